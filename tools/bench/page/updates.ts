import type { Page } from '@playwright/test'
import { beginCampaign } from '../../../e2e/player.ts'
import { amount, type Effort } from '../effort.ts'
import { round } from '../figures.ts'
import { type Row, timesAsMuch } from '../row.ts'
import { Gate } from './gate.ts'
import { onPage, settled } from './open-page.ts'
import { PageThread } from './thread.ts'

/** How many updates to send at a time in the middle of the campaign, which is not measured. */
const BURST = 50

/**
 * Compares how much time of the page's thread an update takes at the end of a campaign and at its beginning. Four
 * computers play the campaign first, while the gate holds back its updates. Then the page gets the updates one by one,
 * each after it has drawn the one before.
 */
export async function benchUpdates(effort: Effort): Promise<Row[]> {
  const count = amount(effort, 200, 20)
  let gate: Gate | null = null
  return onPage({
    prepare: async (page) => {
      gate = await Gate.before(page)
    },
    measure: async (page) => {
      if (!gate) throw new Error('the gate is missing')
      const { first, last, updates } = await measure(page, gate, count)
      const figures = { unit: 'ms', ours: last / count, theirs: first / count, also: { updates } }
      return [timesAsMuch({ what: `page: last ${count} updates against the first`, ...figures }, 1.2)]
    }
  })
}

async function measure(
  page: Page,
  gate: Gate,
  count: number
): Promise<{ first: number; last: number; updates: number }> {
  await beginCampaign(page, { title: 'Bench', people: {}, seed: 'bench' })
  await gate.campaignOver
  const updates = gate.waiting
  await settled(page)
  const thread = await PageThread.of(page)
  // Waiting also takes a little of the thread's time. Measures it over a part of the waits, to subtract it.
  const part = Math.ceil(count / 4)
  const waiting = ((await thread.cost(() => eachShown(page, part, () => {}))) / part) * count
  const one = () => gate.let(1)
  const first = await thread.cost(() => eachShown(page, count, one))
  await eachShown(page, Math.floor((gate.waiting - count) / BURST), () => gate.let(BURST))
  gate.let(gate.waiting - count)
  await settled(page)
  const last = await thread.cost(() => eachShown(page, count, one))
  return { first: round(first - waiting), last: round(last - waiting), updates }
}

/** After drawing, the page pauses and merges updates that arrive meanwhile. Waits until it draws each by itself. */
const SHOWN = 'new Promise((done) => setTimeout(() => requestAnimationFrame(() => setTimeout(done)), 150))'

async function eachShown(page: Page, count: number, act: () => void): Promise<void> {
  for (let index = 0; index < count; index++) {
    act()
    await page.evaluate(SHOWN)
  }
}
