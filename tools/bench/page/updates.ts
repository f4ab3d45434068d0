import type { Page } from '@playwright/test'
import { beginCampaign } from '../../../e2e/player.ts'
import { amount, type Effort } from '../effort.ts'
import { round } from '../figures.ts'
import { type Row, timesAsMuch } from '../row.ts'
import { Gate } from './gate.ts'
import { onPage, settled } from './open-page.ts'
import { PageThread } from './thread.ts'

/** So many at a time in the middle of the campaign, which is not measured. */
const BURST = 50

/**
 * What an update takes of the page's thread at the end of a campaign against its beginning. The campaign of four
 * computers is played first, while its updates are held back; then the page gets them one by one, each when the one
 * before is on the screen.
 */
export async function benchUpdates(effort: Effort): Promise<Row[]> {
  const count = amount(effort, 200, 20)
  let gate: Gate | null = null
  return onPage({
    prepare: async (page) => {
      gate = await Gate.before(page)
    },
    measure: async (page) => {
      if (!gate) throw new Error('nobody stands at the gate')
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
  // To wait alone takes a little of the thread as well; a part of the waiting tells how much.
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

/** The page rests after it has drawn, and takes together what comes meanwhile: here each is to be drawn by itself. */
const SHOWN = 'new Promise((done) => setTimeout(() => requestAnimationFrame(() => setTimeout(done)), 150))'

async function eachShown(page: Page, count: number, act: () => void): Promise<void> {
  for (let index = 0; index < count; index++) {
    act()
    await page.evaluate(SHOWN)
  }
}
