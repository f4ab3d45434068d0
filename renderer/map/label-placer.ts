import type { Motion } from './camera/motion.ts'
import { emblemLabels } from './labels/emblem-labels.ts'
import type { LabelContext, MapLabel } from './labels/map-label.ts'
import { nameLabelTasks } from './labels/name-labels.ts'
import { nodeLabels } from './labels/node-labels.ts'
import { stackLabels } from './labels/stack-labels.ts'
import type { LabelLayer } from './layers/label-layer.ts'
import { type PlacedRange, rangeToPlace } from './level-of-detail.ts'
import { runToEnd, runUntil, type SlicedWork } from './sliced-work.ts'

/**
 * Decides when to place names and counters anew. Spreads the work over several frames, so that no frame takes long.
 */
export class LabelPlacer {
  private readonly layer: LabelLayer
  /** The scales that the current labels were placed for. */
  private placed: PlacedRange | null = null
  /** The placement in progress. */
  private pending: { readonly range: PlacedRange; readonly work: SlicedWork<() => void> } | null = null

  constructor(layer: LabelLayer) {
    this.layer = layer
  }

  get busy(): boolean {
    return this.pending !== null
  }

  /** Discards the current labels: the next frame places all of them. */
  invalidate(): void {
    this.placed = null
    this.pending = null
  }

  /** Continues until the time `end`. Returns true in the frame in which new labels appear. */
  advance(motion: Motion, contextFor: (scale: number) => LabelContext, end: number): boolean {
    const range = rangeToPlace(motion, this.pending?.range ?? this.placed)
    if (range) this.pending = { range, work: this.placeInSlices(contextFor(range.low), range) }
    if (!this.pending) return false
    const done = this.placed ? runUntil(this.pending.work, end) : { value: runToEnd(this.pending.work) }
    if (!done) return false
    done.value()
    this.placed = this.pending.range
    this.pending = null
    return true
  }

  /** Computes the labels and their positions. Returns a function that shows them. */
  private *placeInSlices(f: LabelContext, { low, high }: PlacedRange): SlicedWork<() => void> {
    const labels: MapLabel[] = []
    for (const part of [
      ...nameLabelTasks(f),
      () => emblemLabels(f),
      () => nodeLabels(f),
      () => stackLabels(f)
    ]) {
      labels.push(...part())
      yield
    }
    const positions = yield* this.layer.findPositions(labels, low, high, this.placed !== null)
    return () => this.layer.setLabels(labels, positions)
  }
}
