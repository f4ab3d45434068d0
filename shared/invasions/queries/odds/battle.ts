import { combatHits, roundModifiers, sumOf } from '../battle/advanced-tables.ts'
import { ambushChance, missileHits, missileModifiers, missilePool } from '../battle/missiles.ts'
import { battlePool } from '../battle/pools.ts'
import { type BattleSide, type Situation, strength, unitsInDefence } from '../battle/situation.ts'
import { recoveries, winnerOfBattle } from '../battle/victory.ts'
import { isOpen } from '../terrain.ts'
import { casualtiesOf, situationAfter } from './casualties.ts'
import { duelOdds, hitOdds } from './dice-states.ts'
import { lastRolls, type RolledPair, rollsAfterRerolls, TWO_DICE } from './two-dice.ts'

export interface PerSide {
  readonly attacker: number
  readonly defender: number
}

/**
 * Exact chances of a battle. Supposed: losses in the sensible order of `lossOrder`, re-rolls as in
 * `reroll-policy.ts`; nobody trades a re-roll for a die, plays a card or retreats of his own will.
 */
export interface BattleOdds {
  readonly attackerWins: number
  readonly defenderWins: number
  /** Units eliminated in the battle, before recovery. */
  readonly expectedLosses: PerSide
  /** What is still missing after recovery (XX.K). */
  readonly lastingLosses: PerSide
  readonly destroyed: PerSide
}

export type CombatSystem = 'basic' | 'advanced'

/** Chances of hits taken so far, by attacker and defender. */
type Toll = Map<number, number>
const KEY = 64
const keyOf = (attacker: number, defender: number): number => attacker * KEY + defender

export function battleOdds(system: CombatSystem, situation: Situation): BattleOdds {
  const attacker = casualtiesOf(situation.attacker, false)
  const defender = casualtiesOf(situation.defender, true)
  const end: Toll = new Map()
  const note = (toll: Toll, a: number, d: number, chance: number) => {
    const key = keyOf(Math.min(a, attacker.most), Math.min(d, defender.most))
    if (chance > 0) toll.set(key, (toll.get(key) ?? 0) + chance)
  }
  const isOver = (a: number, d: number) => attacker.toll(a).destroyed || defender.toll(d).destroyed
  const now = (a: number, d: number) => situationAfter(situation, attacker, defender, [a, d])
  const shots = (before: Situation, side: BattleSide, ambush: boolean) =>
    system === 'basic' ? basicShots(before, side, ambush) : advancedShots(before, side, ambush)

  const afterMissiles: Toll = new Map()
  const ambush = { sure: 1, check: 0.5, none: 0 }[ambushChance(situation)]
  for (const [onAttacker, first] of shots(situation, 'defender', true).entries()) {
    if (ambush === 0 || first === 0) continue
    const back = isOver(onAttacker, 0) ? [1] : shots(now(onAttacker, 0), 'attacker', false)
    for (const [onDefender, chance] of back.entries()) {
      note(afterMissiles, onAttacker, onDefender, ambush * first * chance)
    }
  }
  if (ambush < 1) {
    const onDefender = shots(situation, 'attacker', false)
    for (const [a, chanceA] of shots(situation, 'defender', false).entries()) {
      for (const [d, chanceD] of onDefender.entries()) {
        note(afterMissiles, a, d, (1 - ambush) * chanceA * chanceD)
      }
    }
  }

  const rerolls = { attacker: rerollsOf(situation, 'attacker'), defender: rerollsOf(situation, 'defender') }
  if (system === 'basic') {
    const duels = new Map<string, readonly (readonly number[])[]>()
    for (const [key, chance] of afterMissiles) {
      const [a, d] = [Math.floor(key / KEY), key % KEY]
      if (isOver(a, d)) {
        note(end, a, d, chance)
        continue
      }
      const current = now(a, d)
      const pools = { attacker: battlePool(current, 'attacker'), defender: battlePool(current, 'defender') }
      const name = [pools.attacker, pools.defender].map(({ white, black }) => `${white}.${black}`).join('-')
      const joint =
        duels.get(name) ??
        duelOdds({
          ...pools,
          attackerRerolls: rerolls.attacker,
          defenderRerolls: rerolls.defender,
          redCounts: isOpen(situation.terrain)
        })
      duels.set(name, joint)
      for (const [hits, row] of joint.entries()) {
        for (const [answer, share] of row.entries()) note(end, a + answer, d + hits, chance * share)
      }
    }
  } else {
    fightAdvanced(situation, afterMissiles, rerolls, { note, isOver, now, end })
  }
  return summary(situation, end, attacker.toll, defender.toll)
}

function rerollsOf(situation: Situation, side: BattleSide): number {
  return situation[side].leader?.combat ?? 0
}

function basicShots(situation: Situation, side: BattleSide, ambush: boolean): readonly number[] {
  return hitOdds(missilePool(situation, side, { ambush }), isOpen(situation.terrain))
}

function advancedShots(situation: Situation, side: BattleSide, ambush: boolean): readonly number[] {
  const modifiers = missileModifiers(situation, side, { ambush })
  if (!modifiers) return [1]
  const odds = [0, 0, 0]
  for (const { total, chance } of TWO_DICE) {
    const hits = missileHits(total + sumOf(modifiers), isOpen(situation.terrain))
    odds[hits] = (odds[hits] ?? 0) + chance
  }
  return odds
}

interface Fight {
  readonly note: (toll: Toll, a: number, d: number, chance: number) => void
  readonly isOver: (a: number, d: number) => boolean
  readonly now: (a: number, d: number) => Situation
  readonly end: Toll
}

/** XXI.F: two rounds; re-rolls that are left go on to the second. */
function fightAdvanced(situation: Situation, start: Toll, rerolls: PerSide, fight: Fight): void {
  const open = isOpen(situation.terrain)
  const states: { readonly left: PerSide; readonly toll: Toll }[] = []
  const at = (left: PerSide): Toll => {
    const known = states.find(
      (state) => state.left.attacker === left.attacker && state.left.defender === left.defender
    )
    if (known) return known.toll
    const toll: Toll = new Map()
    states.push({ left, toll })
    return toll
  }
  fightRound(1, start, rollsAfterRerolls(rerolls.attacker, rerolls.defender), open, fight, at)
  for (const { left, toll } of [...states]) {
    fightRound(2, toll, lastRolls(left.attacker, left.defender), open, fight, () => fight.end)
  }
}

function fightRound(
  round: 1 | 2,
  toll: Toll,
  rolls: readonly RolledPair[],
  open: boolean,
  fight: Fight,
  next: (left: PerSide) => Toll
): void {
  const tolls = rolls.map(({ left }) => next(left))
  for (const [key, chance] of toll) {
    const [a, d] = [Math.floor(key / KEY), key % KEY]
    if (fight.isOver(a, d)) {
      fight.note(fight.end, a, d, chance)
      continue
    }
    const current = fight.now(a, d)
    const hits = hitsByRoll(current, 'attacker', round, open)
    const answers = hitsByRoll(current, 'defender', round, open)
    for (const [index, roll] of rolls.entries()) {
      const target = tolls[index] ?? fight.end
      fight.note(
        target,
        a + (answers[roll.defender] ?? 0),
        d + (hits[roll.attacker] ?? 0),
        chance * roll.chance
      )
    }
  }
}

/** What each natural 2D6 gives a side now. */
function hitsByRoll(situation: Situation, side: BattleSide, round: 1 | 2, open: boolean): readonly number[] {
  const modifier = sumOf(roundModifiers(situation, side, round))
  const units = strength(situation, side)
  return Array.from({ length: 13 }, (_, natural) => combatHits(natural + modifier, units, open))
}

function summary(
  situation: Situation,
  end: Toll,
  attackerToll: (hits: number) => {
    readonly lost: number
    readonly destroyed: boolean
    readonly combat: number
  },
  defenderToll: (hits: number) => {
    readonly lost: number
    readonly destroyed: boolean
    readonly combat: number
  }
): BattleOdds {
  const { attacker, defender } = situation
  const back = recoveries(attacker.units.length, unitsInDefence(defender))
  const odds = {
    attackerWins: 0,
    defenderWins: 0,
    expectedLosses: { attacker: 0, defender: 0 },
    lastingLosses: { attacker: 0, defender: 0 },
    destroyed: { attacker: 0, defender: 0 }
  }
  for (const [key, chance] of end) {
    const toll = { attacker: attackerToll(Math.floor(key / KEY)), defender: defenderToll(key % KEY) }
    const winner = winnerOfBattle(
      toll.attacker,
      toll.defender,
      defender.fortifiedCity || defender.hordes.length > 0
    )
    odds[winner === 'attacker' ? 'attackerWins' : 'defenderWins'] += chance
    for (const side of ['attacker', 'defender'] as const) {
      odds.expectedLosses[side] += chance * toll[side].lost
      odds.lastingLosses[side] += chance * Math.max(0, toll[side].lost - back)
      if (toll[side].destroyed) odds.destroyed[side] += chance
    }
  }
  return odds
}
