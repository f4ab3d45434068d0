import { type BattleCards, NO_CARDS } from '../battle/battle-cards.ts'
import { recoveries, winnerOfBattle } from '../battle/battle-result.ts'
import { isShared } from '../battle/shared-hits.ts'
import { type BattleSide, type BattleSituation, lineOf } from '../battle/situation.ts'
import { type ArmyBeforeHits, type Casualties, casualtiesOfOne } from './casualties.ts'
import { sharedCasualties } from './shared-casualties.ts'

export interface PerSide {
  readonly attacker: number
  readonly defender: number
}

/**
 * Exact chances of a battle. Assumes losses in the order of `lossOrder` and re-rolls as in `reroll-policy.ts`, and that
 * nobody trades a re-roll for a die, plays another card or retreats voluntarily.
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

/** The chance of each pair of conditions of attacker and defender (`Casualties`), by an encoded key. */
export type ConditionOdds = Map<number, number>

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
  /** X.B: what the cards played so far change. */
  readonly cards?: BattleCards
}

/** XX.H: hits that an army must still take. */
export interface HitsDue {
  readonly hits: number
  /** The players to whom they fall, once others have taken their shares (`camp` of a fighter). Absent: all. */
  readonly owing?: ReadonlySet<number>
}

/** More conditions than an army can have. */
const KEY = 4096
const NOTHING: HitsDue = { hits: 0 }

/** Computes the chances of all results that the rest of a battle can have. */
export class BattleForecast {
  readonly soFar: BattleSoFar
  readonly cards: BattleCards
  readonly #attacker: Casualties
  readonly #defender: Casualties

  constructor(soFar: BattleSoFar) {
    const { situation, lost, nationalLost, cards = NO_CARDS } = soFar
    const { attacker, defender } = situation
    this.soFar = soFar
    this.cards = cards
    this.#attacker = casualtiesOf({
      army: attacker,
      // XXVIII.G: hordes that attack alone count as units.
      hordesCount: attacker.units.length === 0 && lost.attacker === 0,
      nationalLost: nationalLost?.attacker ?? false
    })
    this.#defender = casualtiesOf({
      army: defender,
      hordesCount: true,
      nationalLost: nationalLost?.defender ?? false
    })
  }

  /** The armies as they are now, after hits that are still due. */
  begin(onAttacker: HitsDue = NOTHING, onDefender: HitsDue = NOTHING): ConditionOdds {
    const odds: ConditionOdds = new Map()
    const attacker = this.#attacker.take(0, onAttacker.hits, onAttacker.owing)
    const defender = this.#defender.take(0, onDefender.hits, onDefender.owing)
    this.add(odds, attacker, defender, 1)
    return odds
  }

  /** The condition of an army after so many more hits. */
  after(side: BattleSide, condition: number, hits: number): number {
    return (side === 'attacker' ? this.#attacker : this.#defender).take(condition, hits)
  }

  add(into: ConditionOdds, attacker: number, defender: number, chance: number): void {
    if (chance <= 0) return
    const key = attacker * KEY + defender
    into.set(key, (into.get(key) ?? 0) + chance)
  }

  /** XX.I: whether one of the armies is destroyed. */
  isOver(attacker: number, defender: number): boolean {
    return this.#attacker.result(attacker).destroyed || this.#defender.result(defender).destroyed
  }

  /** The situation once the armies are in these conditions. */
  situation(attacker: number, defender: number): BattleSituation {
    return {
      ...this.soFar.situation,
      attacker: this.#attacker.army(attacker),
      defender: this.#defender.army(defender)
    }
  }

  /** XX.I, XXI.G: the odds of the battle after the last hits. */
  summary(end: ConditionOdds): BattleOdds {
    const { lost, atStart, defenderWinsTies } = this.soFar
    const back = recoveries(atStart.attacker, atStart.defender)
    const odds = {
      attackerWins: 0,
      defenderWins: 0,
      expectedLosses: { attacker: 0, defender: 0 },
      lastingLosses: { attacker: 0, defender: 0 },
      destroyed: { attacker: 0, defender: 0 }
    }
    for (const [attacker, defender, chance] of conditionsAndChances(end)) {
      const result = {
        attacker: withLost(this.#attacker.result(attacker), lost.attacker),
        defender: withLost(this.#defender.result(defender), lost.defender)
      }
      // XX.K: a Limes does not recover.
      const lostLimes = {
        attacker: false,
        defender: this.soFar.situation.defender.limes && !this.#defender.army(defender).limes
      }
      const winner = winnerOfBattle(result.attacker, result.defender, defenderWinsTies)
      odds[winner === 'attacker' ? 'attackerWins' : 'defenderWins'] += chance
      for (const side of ['attacker', 'defender'] as const) {
        odds.expectedLosses[side] += chance * result[side].lost
        const ableToRecover = result[side].lost - (lostLimes[side] ? 1 : 0)
        odds.lastingLosses[side] += chance * (result[side].lost - Math.min(back, ableToRecover))
        if (result[side].destroyed) odds.destroyed[side] += chance
      }
    }
    return odds
  }
}

/** What hits leave of an army, whether one player or several share its losses. */
export function casualtiesOf(before: ArmyBeforeHits): Casualties {
  return isShared(lineOf(before.army)) ? sharedCasualties(before) : casualtiesOfOne(before)
}

function withLost<Result extends { readonly lost: number }>(result: Result, before: number): Result {
  return { ...result, lost: result.lost + before }
}

/** The conditions of attacker and defender, and the chance of that pair. */
export function* conditionsAndChances(
  odds: ConditionOdds
): Generator<readonly [attacker: number, defender: number, chance: number]> {
  for (const [key, chance] of odds) yield [Math.floor(key / KEY), key % KEY, chance]
}
