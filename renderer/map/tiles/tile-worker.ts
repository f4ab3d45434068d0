import { decodeDrawing } from '../model/map-model.ts'
import type { PaintState } from '../paint/paint-state.ts'
import { tilePainter } from '../paint/tile-painter.ts'
import { tileSize } from './grid.ts'
import type { PaintedTile, PainterRequest } from './painter-messages.ts'

/** Paints tiles in a worker, so that panning never waits for painting. */
let paint: ReturnType<typeof tilePainter> | null = null
let state: PaintState | null = null

self.addEventListener('message', ({ data }: MessageEvent<PainterRequest>) => {
  switch (data.type) {
    case 'open':
      paint = tilePainter(decodeDrawing(data.drawing))
      return
    case 'state':
      state = data.state
      return
    case 'paint': {
      const canvas = new OffscreenCanvas(tileSize, tileSize)
      const ctx = canvas.getContext('2d', { alpha: false })
      if (!ctx || !paint || !state) return
      const start = performance.now()
      paint(ctx, data.tile, state)
      const bitmap = canvas.transferToImageBitmap()
      const answer: PaintedTile = {
        tile: data.tile,
        edition: data.edition,
        bitmap,
        ms: performance.now() - start
      }
      self.postMessage(answer, { transfer: [bitmap] })
    }
  }
})
