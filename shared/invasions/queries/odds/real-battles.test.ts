import { describe, expect, it } from 'vitest'
import { createRandom } from '../../../engine/random.ts'
import type { InvasionsState } from '../../state.ts'
import { emptyMap, encamp, hire, lead, put, tie } from '../../testing/position.ts'
import {
  adrianopleOnMap,
  argentoratumOnMap,
  battleOrder,
  nisibisOnMap
} from '../../testing/printed-battles.ts'
import { randomBattle } from '../../testing/random-battle.ts'
import {
  type BattleSamples,
  type CardInBattle,
  fightMany,
  oddsAtFirstDie
} from '../../testing/real-battles.ts'
import { disagreement } from '../../testing/samples.ts'
import { situationOf, startBattle } from '../battle/battle-in-progress.ts'
import type { BattleSetup } from '../battle/battle-setup.ts'
import type { BattleArmy, BattleSituation } from '../battle/situation.ts'
import type { BattleOdds } from './battle-forecast.ts'
import { battleOdds, type CombatSystem } from './battle-odds.ts'
import { oddsOfSetup } from './setup-odds.ts'

const BATTLES = 800

/** The odds that differ from the results by more than chance explains, with the number of standard errors. */
function faults(odds: BattleOdds, fought: BattleSamples): Record<string, number> {
  const all = {
    'attacker wins': disagreement(fought.attackerWins, odds.attackerWins),
    'attacker loses': disagreement(fought.lost.attacker, odds.expectedLosses.attacker),
    'defender loses': disagreement(fought.lost.defender, odds.expectedLosses.defender)
  }
  return Object.fromEntries(Object.entries(all).filter(([, errors]) => errors > 0))
}

interface Battle {
  readonly state: InvasionsState
  readonly order: BattleSetup
}

/** A battle on the map, and the same battle without one modifier, which the comparison must notice. */
interface Case {
  readonly name: string
  readonly battle: (combat: CombatSystem) => Battle
  readonly without: (situation: BattleSituation) => BattleSituation
}

const cases: readonly Case[] = [
  {
    name: 'Nisibis: great leaders, elites of two Empires, horse archers, a fortified city',
    battle: nisibisOnMap,
    without: (situation) => ({ ...situation, defender: { ...situation.defender, fortifiedCity: false } })
  },
  {
    name: 'Argentoratum: Barbarians in the forest, intercepted, against auxiliaries and a damaged elite',
    battle: argentoratumOnMap,
    without: (situation) => ({ ...situation, intercepted: false })
  },
  {
    name: 'Adrianople: a possible ambush, mercenaries in the line',
    battle: adrianopleOnMap,
    without: (situation) => ({
      ...situation,
      attacker: { ...situation.attacker, leader: { combat: 2, mountain: true } }
    })
  },
  {
    name: 'over a range into an ambush of alpine archers',
    battle: (combat) => {
      const state = emptyMap({ combat, control: { armenia_minor: 'armenians' } })
      const persians = [
        ...put(state, 'persians', 'archers', 'armenia_minor', 2),
        ...put(state, 'persians', 'horse-archers', 'armenia_minor', 3)
      ]
      const armenians = [
        ...put(state, 'armenians', 'mountain-archers', 'armenia_minor', 2),
        ...put(state, 'armenians', 'mountain-infantry', 'armenia_minor', 2)
      ]
      return {
        state,
        order: battleOrder(['persians', persians], ['armenians', armenians], 'armenia_minor', 'pontus')
      }
    },
    without: (situation) => ({
      ...situation,
      defender: {
        ...situation.defender,
        units: situation.defender.units.map((unit) => ({ ...unit, alpine: false }))
      }
    })
  },
  {
    name: 'over a river into the forest, against axes and a horde',
    battle: (combat) => {
      const state = emptyMap({ combat })
      const romans = [
        ...put(state, 'romans', 'legion', 'agri_decumates', 3),
        ...put(state, 'romans', 'elite-cavalry', 'agri_decumates')
      ]
      const franks = put(state, 'franks', 'frankish-infantry', 'agri_decumates', 4)
      encamp(state, 'franks', 'agri_decumates')
      lead(state, 'gratianus', 'agri_decumates')
      const order = battleOrder(['romans', romans], ['franks', franks], 'agri_decumates', 'lotharingia')
      return {
        state,
        order: {
          ...order,
          attacker: { ...order.attacker, leader: 'gratianus' },
          defender: { ...order.defender, hordes: ['franks'] }
        }
      }
    },
    without: (situation) => ({ ...situation, defender: { ...situation.defender, hordes: [] } })
  },
  {
    name: 'nomads across a river against a Limes',
    battle: (combat) => {
      const state = emptyMap({ combat, control: { moesia_inferior: 'byzantines' } })
      const huns = put(state, 'huns', 'horse-archers', 'moesia_inferior', 4)
      const romans = [
        ...put(state, 'byzantines', 'archers', 'moesia_inferior'),
        ...put(state, 'byzantines', 'infantry', 'moesia_inferior', 1, { people: 'visigoths' })
      ]
      put(state, 'byzantines', 'limes', 'moesia_inferior')
      return {
        state,
        order: battleOrder(['huns', huns], ['byzantines', romans], 'moesia_inferior', 'valachia')
      }
    },
    without: (situation) => ({ ...situation, defender: { ...situation.defender, limes: false } })
  }
]

/** The army as if one player chose all its losses. */
function ofOnePlayer({ campOfLimes: _, units, ...army }: BattleArmy): BattleArmy {
  return { ...army, units: units.map(({ camp: _, ...unit }) => unit) }
}

const asOnePlayers = (situation: BattleSituation): BattleSituation => ({
  ...situation,
  attacker: ofOnePlayer(situation.attacker),
  defender: ofOnePlayer(situation.defender)
})

/** XX.H: stacks of several players, who share the hits of each round by their units. */
const shared: readonly Case[] = [
  {
    name: 'legions beside Goths against horse archers: only the legions can be turned',
    battle: (combat) => {
      const at = 'assyria'
      const state = emptyMap({ combat, control: { akkad: 'persians' } })
      tie(state, { kind: 'alliance', between: ['byzantines', 'visigoths'] })
      const romans = put(state, 'byzantines', 'legion', at, 3)
      const goths = put(state, 'visigoths', 'infantry', at, 3)
      const persians = [
        ...put(state, 'persians', 'horse-archers', at, 3),
        ...put(state, 'persians', 'heavy-cavalry', at, 2)
      ]
      lead(state, 'valens', at)
      const order = battleOrder(['byzantines', [...goths, ...romans]], ['persians', persians], at, 'amida')
      return { state, order: { ...order, attacker: { ...order.attacker, leader: 'valens' } } }
    },
    without: asOnePlayers
  },
  {
    name: 'a Roman Limes and Roman guards beside Persians who lead the defence',
    battle: (combat) => {
      const at = 'moesia_inferior'
      const state = emptyMap({ combat, control: { [at]: 'byzantines' } })
      tie(state, { kind: 'alliance', between: ['byzantines', 'persians'] })
      const huns = put(state, 'huns', 'horse-archers', at, 6)
      const persians = put(state, 'persians', 'infantry', at, 3)
      const romans = put(state, 'byzantines', 'guard', at, 2)
      put(state, 'byzantines', 'limes', at)
      return {
        state,
        order: battleOrder(['huns', huns], ['persians', [...persians, ...romans]], at, 'valachia')
      }
    },
    without: asOnePlayers
  },
  {
    name: 'three players, mercenaries and a horde on one side, two on the other',
    battle: (combat) => {
      const at = 'agri_decumates'
      const state = emptyMap({ combat })
      const romans = put(state, 'romans', 'legion', at, 2)
      const persians = put(state, 'persians', 'clibanarii', at, 1)
      const goths = put(state, 'visigoths', 'infantry', at, 2)
      const [mercenary = '', ...franks] = put(state, 'franks', 'frankish-infantry', at, 3)
      hire(state, mercenary, 'romans')
      const alamanni = put(state, 'alamanni', 'infantry', at, 3)
      const ostrogoths = put(state, 'ostrogoths', 'noble-cavalry', at, 2)
      encamp(state, 'alamanni', at)
      const order = battleOrder(
        ['romans', [mercenary, ...goths, ...franks, ...persians, ...romans]],
        ['alamanni', [...alamanni, ...ostrogoths]],
        at,
        'lotharingia'
      )
      return { state, order: { ...order, defender: { ...order.defender, hordes: ['alamanni'] } } }
    },
    without: asOnePlayers
  }
]

interface CardCase {
  readonly name: string
  readonly battle: (combat: CombatSystem) => Battle
  readonly card: CardInBattle
}

/** The defenders' archers behind the Danube. */
function overTheDanube(combat: CombatSystem): Battle {
  const at = 'moesia_inferior'
  const state = emptyMap({ combat, control: { [at]: 'byzantines' } })
  const goths = put(state, 'visigoths', 'infantry', at, 3)
  const romans = put(state, 'byzantines', 'archers', at, 2)
  return { state, order: battleOrder(['visigoths', goths], ['byzantines', romans], at, 'valachia') }
}

/** Legions against many in the forest. */
function inTheForest(combat: CombatSystem): Battle {
  const at = 'lotharingia'
  const state = emptyMap({ combat, control: { [at]: 'romans' } })
  const alamanni = put(state, 'alamanni', 'infantry', at, 6)
  const romans = put(state, 'romans', 'legion', at, 3)
  return { state, order: battleOrder(['alamanni', alamanni], ['romans', romans], at, 'austrasia') }
}

const cards: readonly CardCase[] = [
  {
    name: 'Arrow Storm: more missiles',
    battle: overTheDanube,
    card: { holder: 'romans', card: 'arrow-storm', target: 'defender' }
  },
  {
    name: 'Night Attack: no missiles, and fewer dice',
    battle: overTheDanube,
    card: { holder: 'goths', card: 'night-attack', target: 'attacker' }
  },
  {
    name: 'Ambush in the forest',
    battle: inTheForest,
    card: { holder: 'romans', card: 'ambush', target: 'defender' }
  },
  {
    name: 'Desperate Stand: more dice, in the advanced system in both rounds',
    battle: inTheForest,
    card: { holder: 'romans', card: 'desperate-stand', target: 'defender' }
  },
  {
    name: 'Fog: no missiles, and red swords miss',
    battle: nisibisOnMap,
    card: { holder: 'huns', card: 'fog', target: 'attacker' }
  }
]

describe('XX, XXI the odds are those of the battles that the rules fight', () => {
  for (const system of ['basic', 'advanced'] as const) {
    const section = system === 'basic' ? 'XX.H' : 'XXI.F'

    it.each([...cases, ...shared])(`${section} $name`, ({ name, battle, without }) => {
      const { state, order } = battle(system)
      const situation = situationOf(state, startBattle(state, order))
      const odds = oddsOfSetup(state, order)
      const fought = fightMany(state, order, BATTLES, name)
      expect(faults(odds, fought)).toEqual({})
      expect(odds.attackerWins + odds.defenderWins).toBeCloseTo(1, 9)
      // The comparison notices a modifier that only one of the two applies.
      expect(faults(battleOdds(system, without(situation)), fought)).not.toEqual({})
    })

    it.each(cards)(`X.B, ${section} $name`, ({ name, battle, card }) => {
      const { state, order } = battle(system)
      const odds = oddsAtFirstDie(state, order, card)
      const fought = fightMany(state, order, BATTLES / 2, name, card)
      expect(faults(odds, fought)).toEqual({})
      expect(faults(oddsOfSetup(state, order), fought)).not.toEqual({})
    })
  }

  it.each([
    { name: 'any battle anywhere', wanted: 16, withAllies: false },
    { name: 'any battle of several players anywhere', wanted: 10, withAllies: true }
  ])('XX.H, XXI.F $name', ({ wanted, withAllies }) => {
    const random = createRandom('any battle')
    const wrong: unknown[] = []
    let battles = 0
    for (let number = 0; battles < wanted; number++) {
      const state = emptyMap({ combat: number % 2 === 0 ? 'basic' : 'advanced', seed: `any ${number}` })
      const order = randomBattle(state, random, { withAllies })
      if (!order) continue
      battles += 1
      const found = faults(oddsOfSetup(state, order), fightMany(state, order, 250, `any ${number}`))
      if (Object.keys(found).length > 0) wrong.push({ number, order, found })
    }
    expect(wrong).toEqual([])
  })
})
