import { Ticker } from 'pixi.js'

/**
 * Pixi keeps a loop of frames of its own for its house-keeping, whether or not anything is drawn. Ours has none: the
 * house is kept whenever a frame is drawn.
 */
export function quietTicker(): void {
  Ticker.system.autoStart = false
  Ticker.system.stop()
}

export function keepHouse(): void {
  Ticker.system.update()
}
