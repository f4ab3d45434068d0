import { describe, expect, it } from 'vitest'
import { createRandom } from '../../../engine/random.ts'
import type { InvasionsState } from '../../state.ts'
import { emptyMap, encamp, lead, put } from '../../testing/position.ts'
import {
  adrianopleOnMap,
  argentoratumOnMap,
  battleOrder,
  nisibisOnMap
} from '../../testing/printed-battles.ts'
import { randomBattle } from '../../testing/random-battle.ts'
import { type BattleSamples, fightMany } from '../../testing/real-battles.ts'
import { disagreement } from '../../testing/samples.ts'
import { situationOf, startBattle } from '../battle/battle-in-progress.ts'
import type { BattleSetup } from '../battle/battle-setup.ts'
import type { BattleSituation } from '../battle/situation.ts'
import type { BattleOdds } from './battle-forecast.ts'
import { battleOdds, type CombatSystem } from './battle-odds.ts'
import { oddsOfSetup } from './setup-odds.ts'

/** Enough to notice each modifier that a case leaves out. The comparison with `without` proves it. */
const BATTLES = 400

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

describe('XX, XXI the odds are those of the battles that the rules fight', () => {
  for (const system of ['basic', 'advanced'] as const) {
    it.each(cases)(`${system === 'basic' ? 'XX.H' : 'XXI.F'} $name`, ({ name, battle, without }) => {
      const { state, order } = battle(system)
      const situation = situationOf(state, startBattle(state, order))
      const odds = oddsOfSetup(state, order)
      const fought = fightMany(state, order, BATTLES, name)
      expect(faults(odds, fought)).toEqual({})
      expect(odds.attackerWins + odds.defenderWins).toBeCloseTo(1, 9)
      // The comparison notices a modifier that only one of the two applies.
      expect(faults(battleOdds(system, without(situation)), fought)).not.toEqual({})
    })
  }

  it('XX.H, XXI.F any battle anywhere', () => {
    const random = createRandom('any battle')
    const wrong: unknown[] = []
    let battles = 0
    for (let number = 0; battles < 24; number++) {
      const state = emptyMap({ combat: number % 2 === 0 ? 'basic' : 'advanced', seed: `any ${number}` })
      const order = randomBattle(state, random)
      if (!order) continue
      battles += 1
      const found = faults(oddsOfSetup(state, order), fightMany(state, order, 125, `any ${number}`))
      if (Object.keys(found).length > 0) wrong.push({ number, order, found })
    }
    expect(wrong).toEqual([])
  })
})
