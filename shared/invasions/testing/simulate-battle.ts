import { type RandomState, randomInt } from '../../engine/random.ts'
import { combatHits, roundModifiers, sumOf } from '../queries/battle/advanced-tables.ts'
import { type BattleDie, type DicePool, hitsOfAll, hitsOn } from '../queries/battle/dice.ts'
import { afterHits, lossOrder } from '../queries/battle/loss-order.ts'
import { ambushChance, missileHits, missileModifiers, missilePool } from '../queries/battle/missiles.ts'
import { battlePool } from '../queries/battle/pools.ts'
import {
  type BattleSide,
  type Fighter,
  lineOf,
  type Situation,
  strength,
  withLine
} from '../queries/battle/situation.ts'
import { winnerOfBattle } from '../queries/battle/victory.ts'
import type { CombatSystem } from '../queries/odds/battle.ts'
import { enemyTargets, ownTargets, type Target } from '../queries/odds/reroll-policy.ts'
import { nextRoll } from '../queries/odds/two-dice.ts'
import { isOpen } from '../queries/terrain.ts'

interface Sim {
  situation: Situation
  readonly lost: Record<BattleSide, number>
  readonly nationalLost: Record<BattleSide, boolean>
  readonly system: CombatSystem
  readonly random: RandomState
}

const d6 = (random: RandomState): number => randomInt(random, 6) + 1
const twoDice = (random: RandomState): number => d6(random) + d6(random)

/** One battle fought with dice, hit by hit, by the policy that the odds suppose: the odds are checked against it. */
export function simulateBattle(system: CombatSystem, situation: Situation, random: RandomState) {
  const sim: Sim = {
    situation,
    lost: { attacker: 0, defender: 0 },
    nationalLost: { attacker: false, defender: false },
    system,
    random
  }
  missiles(sim)
  if (!isOver(sim)) {
    if (system === 'basic') basicRound(sim)
    else advancedRounds(sim)
  }
  const toll = (side: BattleSide) => ({
    lost: sim.lost[side],
    destroyed: isDestroyed(sim, side),
    combat: situation[side].leader?.combat ?? 0
  })
  const holds = situation.defender.fortifiedCity || situation.defender.hordes.length > 0
  return { winner: winnerOfBattle(toll('attacker'), toll('defender'), holds), lost: sim.lost }
}

function isDestroyed({ situation }: Sim, side: BattleSide): boolean {
  const army = situation[side]
  return lineOf(army).length === 0 && (side === 'attacker' || army.hordes.length === 0)
}

const isOver = (sim: Sim): boolean => isDestroyed(sim, 'attacker') || isDestroyed(sim, 'defender')

function strike(sim: Sim, side: BattleSide, hits: number): void {
  for (let hit = 0; hit < hits; hit++) {
    const army = sim.situation[side]
    const line = lineOf(army)
    const slot = lossOrder(line, sim.nationalLost[side])[0]
    const victim: Fighter | undefined = slot && line[slot.unit]
    if (slot && victim) {
      sim.situation = { ...sim.situation, [side]: withLine(army, afterHits(line, [slot])) }
      if (!slot.fatal) continue
      sim.lost[side] += 1
      if (!victim.foreign) sim.nationalLost[side] = true
    } else if (side === 'defender' && army.hordes.length > 0) {
      sim.situation = { ...sim.situation, defender: { ...army, hordes: army.hordes.slice(1) } }
    }
  }
}

function shots({ situation, system, random }: Sim, side: BattleSide, ambush: boolean): number {
  const open = isOpen(situation.terrain)
  if (system === 'basic') return hitsOfAll(rollPool(random, missilePool(situation, side, { ambush })), open)
  const modifiers = missileModifiers(situation, side, { ambush })
  return modifiers ? missileHits(twoDice(random) + sumOf(modifiers), open) : 0
}

function missiles(sim: Sim): void {
  const chance = ambushChance(sim.situation)
  if (chance === 'sure' || (chance === 'check' && randomInt(sim.random, 2) === 0)) {
    strike(sim, 'attacker', shots(sim, 'defender', true))
    if (!isOver(sim)) strike(sim, 'defender', shots(sim, 'attacker', false))
    return
  }
  const [onDefender, onAttacker] = [shots(sim, 'attacker', false), shots(sim, 'defender', false)]
  strike(sim, 'attacker', onAttacker)
  strike(sim, 'defender', onDefender)
}

function rollPool(random: RandomState, pool: DicePool): BattleDie[] {
  return (['white', 'black'] as const).flatMap((colour) =>
    Array.from({ length: pool[colour] }, () => ({ colour, face: d6(random) }))
  )
}

function rerollFirst(
  dice: BattleDie[],
  targets: readonly Target[],
  open: boolean,
  random: RandomState
): boolean {
  for (const { colour, hits } of targets) {
    const index = dice.findIndex((die) => die.colour === colour && hitsOn(die, open) === hits)
    if (index < 0) continue
    dice[index] = { colour, face: d6(random) }
    return true
  }
  return false
}

function basicRound(sim: Sim): void {
  const { situation, random } = sim
  const open = isOpen(situation.terrain)
  const dice = {
    attacker: rollPool(random, battlePool(situation, 'attacker')),
    defender: rollPool(random, battlePool(situation, 'defender'))
  }
  for (const [own, enemy] of [
    ['attacker', 'defender'],
    ['defender', 'attacker']
  ] as const) {
    for (let left = situation[own].leader?.combat ?? 0; left > 0; left--) {
      if (rerollFirst(dice[enemy], enemyTargets(open), open, random)) continue
      rerollFirst(dice[own], ownTargets, open, random)
    }
  }
  strike(sim, 'defender', hitsOfAll(dice.attacker, open))
  strike(sim, 'attacker', hitsOfAll(dice.defender, open))
}

function advancedRounds(sim: Sim): void {
  const left = {
    attacker: sim.situation.attacker.leader?.combat ?? 0,
    defender: sim.situation.defender.leader?.combat ?? 0
  }
  for (const round of [1, 2] as const) {
    if (isOver(sim)) return
    const { situation, random } = sim
    const roll = { attacker: twoDice(random), defender: twoDice(random) }
    for (const [own, enemy] of [
      ['attacker', 'defender'],
      ['defender', 'attacker']
    ] as const) {
      let whose = nextRoll(roll[own], roll[enemy], left[own])
      while (whose) {
        left[own] -= 1
        roll[whose === 'own' ? own : enemy] = twoDice(random)
        whose = nextRoll(roll[own], roll[enemy], left[own])
      }
    }
    const hits = (side: BattleSide) =>
      combatHits(
        roll[side] + sumOf(roundModifiers(situation, side, round)),
        strength(situation, side),
        isOpen(situation.terrain)
      )
    const [onDefender, onAttacker] = [hits('attacker'), hits('defender')]
    strike(sim, 'defender', onDefender)
    strike(sim, 'attacker', onAttacker)
  }
}
