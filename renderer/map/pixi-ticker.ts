import { Ticker } from 'pixi.js'

/**
 * Stops Pixi's system ticker, which runs a frame loop for housekeeping even when nothing is drawn. We run the
 * housekeeping after each drawn frame instead.
 */
export function stopPixiTicker(): void {
  Ticker.system.autoStart = false
  Ticker.system.stop()
}

export function runPixiHousekeeping(): void {
  Ticker.system.update()
}
