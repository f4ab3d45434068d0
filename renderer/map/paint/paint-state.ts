import type { Extent } from '#shared/map/drawing.ts'
import type { Pattern, Terrain, ThemeName } from '../map-types.ts'

/** Everything besides the drawing that a tile depends on. Plain data, because it is posted to the worker. */
export interface PaintState {
  readonly theme: ThemeName
  /** Device pixels per css pixel. */
  readonly ink: number
  readonly extent: Extent
  readonly terrain: Readonly<Record<string, Terrain>>
  readonly names: Readonly<Record<string, string>>
  readonly areas: Readonly<Record<string, string>>
  readonly strongTerrain: boolean
  readonly fills: Readonly<Record<string, Fill>>
  /** If not null, all places but these are dimmed. */
  readonly lit: readonly string[] | null
}

export interface Fill {
  readonly key: string
  readonly colour: string
  readonly pattern: Pattern
  /** 1 for a political wash, more for a mode in which the colour carries the information. */
  readonly strength: number
}

/** The places that look different in two states; null if everything does. */
export function changedPlaces(before: PaintState, after: PaintState): readonly string[] | null {
  if (
    before.theme !== after.theme ||
    before.ink !== after.ink ||
    before.extent !== after.extent ||
    before.strongTerrain !== after.strongTerrain ||
    !isSameTable(before.terrain, after.terrain) ||
    !isSameTable(before.names, after.names) ||
    !isSameTable(before.areas, after.areas)
  ) {
    return null
  }
  const changed = new Set<string>()
  for (const id of new Set([...Object.keys(before.fills), ...Object.keys(after.fills)])) {
    if (!sameFill(before.fills[id], after.fills[id])) changed.add(id)
  }
  if (before.lit !== after.lit) {
    if (before.lit === null || after.lit === null) return null
    const was = new Set(before.lit)
    const is = new Set(after.lit)
    for (const id of [...was, ...is]) if (was.has(id) !== is.has(id)) changed.add(id)
  }
  return [...changed]
}

/** Two maps have tables of their own, which may say the same. */
function isSameTable(a: Readonly<Record<string, string>>, b: Readonly<Record<string, string>>): boolean {
  if (a === b) return true
  const keys = Object.keys(a)
  return keys.length === Object.keys(b).length && keys.every((key) => a[key] === b[key])
}

function sameFill(a: Fill | undefined, b: Fill | undefined): boolean {
  return (
    a?.key === b?.key && a?.colour === b?.colour && a?.pattern === b?.pattern && a?.strength === b?.strength
  )
}
