import { readFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { type Browser, chromium, type Page } from '@playwright/test'
import { z } from 'zod'
import { chromiumFlags, getChromium } from '../chromium.ts'
import { buildMapDemo, serveMapDemo } from './map-demo.ts'

const times = z.object({ median: z.number(), p95: z.number(), worst: z.number() })
type Times = z.infer<typeof times>
interface Journeys {
  readonly pan: Times
  readonly zoom: Times
}

export interface MapBench {
  readonly renderer: string
  readonly sizes: readonly {
    readonly size: string
    /** Milliseconds a frame: the work of drawing, with the last pixel read back. */
    readonly ours: Journeys
    /** One Graphics a province and one Text a name, drawn anew each frame. */
    readonly naive: Journeys
    /** The same, but only moved: what a retained scene would cost. */
    readonly naiveRetained: Journeys
    /** Drawn anew each frame, but by the same renderer of Pixi's that ours has chosen for itself here. */
    readonly naiveSameRenderer: Journeys
    readonly timesFaster: { readonly pan: number; readonly zoom: number }
  }[]
  readonly idleFrames: number
  readonly memory: Memory
}

/**
 * The JavaScript heap is the page's own objects. It leaves out canvases, bitmaps and textures; the resident
 * sizes of the page's process and of the graphics process (which in software rendering holds the textures)
 * have them, along with Chromium's own code and caches. Null where the system does not tell.
 */
interface Memory {
  readonly jsHeapMb: number
  readonly pageProcessMb: number | null
  readonly graphicsProcessMb: number | null
}

const sizes = [
  { width: 1280, height: 800 },
  { width: 2560, height: 1440 }
] as const

export async function benchMap(): Promise<MapBench> {
  const executablePath = await getChromium()
  if (!executablePath) throw new Error('no Chromium to measure in')
  await buildMapDemo()
  const server = await serveMapDemo()
  const browser = await chromium.launch({
    executablePath,
    args: [...chromiumFlags, '--enable-precise-memory-info']
  })
  try {
    const results: MapBench['sizes'][number][] = []
    let idleFrames = 0
    let renderer = ''
    let memory: Memory = { jsHeapMb: 0, pageProcessMb: null, graphicsProcessMb: null }
    for (const viewport of sizes) {
      const ours = await openPage(browser, viewport, `${server.address}index.html?plain`)
      renderer = await ours.evaluate('window.map.stats().renderer')
      await settle(ours)
      const fast = await journey(ours, 'ours')
      await settle(ours)
      idleFrames += await framesDrawnIdle(ours)
      memory = most(memory, await memoryOf(browser, ours))
      await ours.context().close()
      const naive = await openPage(browser, viewport, `${server.address}bench.html`)
      const slow = await journey(naive, 'redrawn')
      const retained = await journey(naive, 'retained')
      await naive.context().close()
      const query = renderer === 'canvas' ? '?canvas' : ''
      const alike = await openPage(browser, viewport, `${server.address}bench.html${query}`)
      const same = await journey(alike, 'redrawn')
      await alike.context().close()
      results.push({
        size: `${viewport.width}x${viewport.height}`,
        ours: fast,
        naive: slow,
        naiveRetained: retained,
        naiveSameRenderer: same,
        timesFaster: { pan: ratio(slow.pan, fast.pan), zoom: ratio(slow.zoom, fast.zoom) }
      })
    }
    return { renderer, sizes: results, idleFrames, memory }
  } finally {
    await browser.close()
    await server.close()
  }
}

async function openPage(
  browser: Browser,
  viewport: { width: number; height: number },
  url: string
): Promise<Page> {
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
  const run = async (kind: string) => times.parse(await page.evaluate(`window.journeys['${name}'].${kind}()`))
  return { pan: await run('pan'), zoom: await run('zoom') }
}

async function settle(page: Page): Promise<void> {
  await until(page, 'window.map.stats().settled')
  await page.waitForTimeout(800)
}

async function framesDrawnIdle(page: Page): Promise<number> {
  const count = async () => z.number().parse(await page.evaluate('window.map.stats().frames'))
  const before = await count()
  await page.waitForTimeout(2000)
  return (await count()) - before
}

async function memoryOf(browser: Browser, page: Page): Promise<Memory> {
  const session = await page.context().newCDPSession(page)
  await session.send('HeapProfiler.collectGarbage')
  const { usedSize } = await session.send('Runtime.getHeapUsage')
  const root = await browser.newBrowserCDPSession()
  const { processInfo } = await root.send('SystemInfo.getProcessInfo')
  const largest = (type: string) => {
    const found = processInfo.filter((p) => p.type === type).map((p) => residentMb(p.id))
    const known = found.filter((mb) => mb !== null)
    return known.length === 0 ? null : Math.max(...known)
  }
  return {
    jsHeapMb: Math.round(usedSize / 1e5) / 10,
    pageProcessMb: largest('renderer'),
    graphicsProcessMb: largest('GPU')
  }
}

/** Memory of its own: resident, not shared with other processes. */
function residentMb(pid: number): number | null {
  try {
    const line = /^RssAnon:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))
    return line?.[1] ? Math.round(Number(line[1]) / 1000) : null
  } catch {
    return null
  }
}

function most(a: Memory, b: Memory): Memory {
  const max = (x: number | null, y: number | null) => (x === null ? y : y === null ? x : Math.max(x, y))
  return {
    jsHeapMb: Math.max(a.jsHeapMb, b.jsHeapMb),
    pageProcessMb: max(a.pageProcessMb, b.pageProcessMb),
    graphicsProcessMb: max(a.graphicsProcessMb, b.graphicsProcessMb)
  }
}

function ratio(slow: Times, fast: Times): number {
  return Math.round((slow.median / fast.median) * 10) / 10
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  process.stdout.write(`${JSON.stringify(await benchMap(), null, 2)}\n`)
}
