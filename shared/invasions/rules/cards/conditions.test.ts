import { describe, expect, it } from 'vitest'
import { everyRow } from '#shared/testing/every-row.ts'
import type { CardAim, CardMoment } from '../../card-rules.ts'
import { type Condition, conditions, type Group, groups } from '../../content/cards/vocabulary.ts'
import { historicalLeaders as leaders } from '../../content/leaders.ts'
import { presentEntries } from '../../present-entries.ts'
import type { InvasionsState } from '../../state.ts'
import { battleMoment, busyState } from '../../testing/card-moments.ts'
import { clear, put } from '../../testing/position.ts'
import type { ConditionContext } from './condition-context.ts'
import { conditionHolds } from './conditions.ts'
import { groupMembers } from './groups.ts'

type Seen = Partial<Omit<ConditionContext, 'aim' | 'moment'>> & {
  readonly aim?: Partial<CardAim>
  readonly moment?: CardMoment
}

const state = busyState()
const field = busyState()
const battle = battleMoment(field, 'battle-start', 'moesia_superior', 'valachia', 'athanaricus')
const hills = busyState()
const ambush = battleMoment(hills, 'battle-start', 'dardania', 'naissus')
const atSea = (in_: InvasionsState) => {
  clear(in_, 'mare_aegeum')
  put(in_, 'byzantines', 'elite-fleet', 'mare_aegeum')
  return in_
}
const siege = (
  province: 'achaia' | 'thracia',
  nation: 'visigoths' | 'persians' | 'byzantines' = 'visigoths'
): CardMoment => ({
  window: 'siege-start',
  nation,
  province,
  opponent: 'byzantines'
})

function context({ aim = {}, moment = { window: 'at-once' }, ...more }: Seen): ConditionContext {
  return { state, player: 'goths', playerNation: null, ...more, aim, moment }
}

/** For each condition a situation in which it holds, and one in which it does not. */
const cases: Readonly<Record<Condition, readonly [Seen, Seen]>> = {
  own: [{ aim: { nation: 'visigoths' } }, { aim: { nation: 'romans' } }],
  'not-own': [{ aim: { nation: 'romans' } }, { aim: { nation: 'visigoths' } }],
  barbarian: [{ aim: { nation: 'visigoths' } }, { aim: { nation: 'romans' } }],
  civilised: [{ aim: { nation: 'persians' } }, { aim: { nation: 'visigoths' } }],
  empire: [{ aim: { nation: 'romans' } }, { aim: { nation: 'persians' } }],
  'in-decline': [{ aim: { nation: 'romans' } }, { aim: { nation: 'byzantines' } }],
  'not-invading': [
    { aim: { nation: 'romans' } },
    { aim: { nation: 'huns' }, state: { ...state, thisTurn: { ...state.thisTurn, invading: ['huns'] } } }
  ],
  'not-activated': [
    { aim: { nation: 'romans' } },
    { aim: { nation: 'huns' }, state: { ...state, thisTurn: { ...state.thisTurn, activated: ['huns'] } } }
  ],
  'of-nation-in-turn': [
    { aim: { nation: 'romans' }, moment: { window: 'activation-start', nation: 'romans' } },
    { aim: { nation: 'romans' }, moment: { window: 'activation-start', nation: 'huns' } }
  ],
  'no-tie': [{ aim: { nation: 'alamanni' } }, { aim: { nation: 'visigoths' } }],
  federate: [{ aim: { nation: 'visigoths' } }, { aim: { nation: 'franks' } }],
  vassal: [{ aim: { nation: 'franks' } }, { aim: { nation: 'visigoths' } }],
  'horde-near-area': [
    { aim: { nation: 'alamanni' }, playerNation: 'romans' },
    { aim: { nation: 'alans' }, playerNation: 'romans' }
  ],
  'hordes-within-3': [
    { aim: { nation: 'alamanni', nation2: 'franks' } },
    { aim: { nation: 'alamanni', nation2: 'alans' } }
  ],
  'four-units': [{ aim: { nation: 'visigoths' } }, { aim: { nation: 'huns' } }],
  'pagan-or-arian': [{ aim: { nation: 'visigoths' } }, { aim: { nation: 'romans' } }],
  'holds-granary': [{ aim: { nation: 'byzantines' } }, { aim: { nation: 'visigoths' } }],
  'trades-by-sea': [{ aim: { nation: 'byzantines' } }, { aim: { nation: 'visigoths' } }],
  'religions-differ': [{ moment: battle }, { moment: { ...battle, opponent: 'ostrogoths' } }],
  attacker: [{ aim: { role: 'attacker' } }, { aim: { role: 'defender' } }],
  defender: [{ aim: { role: 'defender' } }, { aim: { role: 'attacker' } }],
  'has-leader': [
    { aim: { role: 'attacker' }, moment: battle },
    { aim: { role: 'defender' }, moment: battle }
  ],
  'no-leader': [
    { aim: { role: 'defender' }, moment: battle },
    { aim: { role: 'attacker' }, moment: battle }
  ],
  'has-archers': [
    { state: field, aim: { role: 'attacker' }, moment: battle },
    { state: field, aim: { role: 'attacker' }, moment: { ...battle, units: ['visigoths-6'] } }
  ],
  'has-cavalry': [
    { state: field, aim: { role: 'attacker' }, moment: battle },
    { state: field, aim: { role: 'attacker' }, moment: { ...battle, units: ['visigoths-6'] } }
  ],
  outnumbered: [
    { state: field, aim: { role: 'defender' }, moment: battle },
    { state: field, aim: { role: 'attacker' }, moment: battle }
  ],
  'open-terrain': [{ moment: battle }, { moment: ambush }],
  'close-terrain': [{ moment: ambush }, { moment: battle }],
  'no-mountain-leader': [{ moment: ambush }, { moment: { ...ambush, leader: mountainLeader() } }],
  'crossed-river': [{ moment: battle }, { moment: ambush }],
  'has-foreigner': [
    { state: field, aim: { nation: 'byzantines', role: 'defender' }, moment: battle },
    { state: field, aim: { nation: 'visigoths', role: 'attacker' }, moment: battle }
  ],
  fortified: [{ moment: siege('thracia') }, { moment: siege('achaia') }],
  unfortified: [{ moment: siege('achaia') }, { moment: siege('thracia') }],
  coastal: [{ moment: siege('achaia') }, { aim: { province: 'dardania' } }],
  'fleet-off-city': [{ moment: siege('achaia') }, { moment: { ...siege('achaia'), opponent: 'persians' } }],
  'besieger-fleet-off-city': [
    { state: atSea(busyState()), moment: siege('achaia', 'byzantines') },
    { moment: siege('achaia', 'persians') }
  ],
  'besieger-barbarian': [{ moment: siege('achaia') }, { moment: siege('achaia', 'persians') }],
  'level-1-or-2': [{ aim: { province: 'achaia' } }, { aim: { province: 'thracia' } }],
  unsacked: [
    { aim: { province: 'achaia' } },
    { aim: { province: 'achaia' }, state: { ...state, plundered: { achaia: 'cattle-1' } } }
  ],
  'no-revolt': [{ aim: { province: 'achaia' } }, { aim: { province: 'dardania' } }],
  'controlled-by-civilised': [{ aim: { province: 'achaia' } }, { aim: { province: 'valachia' } }],
  'controlled-by-active': [{ aim: { province: 'valachia' } }, { aim: { province: 'armenia' } }],
  'holds-civilised-province': [{ aim: { area: 'graecia' } }, { aim: { area: 'germania' } }],
  'revolt-possible': [{ aim: { area: 'graecia' } }, { aim: { area: 'germania' } }],
  'no-heresy-plus': [
    { aim: { area: 'africa' } },
    {
      aim: { area: 'africa' },
      state: { ...state, heresies: { africa: { grade: '+', religion: 'catholic' } } }
    }
  ],
  'christian-area': [{ aim: { area: 'aegyptus' } }, { aim: { area: 'persis' } }],
  'holds-city': [{ aim: { area: 'graecia' } }, { aim: { area: 'germania' } }],
  'holds-units': [{ aim: { area: 'germania' } }, { aim: { area: 'scandinavia' } }],
  'no-fleet': [{ aim: { sea: 'sinus_persicus' } }, { aim: { sea: 'mare_aegeum' } }],
  'trade-zone': [{ aim: { sea: 'mare_aegeum' } }, { aim: { sea: 'oceanus_atlanticus' } }],
  'not-empire-ruler': [{ aim: { leader: 'caesar-east' } }, { aim: { leader: 'constantius-ii' } }],
  ruler: [{ aim: { leader: 'constantius-ii' } }, { aim: { leader: 'caesar-east' } }],
  'empty-of-defenders': [
    { state: field, aim: { province: 'achaia' }, moment: { window: 'province-entered', units: [] } },
    { state: field, aim: { province: 'moesia_superior' }, moment: { window: 'province-entered', units: [] } }
  ],
  'rural-enemy': [
    { aim: { nation: 'alamanni', province: 'noricum' } },
    { aim: { nation: 'romans', province: 'noricum' } }
  ],
  'heresy-in-nation': [{ aim: { nation: 'romans' } }, { aim: { nation: 'visigoths' } }]
}

describe('X.B conditions of the cards', () => {
  it('X.B each holds where it should, and not where it should not', () => {
    everyRow(
      presentEntries(cases),
      ([condition]) => `${condition}: ${conditions[condition]}`,
      ([condition, [yes, no]]) => {
        expect(conditionHolds(condition, context(yes))).toBe(true)
        expect(conditionHolds(condition, context(no))).toBe(false)
      }
    )
    expect(Object.keys(cases).sort()).toEqual(Object.keys(conditions).sort())
  })
})

describe('X.B groups of the cards', () => {
  const members: Readonly<Record<Group, readonly [Partial<CardAim>, readonly string[]]>> = {
    'civilised-nations': [{}, ['persians', 'romans', 'byzantines']],
    'barbarian-nations': [{}, ['alamanni', 'franks', 'visigoths', 'ostrogoths', 'alans', 'kushites']],
    'civilised-nations-in-area': [{ area: 'graecia' }, ['byzantines']],
    'nations-with-units-in-area': [{ area: 'germania' }, ['alamanni', 'franks']],
    'stacks-of-two-in-area': [{ area: 'graecia' }, ['byzantines']],
    'leaders-in-area': [{ area: 'graecia' }, ['byzantines']],
    'nations-trading-in-zone': [{ sea: 'mare_aegeum' }, ['byzantines']],
    'oldest-civilised-nation': [{}, ['romans']],
    'richest-civilised-nation': [{}, ['byzantines']],
    'largest-civilised-army': [{}, ['romans']]
  }
  it('X.B each has its members', () => {
    everyRow(
      presentEntries(members),
      ([group]) => group,
      ([group, [aim, expected]]) => {
        const found = groupMembers(state, group, aim).map(({ nation }) => nation)
        expect(new Set(found)).toEqual(new Set(expected))
      }
    )
    expect(Object.keys(members).sort()).toEqual(Object.keys(groups).sort())
  })
})

function mountainLeader(): string {
  return leaders.find(({ mountain }) => mountain)?.id ?? ''
}
