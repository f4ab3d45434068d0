import type { Bounds } from '../model/geometry.ts'

/** The map is cut into square tiles of 512 device pixels, at scales a sixteenth of an octave apart. */
export const tileSize = 512
const stepsPerOctave = 16

export interface TileId {
  readonly level: number
  readonly column: number
  readonly row: number
}

export function levelScale(level: number): number {
  return 2 ** (level / stepsPerOctave)
}

/** The level nearest to a scale. */
export function levelFor(deviceScale: number): number {
  return Math.round(stepsPerOctave * Math.log2(deviceScale))
}

/** The level to paint. During a pinch only every half octave is worth painting; at rest, exactly the shown one. */
export function goalLevel(deviceScale: number): number {
  const level = levelFor(deviceScale)
  const resting = Math.abs(levelScale(level) / deviceScale - 1) < 1e-9
  return resting ? level : Math.round(level / 8) * 8
}

/**
 * The nearest scale at which a tile pixel is a screen pixel. Movements end only at such scales, because the map is
 * sharp there and copying it is cheapest.
 */
export function restingScale(scale: number, resolution: number): number {
  return levelScale(levelFor(scale * resolution)) / resolution
}

/** The same, but never above the given scale. */
export function restingScaleWithin(scale: number, resolution: number): number {
  return levelScale(Math.floor(stepsPerOctave * Math.log2(scale * resolution) + 1e-9)) / resolution
}

export function tileKey(tile: TileId): string {
  return `${tile.level}/${tile.column}/${tile.row}`
}

export function tileBounds(tile: TileId): Bounds {
  const side = tileSize / levelScale(tile.level)
  return {
    minX: tile.column * side,
    minY: tile.row * side,
    maxX: (tile.column + 1) * side,
    maxY: (tile.row + 1) * side
  }
}

/** Tiles that cover a rectangle, nearest to its middle first. */
export function tilesIn(bounds: Bounds, level: number): TileId[] {
  const side = tileSize / levelScale(level)
  const out: TileId[] = []
  for (let row = Math.floor(bounds.minY / side); row * side < bounds.maxY; row++) {
    for (let column = Math.floor(bounds.minX / side); column * side < bounds.maxX; column++) {
      out.push({ level, column, row })
    }
  }
  const cx = (bounds.minX + bounds.maxX) / 2 / side - 0.5
  const cy = (bounds.minY + bounds.maxY) / 2 / side - 0.5
  return out.sort((a, b) => Math.hypot(a.column - cx, a.row - cy) - Math.hypot(b.column - cx, b.row - cy))
}

export function clip(a: Bounds, b: Bounds): Bounds {
  return {
    minX: Math.max(a.minX, b.minX),
    minY: Math.max(a.minY, b.minY),
    maxX: Math.min(a.maxX, b.maxX),
    maxY: Math.min(a.maxY, b.maxY)
  }
}
