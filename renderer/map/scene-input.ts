import type { MapFacts, MapLayers, PlaceRef, ThemeName } from './map-types.ts'

export interface SceneInput {
  readonly facts: MapFacts
  readonly layers: MapLayers
  readonly theme: ThemeName
  readonly selected: PlaceRef | null
  /** How much larger than usual names and counters are. */
  readonly enlarged: number
}

/** Whether a change affects the painted tiles. */
export function changesGround(before: SceneInput, after: SceneInput): boolean {
  return (
    before.facts !== after.facts ||
    before.theme !== after.theme ||
    before.layers.extent !== after.layers.extent ||
    before.layers.mode !== after.layers.mode ||
    dims(before) !== dims(after)
  )
}

/** Targets glow above the tiles; only the dimming of other places is painted. */
function dims({ layers: { highlight } }: SceneInput): SceneInput['layers']['highlight'] {
  return highlight?.dimOthers ? highlight : null
}

/** Whether a change affects names and counters. */
export function changesLabels(before: SceneInput, after: SceneInput): boolean {
  return (
    before.facts !== after.facts ||
    before.theme !== after.theme ||
    before.enlarged !== after.enlarged ||
    before.layers.extent !== after.layers.extent ||
    before.layers.mode !== after.layers.mode ||
    before.layers.glyphs !== after.layers.glyphs ||
    before.layers.stacks !== after.layers.stacks ||
    before.layers.nodes !== after.layers.nodes ||
    before.layers.sides !== after.layers.sides
  )
}
