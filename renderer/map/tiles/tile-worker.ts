import { decodeDrawing } from '../model/map-model.ts'
import type { PaintState } from '../paint/paint-state.ts'
import { tilePainter } from '../paint/tile-painter.ts'
import { tileSize } from './grid.ts'
import type { PaintedTile, PainterRequest } from './painter-messages.ts'

/** Paints tiles in a worker, so that panning never waits for painting. */
let paint: ReturnType<typeof tilePainter> | null = null
const states = new Map<number, PaintState>()

self.addEventListener('message', ({ data }: MessageEvent<PainterRequest>) => {
  switch (data.type) {
    case 'open':
      paint = tilePainter(decodeDrawing(data.drawing))
      return
    case 'state':
      states.set(data.map, data.state)
      return
    case 'close':
      states.delete(data.map)
      return
    case 'paint': {
      const { map, tile, edition } = data
      const canvas = new OffscreenCanvas(tileSize, tileSize)
      const ctx = canvas.getContext('2d', { alpha: false })
      const state = states.get(map)
      if (!ctx || !paint || !state) return
      const start = performance.now()
      paint(ctx, tile, state)
      const bitmap = canvas.transferToImageBitmap()
      const answer: PaintedTile = { map, tile, edition, bitmap, ms: performance.now() - start }
      self.postMessage(answer, { transfer: [bitmap] })
    }
  }
})
