import type { Message } from '../../../engine/message.ts'
import type { CombatEvent } from '../../events/combat.ts'
import { message, reference, references } from '../message.ts'
import type { SentencesOf } from './shapes.ts'

/** One sentence for each type of event of this part. The compiler reports a missing type. */
export const combatSentences: SentencesOf<CombatEvent> = {
  'battle-fought': battleFought,
  'units-lost': ({ legions, fleets }) => {
    if (fleets === 0) return message('event.units-lost-legions', { legions: legions.length })
    if (legions.length === 0) return message('event.units-lost-fleets', { fleets })
    return message('event.units-lost-both', { legions: legions.length, fleets })
  },
  veteran: ({ legion, senator }) =>
    senator
      ? message('event.veteran', { number: legion, senator: reference('senator', senator) })
      : message('event.veteran-masterless', { number: legion }),
  captured: ({ senator, by }) =>
    message('event.captured', { senator: reference('senator', senator), war: reference('war', by) }),
  ransomed: ({ senator, talents }) =>
    message('event.ransomed', { senator: reference('senator', senator), talents }),
  'fleet-beaten': ({ war }) => message('event.fleet-beaten', { war: reference('war', war) }),
  'war-won': ({ war: id, senator, spoils }) => {
    const war = reference('war', id)
    if (!senator)
      return spoils > 0
        ? message('event.war-over-spoils', { war, talents: spoils })
        : message('event.war-over', { war })
    const victor = reference('senator', senator)
    return spoils > 0
      ? message('event.war-won-spoils', { war, senator: victor, talents: spoils })
      : message('event.war-won', { war, senator: victor })
  },
  'leader-beaten': ({ leader, shelter }) =>
    message(shelter ? 'event.leader-sheltered' : 'event.leader-beaten', {
      leader: reference('leader', leader)
    }),
  'war-became-revolt': ({ war }) => message('event.war-became-revolt', { war: reference('war', war) }),
  'province-created': ({ province }) =>
    message('event.province-created', { province: reference('province', province) }),
  'army-home': ({ senators }) =>
    senators.length > 0
      ? message('event.army-home', { senators: references('senator', senators) })
      : message('event.army-home-alone'),
  'battle-declined': ({ war }) => message('event.battle-declined', { war: reference('war', war) }),
  'war-unprosecuted': ({ war }) => message('event.war-unprosecuted', { war: reference('war', war) }),
  'veterans-turned': ({ senator, legions, to }) =>
    message(to === 'rebel' ? 'event.veterans-to-rebel' : 'event.veterans-to-senate', {
      senator: reference('senator', senator),
      count: legions.length
    }),
  'revolt-crushed': ({ rebel, by }) => {
    const target = reference('senator', rebel)
    return by
      ? message('event.revolt-crushed', { target, senator: reference('senator', by) })
      : message('event.revolt-collapsed', { target })
  }
}

function battleFought({
  commander,
  against,
  field,
  strength,
  enemy,
  result
}: Extract<CombatEvent, { readonly type: 'battle-fought' }>): Message {
  const sides = { senator: reference('senator', commander), first: strength, second: enemy }
  if (against === 'rebel') return message(`event.civil-battle-${result}`, sides)
  const words = { ...sides, war: reference('war', against) }
  return message(field === 'sea' ? `event.sea-battle-${result}` : `event.battle-${result}`, words)
}
