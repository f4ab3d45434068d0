import type { BattleSide } from '../battle/situation.ts'
import { ENEMY_ROLL_TOO_HIGH, OWN_ROLL_TOO_LOW } from './reroll-policy.ts'

/** The totals of 2D6 with their chances. */
export const TWO_DICE: readonly { readonly total: number; readonly chance: number }[] = Array.from(
  { length: 11 },
  (_, index) => ({ total: index + 2, chance: (6 - Math.abs(5 - index)) / 36 })
)

export interface RolledPair {
  readonly attacker: number
  readonly defender: number
  readonly left: { readonly attacker: number; readonly defender: number }
  readonly chance: number
}

/** XXI.D: which roll a leader re-rolls next; null when he keeps both or has no re-roll left. */
export function nextRoll(own: number, enemy: number, left: number): 'own' | 'enemy' | null {
  if (left === 0) return null
  if (enemy >= ENEMY_ROLL_TOO_HIGH) return 'enemy'
  return own <= OWN_ROLL_TOO_LOW ? 'own' : null
}

/** The state of a round of 2D6: not begun, or with rolled dice. */
export interface TwoDiceState {
  /** Re-rolls left to each leader. */
  readonly left: Readonly<Record<BattleSide, number>>
  /** The natural rolls, if both are already made. */
  readonly lying?: Readonly<Record<BattleSide, number>>
  /** The sides whose leaders use no more re-rolls in this round. */
  readonly content?: readonly BattleSide[]
}

/** The pairs of natural rolls after which the leaders have so many re-rolls left. */
export interface RollsByRerolls {
  readonly left: RolledPair['left']
  readonly pairs: readonly RolledPair[]
}

const known = new Map<string, readonly RollsByRerolls[]>()

/** XXI.D: all pairs of natural rolls after both leaders' re-rolls, the attacker's first. */
export function rollsAfterRerolls(rolling: TwoDiceState): readonly RollsByRerolls[] {
  const name = nameOf(rolling)
  const found = known.get(name) ?? groupsOf(pairsAfterRerolls(rolling))
  known.set(name, found)
  return found
}

function groupsOf(pairs: readonly RolledPair[]): readonly RollsByRerolls[] {
  const groups = Map.groupBy(pairs, ({ left }) => `${left.attacker}-${left.defender}`)
  return [...groups.values()].flatMap((group) => (group[0] ? [{ left: group[0].left, pairs: group }] : []))
}

function pairsAfterRerolls(rolling: TwoDiceState): readonly RolledPair[] {
  const { left, content = [] } = rolling
  let pairs = firstRolls(rolling)
  for (const side of ['attacker', 'defender'] as const) {
    if (content.includes(side)) continue
    for (let step = 0; step < left[side]; step++) pairs = rerollAll(pairs, side)
  }
  return [...pairs.values()]
}

function firstRolls({ left, lying }: TwoDiceState): Map<string, RolledPair> {
  const pairs = new Map<string, RolledPair>()
  if (lying) note(pairs, { ...lying, left, chance: 1 })
  for (const one of lying ? [] : TWO_DICE) {
    for (const other of TWO_DICE) {
      note(pairs, { attacker: one.total, defender: other.total, left, chance: one.chance * other.chance })
    }
  }
  return pairs
}

function nameOf({ left, lying, content = [] }: TwoDiceState): string {
  return [left.attacker, left.defender, lying?.attacker, lying?.defender, ...content].join('-')
}

const knownLast = new Map<string, RollsByRerolls>()
const NONE_LEFT = { attacker: 0, defender: 0 }

/** The same for the last round, in which the remaining re-rolls no longer matter. */
export function lastRolls(rolling: TwoDiceState): RollsByRerolls {
  const name = nameOf(rolling)
  const found = knownLast.get(name)
  if (found) return found
  const pairs = new Map<string, RolledPair>()
  for (const pair of pairsAfterRerolls(rolling)) note(pairs, { ...pair, left: NONE_LEFT })
  const result = { left: NONE_LEFT, pairs: [...pairs.values()] }
  knownLast.set(name, result)
  return result
}

/** One re-roll of a leader, for every pair that he wants to change. */
function rerollAll(
  pairs: ReadonlyMap<string, RolledPair>,
  by: 'attacker' | 'defender'
): Map<string, RolledPair> {
  const next = new Map<string, RolledPair>()
  const enemy = by === 'attacker' ? 'defender' : 'attacker'
  for (const pair of pairs.values()) {
    const whose = nextRoll(pair[by], pair[enemy], pair.left[by])
    if (!whose) {
      note(next, pair)
      continue
    }
    const left = { ...pair.left, [by]: pair.left[by] - 1 }
    const rolled = whose === 'own' ? by : enemy
    for (const { total, chance } of TWO_DICE) {
      note(next, { ...pair, [rolled]: total, left, chance: pair.chance * chance })
    }
  }
  return next
}

function note(pairs: Map<string, RolledPair>, pair: RolledPair): void {
  const name = `${pair.attacker}-${pair.defender}-${pair.left.attacker}-${pair.left.defender}`
  const before = pairs.get(name)
  pairs.set(name, before ? { ...pair, chance: before.chance + pair.chance } : pair)
}
