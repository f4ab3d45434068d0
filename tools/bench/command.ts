import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type CDPSession, chromium, type Page } from '@playwright/test'
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
  /** Of the page's own thread, whatever else the machine does meanwhile. */
  readonly cpu: { readonly median: number; readonly p95: number }
}

/** What an act took, by the clock and of the page's thread. */
interface Spent {
  readonly clock: number
  readonly cpu: number
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
  const watch = await Stopwatch.on(page)
  const count = await stacks.count()
  const [take, hover, march]: [Spent[], Spent[], Spent[]] = [[], [], []]
  for (let index = 0; index < Math.min(count, STACKS); index++) {
    take.push(...(await bestOf(TRIES, () => taking(watch, index))))
    for (const at of await pointsAround(page)) {
      hover.push(...(await bestOf(TRIES, () => hovering(watch, at))))
    }
  }
  // Each march changes the ground, and somebody may be asked in between: as far as it goes.
  for (let index = 0; index < Math.min(count, STACKS) && (await stacks.count()) > index; index++) {
    march.push(...(await marching(watch, index)))
  }
  return { stacks: count, take: timesOf(take), hover: timesOf(hover), march: timesOf(march) }
}

/** Times what is done with a page. */
class Stopwatch {
  readonly page: Page
  private readonly session: CDPSession

  private constructor(page: Page, session: CDPSession) {
    this.page = page
    this.session = session
  }

  static async on(page: Page): Promise<Stopwatch> {
    const session = await page.context().newCDPSession(page)
    await session.send('Performance.enable', { timeDomain: 'threadTicks' })
    return new Stopwatch(page, session)
  }

  /** Null where the act changed nothing. */
  async time(event: string, act: () => Promise<unknown>): Promise<Spent | null> {
    const watched = this.page.evaluate<number | null>(`window.stopwatch('${event}')`)
    const before = await this.taskTime()
    await act()
    const clock = await watched
    return clock === null ? null : { clock, cpu: (await this.taskTime()) - before }
  }

  private async taskTime(): Promise<number> {
    const { metrics } = await this.session.send('Performance.getMetrics')
    return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0)
  }
}

async function taking(watch: Stopwatch, index: number): Promise<Spent | null> {
  const { page } = watch
  await page.keyboard.press('Escape')
  const stack = page.locator('.orders__stack').nth(index)
  await stack.scrollIntoViewIfNeeded()
  return watch.time('click', () => stack.click())
}

async function hovering(watch: Stopwatch, [x, y]: readonly [number, number]): Promise<Spent | null> {
  await watch.page.mouse.move(640, 30)
  return watch.time('pointermove', () => watch.page.mouse.move(x, y))
}

/** The first safe march that is found around a stack. */
async function marching(watch: Stopwatch, index: number): Promise<Spent[]> {
  const { page } = watch
  await taking(watch, index)
  for (const [x, y] of await pointsAround(page)) {
    await hovering(watch, [x, y])
    if (!(await promisesSafeMarch(page))) continue
    const spent = await watch.time('pointerup', () => page.mouse.click(x, y))
    return spent ? [spent] : []
  }
  return []
}

/** What the tooltip says of the place pointed at: a march that nobody can hinder, which needs no second click. */
async function promisesSafeMarch(page: Page): Promise<boolean> {
  const marches = page.locator('.outlook__head').filter({ hasText: 'March there' })
  return (await marches.count()) > 0 && (await page.locator('.outlook__risk').count()) === 0
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

async function bestOf(tries: number, act: () => Promise<Spent | null>): Promise<Spent[]> {
  const all: Spent[] = []
  for (let attempt = 0; attempt < tries; attempt++) {
    const spent = await act()
    if (spent) all.push(spent)
  }
  if (all.length === 0) return []
  return [{ clock: Math.min(...all.map(({ clock }) => clock)), cpu: Math.min(...all.map(({ cpu }) => cpu)) }]
}

function timesOf(all: readonly Spent[]): Times {
  const clock = all.map((spent) => spent.clock)
  const cpu = all.map((spent) => spent.cpu)
  const figures = (times: readonly number[]) => ({
    median: round(quantile(times, 0.5)),
    p95: round(quantile(times, 0.95))
  })
  return { count: all.length, ...figures(clock), cpu: figures(cpu) }
}
