import type { CDPSession, Page } from '@playwright/test'

/** Reads the processor time of the page's own thread, which other load on the machine does not change. */
export class PageThread {
  readonly #session: CDPSession

  private constructor(session: CDPSession) {
    this.#session = session
  }

  static async of(page: Page): Promise<PageThread> {
    const session = await page.context().newCDPSession(page)
    await session.send('Performance.enable', { timeDomain: 'threadTicks' })
    return new PageThread(session)
  }

  /** Milliseconds of all its tasks so far. */
  async worked(): Promise<number> {
    const { metrics } = await this.#session.send('Performance.getMetrics')
    return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN)
  }

  async cost(act: () => Promise<unknown>): Promise<number> {
    const before = await this.worked()
    await act()
    return (await this.worked()) - before
  }
}
