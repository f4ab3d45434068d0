/** Levels of detail. 'Nearness' is the width of a typical province in css pixels. */
export type ViewDistance = 'far' | 'middle' | 'close'

export interface MapDetail {
  readonly distance: ViewDistance
  /** One number per area, one pile per province, or every counter. */
  readonly armies: 'musters' | 'piles' | 'counters'
  readonly areaNames: boolean
  readonly provinceNames: boolean
  /** Terrain and coin under the name. */
  readonly provinceNotes: boolean
  readonly featureNames: boolean
  /** The lowest city level whose symbol, and whose name, is shown. An empty city site has level 0. */
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
    /** The diameter of a circle. */
    readonly node: number
  }
}

/** From this nearness on a pile fits into a province. */
const pilesFrom = 40
const middleFrom = 62
const closeFrom = 190

export function distanceAt(nearness: number): ViewDistance {
  if (nearness < middleFrom) return 'far'
  return nearness < closeFrom ? 'middle' : 'close'
}

/** With enlarged text all labels are larger and need correspondingly more room. */
export function detailAt(near: number, enlarged = 1): MapDetail {
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

/** In steps of 1.5 pixels, so that several zoom levels share the same textures. */
function stepped(value: number, from: number, to: number, low: number, high: number): number {
  const t = Math.max(0, Math.min(1, (value - from) / (to - from)))
  return low + Math.round(((high - low) * t) / 1.5) * 1.5
}

/** Groups scales into quarter octaves. At rest the set of labels is the same for a whole bucket. */
export function scaleBucket(scale: number): number {
  return Math.floor(4 * Math.log2(scale) + 1e-9)
}

/** Labels are placed so that they also fit at up to this multiple of the scale, for as long as a zoom lasts. */
export const zoomReach = 2

export function bucketRange(bucket: number): readonly [low: number, high: number] {
  return [2 ** (bucket / 4), 2 ** ((bucket + 1) / 4)]
}

/** The range of scales that labels are placed for. Nothing overlaps at any of them. */
export interface PlacedRange {
  readonly bucket: number
  readonly low: number
  readonly high: number
}

interface Zooming {
  readonly camera: { readonly scale: number }
  readonly goal: { readonly scale: number }
  readonly zooming: boolean
}

/** The range for a new placement; null if the current placement is still good. */
export function rangeToPlace(
  { camera, goal, zooming }: Zooming,
  set: PlacedRange | null
): PlacedRange | null {
  const bucket = scaleBucket(camera.scale)
  if (set) {
    const free = camera.scale >= set.low && camera.scale <= set.high
    if (free && (zooming || bucket === set.bucket)) return null
  }
  // When zooming out, the labels of the final scale are placed at the start: one change instead of many.
  const end = Math.min(bucket, zooming ? scaleBucket(goal.scale) : bucket)
  const [low] = bucketRange(end)
  return { bucket: end, low, high: Math.max(low * zoomReach, bucketRange(bucket)[1]) }
}
