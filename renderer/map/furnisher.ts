import type { Motion } from './camera/motion.ts'
import { emblems } from './labels/emblems.ts'
import { namesInParts } from './labels/furniture.ts'
import { nodes } from './labels/nodes.ts'
import type { Furnishing, Piece } from './labels/pieces.ts'
import { stacks } from './labels/stacks.ts'
import type { FurnitureLayer } from './layers/furniture-layer.ts'
import { rangeToSet, type SetRange } from './lod.ts'
import { atOnce, goOn, type Slices } from './slices.ts'

/** Decides when names and counters are set anew, and does it a little in each frame, so that no frame waits for all. */
export class Furnisher {
  private readonly furniture: FurnitureLayer
  /** The scales that what stands now was set for. */
  private set: SetRange | null = null
  /** What is being set for others. */
  private next: { readonly range: SetRange; readonly work: Slices<() => void> } | null = null

  constructor(furniture: FurnitureLayer) {
    this.furniture = furniture
  }

  get busy(): boolean {
    return this.next !== null
  }

  /** What stands there is not true any more: the next frame sets all of it. */
  void(): void {
    this.set = null
    this.next = null
  }

  /** Goes on with it until a time of the clock. True in the frame in which things have been set anew. */
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

  /** Finds what stands where, and returns what puts it there. */
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
