import { type Browser, chromium, type Page } from '@playwright/test'
import { z } from 'zod'
import { chromiumFlags, getChromium } from '../chromium.ts'
import { amount, type Effort } from './effort.ts'
import { buildMapDemo, serveMapDemo } from './map-demo.ts'
import { type Row, timesFaster } from './row.ts'

const timesSchema = z.object({ mean: z.number(), p95: z.number(), worst: z.number() })
type Times = z.infer<typeof timesSchema>
type Journeys = Readonly<Record<'pan' | 'zoom', Times>>

interface Size {
  readonly width: number
  readonly height: number
}

const SIZES: readonly Size[] = [
  { width: 1280, height: 800 },
  { width: 2560, height: 1440 }
]

/**
 * Our map against the one that one would first write, with one Graphics a province and one Text a name, made once and
 * only moved, by the same renderer of Pixi's that ours has chosen here. Milliseconds a frame, with its last pixel read
 * back.
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
      const { renderer, journeys: ours } = await measureOurs(browser, size, server.address)
      const theirs = await measureNaive(browser, size, server.address, renderer)
      rows.push(...rowsOf(size, renderer, ours, theirs))
    }
    return rows
  } finally {
    await browser.close()
    await server.close()
  }
}

function rowsOf({ width, height }: Size, renderer: string, ours: Journeys, theirs: Journeys): Row[] {
  return (['pan', 'zoom'] as const).flatMap((way) =>
    (['mean', 'p95', 'worst'] as const).map((figure) => {
      const what = `map, ${way} at ${width}x${height}, ${figure} frame against a retained naive map`
      const figures = { unit: 'ms', ours: ours[way][figure], theirs: theirs[way][figure], also: { renderer } }
      return timesFaster({ what, ...figures }, 2)
    })
  )
}

async function measureOurs(
  browser: Browser,
  size: Size,
  address: string
): Promise<{ renderer: string; journeys: Journeys }> {
  const page = await openPage(browser, size, `${address}index.html?plain`)
  const renderer = z.string().parse(await page.evaluate('window.map.stats().renderer'))
  await until(page, 'window.map.stats().settled')
  await page.waitForTimeout(800)
  const journeys = await journey(page, 'ours')
  await page.context().close()
  return { renderer, journeys }
}

async function measureNaive(
  browser: Browser,
  size: Size,
  address: string,
  renderer: string
): Promise<Journeys> {
  const page = await openPage(browser, size, `${address}bench.html${renderer === 'canvas' ? '?canvas' : ''}`)
  const journeys = await journey(page, 'retained')
  await page.context().close()
  return journeys
}

async function openPage(browser: Browser, viewport: Size, url: string): Promise<Page> {
  const context = await browser.newContext({ viewport })
  const page = await context.newPage()
  await page.goto(url)
  await until(page, 'window.journeys !== undefined')
  return page
}

/** Asked from outside: the page's security policy forbids Playwright's own way of waiting for an expression. */
async function until(page: Page, expression: string): Promise<void> {
  for (let i = 0; i < 600; i++) {
    if ((await page.evaluate(expression)) === true) return
    await page.waitForTimeout(100)
  }
  throw new Error(`waited in vain for ${expression}`)
}

async function journey(page: Page, name: string): Promise<Journeys> {
  const run = async (way: string) =>
    timesSchema.parse(await page.evaluate(`window.journeys['${name}'].${way}()`))
  return { pan: await run('pan'), zoom: await run('zoom') }
}
