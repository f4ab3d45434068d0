import type { Page } from '@playwright/test'

/** A running app; `stop` is how a player quits, `kill` is a power cut. */
export interface RunningApp {
  readonly page: Page
  /** What the page has asked the host for so far by a call of this name. */
  asked(call: string): Promise<readonly unknown[]>
  /** The file that the page hands over to be saved while `act` goes on. */
  exported(act: () => Promise<void>): Promise<{ readonly name: string; readonly path: string }>
  stop(): Promise<void>
  kill(): Promise<void>
}
