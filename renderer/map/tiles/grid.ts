import type { Bounds } from '../model/geometry.ts'

/** The world cut into square tiles of 512 device pixels, at scales half an octave apart. */
export const tileSize = 512

export interface TileId {
  readonly level: number
  readonly column: number
  readonly row: number
}

export function levelScale(level: number): number {
  return 2 ** (level / 2)
}

/** The coarsest level that is at least as fine as the screen, so that tiles are never enlarged. */
export function levelFor(deviceScale: number): number {
  return Math.ceil(2 * Math.log2(deviceScale) - 1e-6)
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

/** Tiles that cover a box, nearest to its middle first. */
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
