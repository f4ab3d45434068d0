import type { BattleSide, Situation } from '../battle/situation.ts'
import { recoveries, winnerOfBattle } from '../battle/victory.ts'
import { type Casualties, casualtiesOf, situationAfter } from './casualties.ts'

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

/** Chances of hits still to be taken, by attacker and defender. */
export type Toll = Map<number, number>

/** A battle from here on: the armies as they stand, and what has happened before. */
export interface Standing {
  readonly situation: Situation
  /** XX.B, XX.H: red swords hit; halves count up (XXI.F). */
  readonly red: boolean
  /** Eliminated already. */
  readonly lost: PerSide
  /** XX.K */
  readonly atStart: PerSide
  /** XX.I: the defender wins an even battle. */
  readonly holds: boolean
  /** XX.H: a national unit has fallen already. */
  readonly nationalLost?: Readonly<Record<BattleSide, boolean>>
}

const KEY = 64
const NOTHING: PerSide = { attacker: 0, defender: 0 }

/** Keeps the chances of every toll that the rest of a battle can take. */
export class Reckoning {
  readonly standing: Standing
  readonly #attacker: Casualties
  readonly #defender: Casualties

  constructor(standing: Standing) {
    const { situation, nationalLost } = standing
    this.standing = standing
    this.#attacker = casualtiesOf(situation.attacker, false, nationalLost?.attacker)
    this.#defender = casualtiesOf(situation.defender, true, nationalLost?.defender)
  }

  /** These hits have to be taken, and no others yet. */
  begin(due: PerSide = NOTHING): Toll {
    const toll: Toll = new Map()
    this.note(toll, due.attacker, due.defender, 1)
    return toll
  }

  note(toll: Toll, onAttacker: number, onDefender: number, chance: number): void {
    if (chance <= 0) return
    const key = Math.min(onAttacker, this.#attacker.most) * KEY + Math.min(onDefender, this.#defender.most)
    toll.set(key, (toll.get(key) ?? 0) + chance)
  }

  isOver(onAttacker: number, onDefender: number): boolean {
    return this.#attacker.toll(onAttacker).destroyed || this.#defender.toll(onDefender).destroyed
  }

  after(onAttacker: number, onDefender: number): Situation {
    return situationAfter(this.standing.situation, this.#attacker, this.#defender, [onAttacker, onDefender])
  }

  /** XX.I, XXI.G: who wins when no more hits fall. */
  summary(end: Toll): BattleOdds {
    const { lost, atStart, holds } = this.standing
    const back = recoveries(atStart.attacker, atStart.defender)
    const odds = {
      attackerWins: 0,
      defenderWins: 0,
      expectedLosses: { attacker: 0, defender: 0 },
      lastingLosses: { attacker: 0, defender: 0 },
      destroyed: { attacker: 0, defender: 0 }
    }
    for (const [onAttacker, onDefender, chance] of entriesOf(end)) {
      const toll = {
        attacker: withLost(this.#attacker.toll(onAttacker), lost.attacker),
        defender: withLost(this.#defender.toll(onDefender), lost.defender)
      }
      const winner = winnerOfBattle(toll.attacker, toll.defender, holds)
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

/** Hits on the attacker, hits on the defender, and how likely they are. */
export function* entriesOf(toll: Toll): Generator<readonly [number, number, number]> {
  for (const [key, chance] of toll) yield [Math.floor(key / KEY), key % KEY, chance]
}
