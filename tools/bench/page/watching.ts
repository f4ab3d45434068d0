import { beginCampaign } from '../../../e2e/player.ts'
import { amount, type Effort } from '../effort.ts'
import { round } from '../figures.ts'
import { type Row, withinLimit } from '../row.ts'
import { onPage } from './open-page.ts'
import { PageThread } from './thread.ts'

/**
 * Measures the share of time that the page spends in tasks of more than 50 ms, while four computers play as fast as
 * they can and the page shows nothing step by step.
 */
export function benchWatching(effort: Effort): Promise<Row[]> {
  const seconds = amount(effort, 15, 4)
  return onPage({
    prepare: (page) => page.addInitScript(noteLongTasks),
    measure: async (page) => {
      await beginCampaign(page, { title: 'Bench', people: {}, seed: 'bench' })
      await page.locator('.province-map canvas').first().waitFor()
      const thread = await PageThread.of(page)
      const long = () => page.evaluate<number>('window.longTasks')
      const before = await long()
      const worked = await thread.cost(() => page.waitForTimeout(seconds * 1000))
      const ours = ((await long()) - before) / (seconds * 10)
      const also = { 'busy %': round(worked / (seconds * 10)) }
      return [withinLimit({ what: 'long tasks while four computers are watched', unit: '%', ours, also }, 20)]
    }
  })
}

/** Runs in the page. */
function noteLongTasks(): void {
  Object.assign(window, { longTasks: 0 })
  new PerformanceObserver((list) => {
    const spent = list.getEntries().reduce((sum, { duration }) => sum + duration, 0)
    Object.assign(window, { longTasks: Number(Reflect.get(window, 'longTasks')) + spent })
  }).observe({ type: 'longtask', buffered: true })
}
