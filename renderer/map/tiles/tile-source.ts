import type { MapDrawing } from '#shared/map/drawing.ts'
import type { PaintState } from '../paint/paint-state.ts'
import type { TileId } from './grid.ts'
import type { PaintedTile, PainterRequest } from './painter-messages.ts'

/** Painted tiles that a closed map leaves to the next map of the same drawing, and the state that they show. */
export interface KeptTiles {
  readonly state: PaintState
  readonly tiles: readonly { readonly tile: TileId; readonly bitmap: ImageBitmap }[]
}

/** Paints the tiles of one map. Answers each request with a bitmap. */
export interface TileSource {
  setState(state: PaintState): void
  paint(tile: TileId, edition: number): void
  /** The tiles of the last map of this drawing. The caller owns them from now on. */
  takeKept(): KeptTiles | null
  close(kept: KeptTiles | null): void
}

let lastPainter: Painter | null = null

/** A player often returns to a map of the same drawing, so one worker serves them all and is ready at once. */
export function tileSource(drawing: MapDrawing, onTile: (answer: PaintedTile) => void): TileSource {
  if (lastPainter?.drawing !== drawing) {
    lastPainter?.retire()
    lastPainter = new Painter(drawing)
  }
  return lastPainter.open(onTile)
}

/** A worker that has decoded a drawing, and the maps that it paints for. */
class Painter {
  readonly drawing: MapDrawing
  private readonly worker = new Worker(new URL('./tile-worker.ts', import.meta.url), { type: 'module' })
  private readonly maps = new Map<number, (answer: PaintedTile) => void>()
  private mapsOpened = 0
  private kept: KeptTiles | null = null
  private isRetired = false

  constructor(drawing: MapDrawing) {
    this.drawing = drawing
    this.worker.addEventListener('message', ({ data }: MessageEvent<PaintedTile>) => {
      const onTile = this.maps.get(data.map)
      if (onTile) onTile(data)
      else data.bitmap.close()
    })
    // A worker that could not be loaded paints nothing. The next map tries another.
    this.worker.addEventListener('error', () => {
      if (lastPainter === this) lastPainter = null
      this.retire()
    })
    this.post({ type: 'open', drawing })
  }

  open(onTile: (answer: PaintedTile) => void): TileSource {
    const map = this.mapsOpened++
    this.maps.set(map, onTile)
    return {
      setState: (state) => this.post({ type: 'state', map, state }),
      paint: (tile, edition) => this.post({ type: 'paint', map, tile, edition }),
      takeKept: () => {
        const { kept } = this
        this.kept = null
        return kept
      },
      close: (kept) => {
        this.post({ type: 'close', map })
        this.maps.delete(map)
        this.keep(kept)
        this.endIfUnused()
      }
    }
  }

  /** Ends the worker as soon as no map needs it. */
  retire(): void {
    this.isRetired = true
    this.endIfUnused()
  }

  private keep(kept: KeptTiles | null): void {
    for (const { bitmap } of this.kept?.tiles ?? []) bitmap.close()
    this.kept = kept
  }

  private endIfUnused(): void {
    if (!this.isRetired || this.maps.size > 0) return
    this.keep(null)
    this.worker.terminate()
  }

  private post(message: PainterRequest): void {
    this.worker.postMessage(message)
  }
}
