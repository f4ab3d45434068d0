import { includesKey, type OptionKey } from '#shared/engine/option-key.ts'
import type { UnitId } from '#shared/invasions/state.ts'

/** A hit that a unit can take: an option key of the form, and the piece that it strikes. */
export interface OfferedHit {
  readonly key: OptionKey
  readonly piece?: string
}

/**
 * Moves one hit to a unit by a single click: takes the unit's next hit and spares the greatest other loss.
 * A unit that already takes all it can is spared, and the least losses replace it. The number of hits stays the same.
 */
export function moveHit(
  offered: readonly OfferedHit[],
  chosen: readonly OptionKey[],
  unit: UnitId
): readonly OptionKey[] {
  const keysOf = (piece: string) => offered.filter((hit) => hit.piece === piece).map(({ key }) => key)
  const next = keysOf(unit).find((key) => !includesKey(chosen, key))
  if (next === undefined) return filled(offered, without(chosen, keysOf(unit)), chosen.length, unit)
  // The hits are offered from the least loss to the greatest.
  const spared = offered.findLast(({ key, piece }) => piece !== unit && includesKey(chosen, key))
  return spared ? [...without(chosen, [spared.key]), next] : chosen
}

/** Adds the least losses, except of one unit, until there are as many as needed. */
function filled(
  offered: readonly OfferedHit[],
  kept: readonly OptionKey[],
  needed: number,
  but: UnitId
): readonly OptionKey[] {
  const free = offered.filter(({ key, piece }) => piece !== but && !includesKey(kept, key))
  const added = free.slice(0, needed - kept.length).map(({ key }) => key)
  return [...kept, ...added]
}

const without = (keys: readonly OptionKey[], gone: readonly OptionKey[]): readonly OptionKey[] =>
  keys.filter((key) => !includesKey(gone, key))

/** Toggles one of several picks by a single click. If the maximum is reached, the last pick gives way. */
export function togglePick(chosen: readonly OptionKey[], key: OptionKey, most: number): readonly OptionKey[] {
  if (includesKey(chosen, key)) return without(chosen, [key])
  const kept = chosen.length >= most ? chosen.slice(0, -1) : chosen
  return [...kept, key]
}
