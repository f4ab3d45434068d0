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
  private readonly furniture: FurnitureLayer
  /** The scales that the current labels were placed for. */
  private set: SetRange | null = null
  /** The placement in progress. */
  private next: { readonly range: SetRange; readonly work: Slices<() => void> } | null = null

  constructor(furniture: FurnitureLayer) {
    this.furniture = furniture
  }

  get busy(): boolean {
    return this.next !== null
  }

  /** Discards the current labels: the next frame places all of them. */
  void(): void {
    this.set = null
    this.next = null
  }

  /** Continues until the time `end`. Returns true in the frame in which new labels appear. */
  advance(motion: Motion, furnishingFor: (scale: number) => Furnishing, end: number): boolean {
    const range = rangeToSet(motion, this.next?.range ?? this.set)
    if (range) this.next = { range, work: this.setting(furnishingFor(range.low), range) }
    if (!this.next) return false
    const done = this.set ? goOn(this.next.work, end) : { value: atOnce(this.next.work) }
    if (!done) return false
    done.value()
    this.set = this.next.range
    this.next = null
    return true
  }

  /** Computes the labels and their positions. Returns a function that shows them. */
  private *setting(f: Furnishing, { low, high }: SetRange): Slices<() => void> {
    const pieces: Piece[] = []
    for (const part of [...namesInParts(f), () => emblems(f), () => nodes(f), () => stacks(f)]) {
      pieces.push(...part())
      yield
    }
    const spots = yield* this.furniture.placing(pieces, low, high, this.set !== null)
    return () => this.furniture.stand(pieces, spots)
  }
}
