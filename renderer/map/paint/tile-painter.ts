import { frameOf, type MapModel } from '../model/map-model.ts'
import { themes } from '../theme.ts'
import { levelScale, type TileId, tileBounds, tileSize } from '../tiles/grid.ts'
import type { Brush, Ctx } from './brush.ts'
import { paintLand, paintSea, paintSeaBorders } from './ground.ts'
import { paintBorders, paintCoast, paintDimming, paintLakes, paintRivers, paintStraits } from './lines.ts'
import { paintLinks } from './links.ts'
import type { PaintState } from './paint-state.ts'
import { paintFrame, paintPaper } from './paper.ts'
import { type PathCache, pathCache } from './path-cache.ts'
import { paintRanges } from './ranges.ts'
import { paintTerrain } from './terrain-symbols.ts'

/** Strokes and symbols up to this many css pixels beyond a tile's edge may extend into it. */
const margin = 48

/** Returns a function that draws tiles of one map. Caches the paths of the last few levels. */
export function tilePainter(model: MapModel) {
  const books = new Map<number, PathCache>()
  const bookFor = (level: number): PathCache => {
    const known = books.get(level)
    if (known) return known
    if (books.size >= 4) books.delete(books.keys().next().value ?? level)
    const book = pathCache(model, levelScale(level))
    books.set(level, book)
    return book
  }
  return (ctx: Ctx, tile: TileId, state: PaintState): void => {
    const scale = levelScale(tile.level)
    const px = state.ink / scale
    const bounds = tileBounds(tile)
    const brush: Brush = {
      ctx,
      model,
      theme: themes[state.theme],
      state,
      paths: bookFor(tile.level),
      px,
      nearness: model.typicalSize / px,
      reach: {
        minX: bounds.minX - margin * px,
        minY: bounds.minY - margin * px,
        maxX: bounds.maxX + margin * px,
        maxY: bounds.maxY + margin * px
      }
    }
    ctx.setTransform(scale, 0, 0, scale, -tile.column * tileSize, -tile.row * tileSize)
    paintSea(brush)
    paintSeaBorders(brush)
    paintLand(brush)
    paintTerrain(brush)
    paintLakes(brush)
    paintBorders(brush)
    paintRivers(brush)
    paintCoast(brush)
    paintRanges(brush)
    paintStraits(brush)
    paintLinks(brush)
    paintDimming(brush)
    paintPaper(brush)
    paintFrame(brush, frameOf(model, state.extent))
  }
}
