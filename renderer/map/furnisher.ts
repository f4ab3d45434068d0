import type { Motion } from './camera/motion.ts'
import { emblems } from './labels/emblems.ts'
import { namesInParts } from './labels/furniture.ts'
import { nodes } from './labels/nodes.ts'
import type { Furnishing, Piece } from './labels/pieces.ts'
import { stacks } from './labels/stacks.ts'
import type { FurnitureLayer } from './layers/furniture-layer.ts'
import { rangeToSet, type SetRange } from './lod.ts'
import { atOnce, goOn, type Slices } from './slices.ts'

/**
 * Decides when to place names and counters anew. Spreads the work over several frames, so that no frame takes long.
 */
export class Furnisher {
  private readonly layer: FurnitureLayer
  /** The scales that the current labels were placed for. */
  private placed: SetRange | null = null
  /** The placement in progress. */
  private pending: { readonly range: SetRange; readonly work: Slices<() => void> } | null = null

  constructor(layer: FurnitureLayer) {
    this.layer = layer
  }

  get busy(): boolean {
    return this.pending !== null
  }

  /** Discards the current labels: the next frame places all of them. */
  void(): void {
    this.placed = null
    this.pending = null
  }

  /** Continues until the time `end`. Returns true in the frame in which new labels appear. */
  advance(motion: Motion, contextFor: (scale: number) => Furnishing, end: number): boolean {
    const range = rangeToSet(motion, this.pending?.range ?? this.placed)
    if (range) this.pending = { range, work: this.placeInSlices(contextFor(range.low), range) }
    if (!this.pending) return false
    const done = this.placed ? goOn(this.pending.work, end) : { value: atOnce(this.pending.work) }
    if (!done) return false
    done.value()
    this.placed = this.pending.range
    this.pending = null
    return true
  }

  /** Computes the labels and their positions. Returns a function that shows them. */
  private *placeInSlices(f: Furnishing, { low, high }: SetRange): Slices<() => void> {
    const labels: Piece[] = []
    for (const part of [...namesInParts(f), () => emblems(f), () => nodes(f), () => stacks(f)]) {
      labels.push(...part())
      yield
    }
    const positions = yield* this.layer.placing(labels, low, high, this.placed !== null)
    return () => this.layer.stand(labels, positions)
  }
}
