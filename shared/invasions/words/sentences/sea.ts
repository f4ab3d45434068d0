import { message, reference } from '../message.ts'
import {
  between,
  inProvince,
  inSeaZone,
  nationReference,
  ofNation,
  ofTwo,
  type Sentences
} from './sentence-parts.ts'

/** Fleets, naval battles, crossings and landings. */
export const seaSentences = {
  'fleet-sailed': ({ nation, from, to }) =>
    message('event.fleet-sailed', {
      ...ofNation(nation),
      from: reference('sea', from),
      to: reference('sea', to)
    }),
  'fleet-halted': ({ nation, zone }) =>
    message('event.fleet-halted', { ...ofNation(nation), ...inSeaZone(zone) }),
  'fleet-sunk': ({ nation, zone }) =>
    message('event.fleet-sunk', { ...ofNation(nation), ...inSeaZone(zone) }),
  'fleet-damaged': ({ nation, zone }) =>
    message('event.fleet-damaged', { ...ofNation(nation), ...inSeaZone(zone) }),
  'naval-interception': ({ nation, against, zone, success }) =>
    message(success ? 'event.naval-interception' : 'event.naval-interception-failed', {
      ...ofTwo(nation, against),
      ...inSeaZone(zone)
    }),
  'naval-battle-refused': ({ nation, zone }) =>
    message('event.naval-battle-refused', { ...ofNation(nation), ...inSeaZone(zone) }),
  'naval-dice': ({ nation, zone, hits }) =>
    message('event.naval-dice', { ...ofNation(nation), ...inSeaZone(zone), hits }),
  'naval-battle': ({ zone, attacker, defender, winner }) =>
    winner
      ? message('event.naval-battle-won', {
          ...inSeaZone(zone),
          winner: nationReference(winner),
          loser: nationReference(winner === attacker ? defender : attacker)
        })
      : message('event.naval-battle-drawn', {
          ...inSeaZone(zone),
          attacker: nationReference(attacker),
          defender: nationReference(defender)
        }),
  'crossing-declared': ({ nation, from, to, boats }) =>
    message(boats ? 'event.crossing-in-boats' : 'event.crossing-declared', {
      ...ofNation(nation),
      ...between(from, to)
    }),
  'crossing-cancelled': ({ nation, from }) =>
    message('event.crossing-cancelled', { ...ofNation(nation), from: reference('province', from) }),
  'landing-failed': ({ nation, to }) =>
    message('event.landing-failed', { ...ofNation(nation), to: reference('province', to) }),
  carried: ({ nation, from, to }) => message('event.carried', { ...ofNation(nation), ...between(from, to) }),
  landed: ({ nation, to }) => message('event.landed', { ...ofNation(nation), to: reference('province', to) }),
  'cargo-lost': ({ nation, zone, units }) =>
    message('event.cargo-lost', { ...ofNation(nation), ...inSeaZone(zone), units: units.length }),
  'leader-embarked': ({ leader, zone }) =>
    message('event.leader-embarked', { leader: reference('leader', leader), ...inSeaZone(zone) }),
  'leader-disembarked': ({ leader, province }) =>
    message('event.leader-disembarked', { leader: reference('leader', leader), ...inProvince(province) })
} satisfies Partial<Sentences>
