import { recoveries, winnerOfBattle } from '../battle/battle-result.ts'
import type { BattleSide, BattleSituation } from '../battle/situation.ts'
import { type Casualties, casualtiesOf, situationAfter } from './casualties.ts'

export interface PerSide {
  readonly attacker: number
  readonly defender: number
}

/**
 * Exact chances of a battle. Assumes losses in the order of `lossOrder` and re-rolls as in `reroll-policy.ts`, and that
 * nobody trades a re-roll for a die, plays a card or retreats voluntarily.
 */
export interface BattleOdds {
  readonly attackerWins: number
  readonly defenderWins: number
  /** Units eliminated in the battle, before recovery. */
  readonly expectedLosses: PerSide
  /** Units that are still lost after recovery (XX.K). */
  readonly lastingLosses: PerSide
  readonly destroyed: PerSide
}

/** The chance of each pair of hits that attacker and defender have to take, by an encoded key. */
export type HitDistribution = Map<number, number>

/** A battle so far: the armies as they are now, and their earlier losses. */
export interface BattleSoFar {
  readonly situation: BattleSituation
  /** XX.B, XX.H: red swords hit. XXI.F: halves round up. */
  readonly red: boolean
  /** The units already eliminated. */
  readonly lost: PerSide
  /** XX.K */
  readonly atStart: PerSide
  /** XX.I: the defender wins when the losses are equal. */
  readonly defenderWinsTies: boolean
  /** XX.H: whether a national unit has already been eliminated. */
  readonly nationalLost?: Readonly<Record<BattleSide, boolean>>
}

const KEY = 64
const NOTHING: PerSide = { attacker: 0, defender: 0 }

/** Computes the chances of all results that the rest of a battle can have. */
export class BattleForecast {
  readonly soFar: BattleSoFar
  readonly #attacker: Casualties
  readonly #defender: Casualties

  constructor(standing: BattleSoFar) {
    const { situation, nationalLost } = standing
    this.soFar = standing
    this.#attacker = casualtiesOf(situation.attacker, false, nationalLost?.attacker)
    this.#defender = casualtiesOf(situation.defender, true, nationalLost?.defender)
  }

  /** The distribution in which exactly these hits are certain. */
  begin(due: PerSide = NOTHING): HitDistribution {
    const toll: HitDistribution = new Map()
    this.add(toll, due.attacker, due.defender, 1)
    return toll
  }

  add(toll: HitDistribution, onAttacker: number, onDefender: number, chance: number): void {
    if (chance <= 0) return
    const key = Math.min(onAttacker, this.#attacker.most) * KEY + Math.min(onDefender, this.#defender.most)
    toll.set(key, (toll.get(key) ?? 0) + chance)
  }

  isOver(onAttacker: number, onDefender: number): boolean {
    return this.#attacker.result(onAttacker).destroyed || this.#defender.result(onDefender).destroyed
  }

  after(onAttacker: number, onDefender: number): BattleSituation {
    return situationAfter(this.soFar.situation, this.#attacker, this.#defender, [onAttacker, onDefender])
  }

  /** XX.I, XXI.G: the odds of the battle after the last hits. */
  summary(end: HitDistribution): BattleOdds {
    const { lost, atStart, defenderWinsTies } = this.soFar
    const back = recoveries(atStart.attacker, atStart.defender)
    const odds = {
      attackerWins: 0,
      defenderWins: 0,
      expectedLosses: { attacker: 0, defender: 0 },
      lastingLosses: { attacker: 0, defender: 0 },
      destroyed: { attacker: 0, defender: 0 }
    }
    for (const [onAttacker, onDefender, chance] of hitsAndChances(end)) {
      const toll = {
        attacker: withLost(this.#attacker.result(onAttacker), lost.attacker),
        defender: withLost(this.#defender.result(onDefender), lost.defender)
      }
      const winner = winnerOfBattle(toll.attacker, toll.defender, defenderWinsTies)
      odds[winner === 'attacker' ? 'attackerWins' : 'defenderWins'] += chance
      for (const side of ['attacker', 'defender'] as const) {
        odds.expectedLosses[side] += chance * toll[side].lost
        odds.lastingLosses[side] += chance * Math.max(0, toll[side].lost - back)
        if (toll[side].destroyed) odds.destroyed[side] += chance
      }
    }
    return odds
  }
}

function withLost<Toll extends { readonly lost: number }>(toll: Toll, before: number): Toll {
  return { ...toll, lost: toll.lost + before }
}

/** The hits on the attacker, the hits on the defender, and the chance of that pair. */
export function* hitsAndChances(toll: HitDistribution): Generator<readonly [number, number, number]> {
  for (const [key, chance] of toll) yield [Math.floor(key / KEY), key % KEY, chance]
}
