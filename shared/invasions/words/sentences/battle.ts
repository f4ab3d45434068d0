import { message, reference, signed } from '../message.ts'
import {
  type EventOf,
  inProvince,
  nationReference,
  ofNation,
  ofTwo,
  type Sentences
} from './sentence-parts.ts'

/** Battles, the fate of leaders, retreats. */
export const battleSentences = {
  'battle-began': ({ province, attacker, defender }) =>
    message('event.battle-began', {
      ...inProvince(province),
      attacker: nationReference(attacker),
      defender: nationReference(defender)
    }),
  'tactical-advantages': (event) => message(advantages(event), inProvince(event.province)),
  ambush: ({ nation, province, succeeded }) =>
    message(succeeded ? 'event.ambush' : 'event.ambush-failed', {
      ...ofNation(nation),
      ...inProvince(province)
    }),
  'battle-pool': ({ nation, white, black }) =>
    message('event.battle-pool', { ...ofNation(nation), white, black }),
  'battle-modifiers': ({ nation, total }) =>
    message('event.battle-modifiers', { ...ofNation(nation), change: signed(total) }),
  'battle-dice': ({ nation, hits }) => message('event.battle-dice', { ...ofNation(nation), hits }),
  'battle-roll': ({ nation, total, hits }) =>
    message('event.battle-roll', { ...ofNation(nation), total, hits }),
  'die-rolled-again': ({ by }) => message('event.die-rolled-again', ofNation(by)),
  'rolled-again': ({ by, of }) =>
    by === of
      ? message('event.rolled-own-again', ofNation(by))
      : message('event.rolled-again', ofTwo(by, of)),
  'leader-option': ({ leader, option }) =>
    message(option === 'add' ? 'event.leader-strengthens' : 'event.leader-weakens', {
      leader: reference('leader', leader)
    }),
  'hits-taken': ({ nation, hits }) => message('event.hits-taken', { ...ofNation(nation), hits }),
  'unit-damaged': ({ unit }) => message('event.unit-damaged', { unit: reference('unit', unit) }),
  'unit-eliminated': ({ unit }) => message('event.unit-eliminated', { unit: reference('unit', unit) }),
  'unit-recovered': ({ unit }) => message('event.unit-recovered', { unit: reference('unit', unit) }),
  'unit-repaired': ({ unit }) => message('event.unit-repaired', { unit: reference('unit', unit) }),
  'unit-defected': ({ unit, from, to }) =>
    to
      ? message('event.unit-defected', { unit: reference('unit', unit), ...ofTwo(from, to) })
      : message('event.unit-stands-aside', { unit: reference('unit', unit), ...ofNation(from) }),
  'horde-captured': ({ nation, by }) => message('event.horde-captured', ofTwo(nation, by)),
  'battle-conceded': ({ nation, province }) =>
    message('event.battle-conceded', { ...ofNation(nation), ...inProvince(province) }),
  'battle-won': ({ province, winner, loser }) =>
    message('event.battle-won', {
      ...inProvince(province),
      winner: nationReference(winner),
      loser: nationReference(loser)
    }),
  'leader-eliminated': ({ leader, nation, cause }) =>
    message(DEATHS[cause], { leader: reference('leader', leader), ...ofNation(nation) }),
  'leader-escaped': ({ leader, to }) =>
    to
      ? message('event.leader-escaped-to', {
          leader: reference('leader', leader),
          to: reference('province', to)
        })
      : message('event.leader-escaped', { leader: reference('leader', leader) }),
  'leader-succeeds': ({ leader, to }) =>
    message('event.leader-succeeds', { leader: reference('leader', leader), to: reference('province', to) }),
  retreated: ({ nation, path }) => {
    const to = path.at(-1)
    return to
      ? message('event.retreated-to', { ...ofNation(nation), to: reference('province', to) })
      : message('event.retreated', ofNation(nation))
  },
  'overrun-in-retreat': ({ nation, unit, province }) =>
    message('event.overrun-in-retreat', {
      ...ofNation(nation),
      ...inProvince(province),
      unit: reference('unit', unit)
    }),
  'no-retreat': ({ nation, from }) =>
    message('event.no-retreat', { ...ofNation(nation), from: reference('province', from) })
} satisfies Partial<Sentences>

const DEATHS = {
  battle: 'event.leader-fell',
  assassination: 'event.leader-murdered',
  card: 'event.leader-dead'
} as const

function advantages({ cavalry, heavy }: EventOf<'tactical-advantages'>) {
  if (cavalry && heavy) {
    return cavalry === heavy
      ? (`event.both-advantages-${cavalry}` as const)
      : (`event.advantages-${cavalry}-cavalry` as const)
  }
  if (cavalry) return `event.cavalry-advantage-${cavalry}` as const
  return heavy ? (`event.heavy-advantage-${heavy}` as const) : 'event.no-advantage'
}
