import { damage, type Fighter } from './situation.ts'

/** XX.H: one hit that a unit can take. An undamaged elite takes two; the first flips it. */
export interface HitSlot {
  readonly unit: number
  readonly hit: 1 | 2
  /** Whether this hit eliminates the unit. */
  readonly fatal: boolean
}

export const hitsToKill = (unit: Fighter): 1 | 2 => (unit.elite > 0 ? 2 : 1)

export function hitCapacity(units: readonly Fighter[]): number {
  return units.reduce((sum, unit) => sum + hitsToKill(unit), 0)
}

/**
 * XX.H: all hits that a line can take, in a sensible order: first flip elites, which are not lost by that, then
 * eliminate the least useful units. The first unit eliminated in a battle is national if there is one.
 */
export function lossOrder(line: readonly Fighter[], nationalLost = false): HitSlot[] {
  const indexed = line.map((unit, index) => ({ unit, index }))
  const flips = indexed
    .filter(({ unit }) => hitsToKill(unit) === 2)
    .sort((a, b) => eliteWorth(a.unit) - eliteWorth(b.unit) || a.index - b.index)
    .map(({ index }): HitSlot => ({ unit: index, hit: 1, fatal: false }))
  const kills = indexed
    .sort((a, b) => worthAfterFlips(a.unit) - worthAfterFlips(b.unit) || a.index - b.index)
    .map(({ unit, index }): HitSlot => ({ unit: index, hit: hitsToKill(unit), fatal: true }))
  const firstNational = kills.findIndex(({ unit }) => !line[unit]?.foreign)
  if (firstNational > 0 && !nationalLost) kills.unshift(...kills.splice(firstNational, 1))
  return [...flips, ...kills]
}

function eliteWorth(unit: Fighter): number {
  return unit.elite * 4 + (unit.mounted ? 2 : 0) + (unit.heavy ? 1 : 0)
}

/** The worth of a unit after every elite is flipped. Mercenaries are worth less than own units of their kind. */
function worthAfterFlips(unit: Fighter): number {
  if (unit.wall) return 2.5
  if (unit.elite > 0 || unit.damaged) return 2
  return (
    1 +
    (unit.archer ? 2 : 0) +
    (unit.mounted ? 2 : 0) +
    (unit.heavy ? 2 : 0) -
    (unit.foreign || unit.auxiliary ? 0.5 : 0)
  )
}

/** The line after some hits, without the eliminated units, in the same order. */
export function afterHits(units: readonly Fighter[], slots: readonly HitSlot[]): Fighter[] {
  const dead = new Set(slots.filter(({ fatal }) => fatal).map(({ unit }) => unit))
  const flipped = new Set(slots.filter(({ fatal }) => !fatal).map(({ unit }) => unit))
  return units.flatMap((unit, index) => (dead.has(index) ? [] : [flipped.has(index) ? damage(unit) : unit]))
}

export type LossProblem = 'flip-before-elimination' | 'national-first'

/** XX.H: why an owner may not assign his hits so; null when he may. `nationalLost`: a national unit has already been eliminated. */
export function lossProblem(
  units: readonly Fighter[],
  slots: readonly HitSlot[],
  nationalLost: boolean
): LossProblem | null {
  const taken = new Set(slots.map(({ unit, hit }) => `${unit}:${hit}`))
  for (const { unit, hit } of slots) {
    if (hit === 2 && !taken.has(`${unit}:1`)) return 'flip-before-elimination'
  }
  const dead = slots.filter(({ fatal }) => fatal).map(({ unit }) => units[unit])
  const foreignDead = dead.some((unit) => unit?.foreign)
  const nationals = units.some((unit) => !unit.foreign)
  if (foreignDead && nationals && !nationalLost && !dead.some((unit) => unit && !unit.foreign)) {
    return 'national-first'
  }
  return null
}
