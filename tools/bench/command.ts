import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { startBrowserMode } from '../../e2e/browser-mode.ts'
import { CampaignStore } from '../../main/store/campaign-store.ts'
import { openDatabase } from '../../main/store/open-database.ts'
import { chromiumFlags, getChromium } from '../chromium.ts'
import { RandomCampaign } from '../staging/random-campaign.ts'
import { quantile, round } from './figures.ts'

export interface CommandBench {
  /** The largest question of movement of a campaign: how many pieces its player has on the map. */
  readonly pieces: number
  readonly stacks: number
  /**
   * Milliseconds from the pointer's event to the frame that shows all that changed, the best of three tries each:
   * a stack is taken in hand, the map is pointed at with it, and it is sent on a safe march.
   */
  readonly take: Times
  readonly hover: Times
  readonly march: Times
}

interface Times {
  readonly count: number
  readonly median: number
  readonly p95: number
}

const SEED = 'bench'
const TITLE = 'largest'
const STACKS = 6
const TRIES = 3
/** From a stack to the places around it, in pixels. */
const FAR = 90

/** Orders at the largest question of movement of a campaign, by mouse in the real page on the real host. */
export async function benchCommand(): Promise<CommandBench> {
  const executablePath = await getChromium()
  if (!executablePath) throw new Error('no Chromium to measure in')
  const dataDir = mkdtempSync(join(tmpdir(), 'invasions-bench-'))
  const pieces = stageLargest(dataDir)
  const browser = await chromium.launch({ executablePath, args: [...chromiumFlags] })
  const app = await startBrowserMode(dataDir, browser)
  try {
    return { pieces, ...(await measure(app.page)) }
  } finally {
    await app.kill()
    await browser.close()
    rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 })
  }
}

/** Plays a campaign twice: to find its largest question of movement, and up to that. */
function stageLargest(dataDir: string): number {
  const scout = new RandomCampaign(SEED)
  let largest = { answers: 0, pieces: 0 }
  for (let answers = 0; scout.match.awaited; answers++) {
    const { kind, side } = scout.match.awaited
    const pieces = kind === 'march' ? piecesOf(scout.match.view(side), scout.match.decisionFor(side)) : 0
    if (pieces > largest.pieces) largest = { answers, pieces }
    scout.step()
  }
  const campaign = new RandomCampaign(SEED)
  for (let answers = 0; answers < largest.answers; answers++) campaign.step()
  const { database, close } = openDatabase(join(dataDir, 'campaigns.db'))
  campaign.keep(new CampaignStore(database, Date.now), TITLE, campaign.match.awaited?.side)
  close()
  return largest.pieces
}

/** The units of the nations that are asked. */
function piecesOf(view: object, decision: object | null): number {
  const units = 'units' in view && view.units ? Object.values(view.units) : []
  const about = decision && 'about' in decision ? decision.about : null
  const nations = about && typeof about === 'object' && 'nations' in about ? about.nations : []
  return Array.isArray(nations) ? units.filter(({ controller }) => nations.includes(controller)).length : 0
}

/**
 * In the page: from the event to the frame after the last change that it brought, within a second. What follows the
 * map frame by frame changes its style only, and is not waited for.
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

async function measure(page: Page): Promise<Omit<CommandBench, 'pieces'>> {
  await page.setViewportSize({ width: 1280, height: 720 })
  const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: TITLE }) })
  await card.getByRole('button', { name: /Continue/ }).click()
  const stacks = page.locator('.orders__stack')
  await stacks.first().waitFor()
  await page.locator('.province-map canvas').first().waitFor()
  await page.evaluate(STOPWATCH)
  const count = await stacks.count()
  const [take, hover, march]: [number[], number[], number[]] = [[], [], []]
  for (let index = 0; index < Math.min(count, STACKS); index++) {
    take.push(...(await bestOf(TRIES, () => taking(page, index))))
    for (const at of await pointsAround(page)) {
      hover.push(...(await bestOf(TRIES, () => hovering(page, at))))
    }
  }
  // Each march changes the ground, and somebody may be asked in between: as far as it goes.
  for (let index = 0; index < Math.min(count, STACKS) && (await stacks.count()) > index; index++) {
    march.push(...(await marching(page, index)))
  }
  return { stacks: count, take: timesOf(take), hover: timesOf(hover), march: timesOf(march) }
}

/** What the tooltip says of the place pointed at: a march that nobody can hinder, which needs no second click. */
async function promisesSafeMarch(page: Page): Promise<boolean> {
  const marches = page.locator('.outlook__head').filter({ hasText: 'March there' })
  return (await marches.count()) > 0 && (await page.locator('.outlook__risk').count()) === 0
}

async function taking(page: Page, index: number): Promise<number | null> {
  await page.keyboard.press('Escape')
  const stack = page.locator('.orders__stack').nth(index)
  await stack.scrollIntoViewIfNeeded()
  return timed(page, 'click', () => stack.click())
}

async function hovering(page: Page, [x, y]: readonly [number, number]): Promise<number | null> {
  await page.mouse.move(640, 30)
  return timed(page, 'pointermove', () => page.mouse.move(x, y))
}

async function timed(page: Page, event: string, act: () => Promise<unknown>): Promise<number | null> {
  const watched = page.evaluate<number | null>(`window.stopwatch('${event}')`)
  await act()
  return watched
}

/** Places around the stack in hand, as far as the panels leave room. */
async function pointsAround(page: Page): Promise<[number, number][]> {
  const { left, top } = await page.evaluate<{ left: number; top: number }>(
    `(() => { const { left, top } = document.querySelector('.map-pin__point').getBoundingClientRect(); return { left, top } })()`
  )
  const around = [0, 1, 2, 3, 4, 5].map((turn): [number, number] => [
    left + FAR * Math.cos((turn * Math.PI) / 3),
    top + FAR * Math.sin((turn * Math.PI) / 3)
  ])
  return around.filter(([x, y]) => x > 280 && x < 880 && y > 110 && y < 640)
}

/** The first safe march that is found around a stack. */
async function marching(page: Page, index: number): Promise<number[]> {
  await taking(page, index)
  for (const [x, y] of await pointsAround(page)) {
    await hovering(page, [x, y])
    if (!(await promisesSafeMarch(page))) continue
    const spent = await timed(page, 'pointerup', () => page.mouse.click(x, y))
    return spent === null ? [] : [spent]
  }
  return []
}

async function bestOf(tries: number, act: () => Promise<number | null>): Promise<number[]> {
  const times: number[] = []
  for (let attempt = 0; attempt < tries; attempt++) {
    const time = await act()
    if (time !== null) times.push(time)
  }
  return times.length > 0 ? [Math.min(...times)] : []
}

function timesOf(times: readonly number[]): Times {
  return { count: times.length, median: round(quantile(times, 0.5)), p95: round(quantile(times, 0.95)) }
}
