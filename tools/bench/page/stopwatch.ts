import type { Page } from '@playwright/test'
import { PageThread } from './thread.ts'

/**
 * Runs in the page: measures from the event until the frame after the last change that it causes within a second.
 * Ignores changes of style, because elements that follow the map change their style in every frame.
 */
const STOPWATCH = `window.stopwatch = (type) => new Promise((done) => {
  let start = 0, last = 0, painted = 0
  const seen = new MutationObserver(() => {
    if (start === 0) return
    last = performance.now()
    requestAnimationFrame(() => {
      const channel = new MessageChannel()
      channel.port1.onmessage = () => { painted = performance.now() }
      channel.port2.postMessage(null)
    })
  })
  const attributeFilter = ['class', 'aria-pressed', 'data-number', 'disabled']
  seen.observe(document.body, { subtree: true, childList: true, characterData: true, attributeFilter })
  const end = () => { seen.disconnect(); done(last === 0 ? null : painted - start) }
  const never = setTimeout(end, 5000)
  addEventListener(type, (event) => {
    start = event.timeStamp
    clearTimeout(never)
    setTimeout(end, 1000)
  }, { capture: true, once: true })
})`

/** How long an act took, by the clock and in processor time of the page's thread. */
export interface Spent {
  readonly clock: number
  readonly cpu: number
}

/** Times acts on a page. */
export class Stopwatch {
  readonly page: Page
  readonly #thread: PageThread

  private constructor(page: Page, thread: PageThread) {
    this.page = page
    this.#thread = thread
  }

  static async on(page: Page): Promise<Stopwatch> {
    await page.evaluate(STOPWATCH)
    return new Stopwatch(page, await PageThread.of(page))
  }

  /** Times an act. Null if the act changed nothing. */
  async time(event: string, act: () => Promise<unknown>): Promise<Spent | null> {
    const watched = this.page.evaluate<number | null>(`window.stopwatch('${event}')`)
    const before = await this.#thread.worked()
    await act()
    const clock = await watched
    return clock === null ? null : { clock, cpu: (await this.#thread.worked()) - before }
  }
}
