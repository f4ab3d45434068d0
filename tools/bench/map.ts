import { type Browser, chromium, type Page } from '@playwright/test'
import { z } from 'zod'
import { chromiumFlags, getChromium } from '../chromium.ts'
import { amount, type Effort } from './effort.ts'
import { quantile, round } from './figures.ts'
import { buildMapDemo, serveMapDemo } from './map-demo.ts'
import { type Row, timesFaster } from './row.ts'

const timesSchema = z.object({ mean: z.number(), p95: z.number(), worst: z.number() })
type Times = z.infer<typeof timesSchema>
const MOTIONS = ['pan', 'zoom'] as const
type Motion = (typeof MOTIONS)[number]
const FIGURES = ['mean', 'p95', 'worst'] as const

interface Size {
  readonly width: number
  readonly height: number
}

const SIZES: readonly Size[] = [
  { width: 1280, height: 800 },
  { width: 2560, height: 1440 }
]

const REPEATS = 3

/**
 * Compares our map with a naive one, which has one Graphics for each province and one Text for each name, makes them
 * once and only moves them. Both use the Pixi renderer that our map has chosen here. Measures milliseconds for each
 * frame, until its last pixel is read back. Both make each journey once to warm up, then take turns. The median of each
 * figure counts.
 */
export async function benchMap(effort: Effort): Promise<Row[]> {
  const executablePath = await getChromium()
  if (!executablePath) throw new Error('no Chromium to measure in')
  await buildMapDemo()
  const server = await serveMapDemo()
  const browser = await chromium.launch({ executablePath, args: [...chromiumFlags] })
  try {
    const rows: Row[] = []
    for (const size of SIZES.slice(0, amount(effort, SIZES.length, 1))) {
      rows.push(...(await measure(browser, size, server.address, amount(effort, REPEATS, 1))))
    }
    return rows
  } finally {
    await browser.close()
    await server.close()
  }
}

async function measure(browser: Browser, size: Size, address: string, repeats: number): Promise<Row[]> {
  const ours = await openOurs(browser, size, address)
  const renderer = z.string().parse(await ours.evaluate('window.map.stats().renderer'))
  const naive = await openPage(browser, size, `${address}bench.html${renderer === 'canvas' ? '?canvas' : ''}`)
  const rows: Row[] = []
  for (const motion of MOTIONS) {
    const first = await journey(ours, 'ours', motion)
    await journey(naive, 'retained', motion)
    const [mine, theirs]: [Times[], Times[]] = [[], []]
    for (let repeat = 0; repeat < repeats; repeat++) {
      mine.push(await journey(ours, 'ours', motion))
      theirs.push(await journey(naive, 'retained', motion))
    }
    rows.push(...rowsOf(size, motion, { renderer, first, mine, theirs }))
  }
  await ours.context().close()
  await naive.context().close()
  return rows
}

interface Timings {
  readonly renderer: string
  readonly first: Times
  readonly mine: readonly Times[]
  readonly theirs: readonly Times[]
}

function rowsOf({ width, height }: Size, motion: Motion, { renderer, first, mine, theirs }: Timings): Row[] {
  return FIGURES.map((figure) => {
    const middle = (all: readonly Times[]) =>
      quantile(
        all.map((times) => times[figure]),
        0.5
      )
    const what = `map, ${motion} at ${width}x${height}, ${figure} frame against a retained naive map`
    const also = { 'the first time': round(first[figure]), renderer }
    return timesFaster({ what, unit: 'ms', ours: middle(mine), theirs: middle(theirs), also }, 2)
  })
}

async function openOurs(browser: Browser, size: Size, address: string): Promise<Page> {
  const page = await openPage(browser, size, `${address}index.html?plain`)
  await until(page, 'window.map.stats().settled')
  await page.waitForTimeout(800)
  return page
}

async function openPage(browser: Browser, viewport: Size, url: string): Promise<Page> {
  const context = await browser.newContext({ viewport })
  const page = await context.newPage()
  await page.goto(url)
  await until(page, 'window.journeys !== undefined')
  return page
}

/** Polls from outside, because the page's security policy forbids Playwright's own wait for an expression. */
async function until(page: Page, expression: string): Promise<void> {
  for (let i = 0; i < 600; i++) {
    if ((await page.evaluate(expression)) === true) return
    await page.waitForTimeout(100)
  }
  throw new Error(`waited in vain for ${expression}`)
}

async function journey(page: Page, name: string, motion: Motion): Promise<Times> {
  return timesSchema.parse(await page.evaluate(`window.journeys['${name}'].${motion}()`))
}
