import type { Page } from '@playwright/test'
import { continueCampaign } from '../../../e2e/player.ts'
import { amount, type Effort } from '../effort.ts'
import { type Row, withinLimit } from '../row.ts'
import { onPage, settled } from './open-page.ts'
import { stageAt } from './stage.ts'

const TITLE = 'At rest'
const ANSWERS = 200
const LONGEST_OPENING_S = 20

/** Counts the animation frames that the page requests while a player thinks. */
export function benchIdle(effort: Effort): Promise<Row[]> {
  const seconds = amount(effort, 5, 2)
  return onPage({
    stage: (dataDir) => stageAt(dataDir, 'bench/idle', ANSWERS, [TITLE]),
    prepare: (page) => page.addInitScript(countFrames),
    measure: async (page) => {
      await continueCampaign(page, TITLE)
      await page.mouse.move(5, 400)
      await settled(page)
      await untilQuiet(page)
      const before = await framesAsked(page)
      if (before === 0) throw new Error('the page does not count its frames')
      await page.waitForTimeout(seconds * 1000)
      const ours = ((await framesAsked(page)) - before) / seconds
      const also = ours > 0 ? { 'last asked by': await page.evaluate<string>('window.lastAskedBy') } : {}
      return [withinLimit({ what: 'animation frames at rest', unit: 'frames/s', ours, also }, 0)]
    }
  })
}

/** Waits until the page has finished drawing the opened table, which takes a while on a busy machine. */
async function untilQuiet(page: Page): Promise<void> {
  for (let second = 0; second < LONGEST_OPENING_S; second++) {
    const before = await framesAsked(page)
    await page.waitForTimeout(1000)
    if ((await framesAsked(page)) === before) return
  }
}

function framesAsked(page: Page): Promise<number> {
  return page.evaluate<number>('window.framesAsked')
}

/** Runs in the page. */
function countFrames(): void {
  const original = window.requestAnimationFrame.bind(window)
  Object.assign(window, { framesAsked: 0 })
  window.requestAnimationFrame = (draw) => {
    Object.assign(window, {
      framesAsked: Number(Reflect.get(window, 'framesAsked')) + 1,
      lastAskedBy: new Error().stack?.split('\n').slice(2, 6).join(' ')
    })
    return original(draw)
  }
}
