/** What is shown at which nearness: css pixels across a typical province. */
export type Distance = 'far' | 'middle' | 'close'

export interface Detail {
  readonly distance: Distance
  /** Armies as one number an area, as piles where they stand, or every counter for itself. */
  readonly armies: 'musters' | 'piles' | 'counters'
  readonly areaNames: boolean
  readonly provinceNames: boolean
  /** Terrain and coin under the name. */
  readonly provinceNotes: boolean
  readonly featureNames: boolean
  /** The least city level whose symbol, and whose name, is shown; sites are level 0. */
  readonly citySymbols: number
  readonly cityNames: number
  readonly badges: boolean
  readonly size: {
    readonly area: number
    readonly province: number
    readonly city: number
    readonly sea: number
    readonly feature: number
    readonly symbol: number
    readonly counter: number
    readonly muster: number
    /** Across a circle. */
    readonly node: number
  }
}

/** From here on a pile fits into a province. */
const pilesFrom = 40
const middleFrom = 62
const closeFrom = 190

export function distanceAt(nearness: number): Distance {
  if (nearness < middleFrom) return 'far'
  return nearness < closeFrom ? 'middle' : 'close'
}

/** Where letters are `enlarged`, all that stands on the map is, and needs that much more room. */
export function detailAt(near: number, enlarged = 1): Detail {
  const nearness = near / enlarged
  const distance = distanceAt(nearness)
  const step = (from: number, to: number, low: number, high: number) =>
    enlarged * stepped(nearness, from, to, low, high)
  return {
    distance,
    armies: nearness < pilesFrom ? 'musters' : distance === 'close' ? 'counters' : 'piles',
    areaNames: nearness < 92,
    provinceNames: nearness >= middleFrom,
    provinceNotes: distance === 'close',
    featureNames: nearness >= 78,
    citySymbols: nearness >= 72 ? 0 : nearness >= 58 ? 1 : nearness >= 48 ? 2 : 3,
    cityNames: nearness >= 105 ? 0 : nearness >= 84 ? 1 : nearness >= 56 ? 2 : 3,
    badges: nearness >= 84,
    size: {
      area: step(30, 90, 11.5, 19),
      province: step(60, 340, 11.5, 19),
      city: step(40, 340, 11.5, 16),
      sea: step(30, 240, 12, 20),
      feature: step(70, 340, 10.5, 14),
      symbol: step(40, 340, 16, 36),
      counter: step(pilesFrom, 420, 18.5, 46),
      muster: enlarged * 19,
      node: step(40, 260, 25.5, 63)
    }
  }
}

/** In steps of a pixel and a half, so that the same textures serve a stretch of zooms. */
function stepped(value: number, from: number, to: number, low: number, high: number): number {
  const t = Math.max(0, Math.min(1, (value - from) / (to - from)))
  return low + Math.round(((high - low) * t) / 1.5) * 1.5
}

/** Scales are grouped into quarter octaves; at rest within one, the set of labels does not change. */
export function bucketOf(scale: number): number {
  return Math.floor(4 * Math.log2(scale) + 1e-9)
}

/** Labels placed for a bucket also stand free of each other a good way nearer, for as long as a zoom lasts. */
export const zoomReach = 2

export function bucketRange(bucket: number): readonly [low: number, high: number] {
  return [2 ** (bucket / 4), 2 ** ((bucket + 1) / 4)]
}

/** The scales that names and counters are set for, so that nothing overlaps at any of them. */
export interface SetRange {
  readonly bucket: number
  readonly low: number
  readonly high: number
}

interface Zooming {
  readonly camera: { readonly scale: number }
  readonly goal: { readonly scale: number }
  readonly zooming: boolean
}

/** The range to set things anew for; null while what is set will do. */
export function rangeToSet({ camera, goal, zooming }: Zooming, set: SetRange | null): SetRange | null {
  const bucket = bucketOf(camera.scale)
  if (set) {
    const free = camera.scale >= set.low && camera.scale <= set.high
    if (free && (zooming || bucket === set.bucket)) return null
  }
  // On the way out, the names of the end are set at the start: one change instead of many.
  const end = Math.min(bucket, zooming ? bucketOf(goal.scale) : bucket)
  const [low] = bucketRange(end)
  return { bucket: end, low, high: Math.max(low * zoomReach, bucketRange(bucket)[1]) }
}
