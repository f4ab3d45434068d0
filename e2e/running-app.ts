import type { Page } from '@playwright/test'

/** A running app; `stop` is how a player quits, `kill` is a power cut. */
export interface RunningApp {
  readonly page: Page
  /** The payloads of the calls of this name that the page has made so far. */
  asked(call: string): Promise<readonly unknown[]>
  /** The file that the page saves while `act` runs. */
  exported(act: () => Promise<void>): Promise<{ readonly name: string; readonly path: string }>
  stop(): Promise<void>
  kill(): Promise<void>
}
