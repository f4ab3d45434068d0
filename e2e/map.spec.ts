// The map on its demo page, in real Chromium, under the app's own security policy.
import type { Browser, Page } from '@playwright/test'
import { test as base, expect } from './app.ts'

interface MapPage {
  readonly page: Page
  /** Shows the map as it is at first. Loads its page again only if that has another query. */
  open(query?: string): Promise<void>
  /** Waits until nothing moves and all tiles in view are painted. */
  settle(): Promise<void>
  read<T>(expression: string): Promise<T>
}

/** The page that the last spec left. A spec that fails leaves none. */
let lastPage: { readonly page: Page; readonly complaints: string[]; readonly query: string } | null = null

async function newPage(browser: Browser): Promise<{ page: Page; complaints: string[] }> {
  const page = await (await browser.newContext()).newPage()
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(String(error)))
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().includes('404')) complaints.push(message.text())
  })
  return { page, complaints }
}

const test = base.extend<{ map: MapPage; freshPage: boolean }>({
  freshPage: [false, { option: true }],
  map: async ({ openBrowser, mapDemo, freshPage }, use, info) => {
    if (freshPage) {
      await lastPage?.page.context().close()
      lastPage = null
    }
    const { page, complaints } = lastPage ?? (await newPage(await openBrowser()))
    let shown = lastPage?.query ?? null
    lastPage = null
    // Playwright evaluates from outside: under this policy the page itself may not evaluate strings.
    const read = async <T>(expression: string): Promise<T> => page.evaluate<T>(expression)
    const settle = () =>
      expect
        .poll(() => read('window.map?.stats().settled === true'), { timeout: 30_000, intervals: [50] })
        .toBe(true)
    await use({
      page,
      read,
      settle,
      async open(query = '') {
        if (query === shown) {
          await page.mouse.move(0, 0)
          await page.getByTestId('map').press('Escape')
          await page.getByTestId('map').press('Home')
        } else {
          await page.goto(`${mapDemo}index.html?${query}`)
        }
        shown = query
        await settle()
      }
    })
    expect(complaints).toEqual([])
    if (info.status === info.expectedStatus && shown !== null) lastPage = { page, complaints, query: shown }
    else await page.context().close()
  }
})

test.describe.configure({ mode: 'serial' })

test('finds a province by name, flies there and shows its tooltip', async ({ map }) => {
  await map.open()
  const box = map.page.getByRole('combobox', { name: 'Find a place' })
  await box.fill('Moesia Inf')
  await expect(map.page.getByRole('option').first()).toContainText('Moesia Inferior')
  await box.press('Enter')
  await map.settle()
  expect(await map.read('window.selected')).toEqual({ kind: 'province', id: 'moesia_inferior' })
  expect(await map.read('window.map.stats().distance')).not.toBe('far')
  const [x, y] = await map.read<[number, number]>("window.map.screenOf('moesia_inferior', 'label')")
  await map.page.mouse.move(x, y)
  const tooltip = map.page.getByTestId('map-tooltip')
  await expect(tooltip).toContainText('Moesia Inferior')
  await expect(tooltip).toContainText('Mountain')
})

test('finds cities, areas and seas, even with a typing error', async ({ map }) => {
  await map.open()
  for (const [typed, id] of [
    ['Constantinoplis', 'thracia'],
    ['hispania', 'hispania'],
    ['mare siculum', 'mare_siculum']
  ]) {
    await map.page.getByRole('combobox').fill(typed ?? '')
    await map.page.getByRole('combobox').press('Enter')
    await map.settle()
    expect(await map.read('window.selected.id')).toBe(id)
  }
  await map.page.getByRole('combobox').fill('xqzzk')
  await expect(map.page.getByText('No such place')).toBeVisible()
})

test('names set in the real fonts do not overlap at any zoom', async ({ map }) => {
  await map.open()
  test.slow()
  for (let i = 0; i < 10; i++) {
    const clashes = await map.read<string[]>(`(() => {
      const { labels, motion } = window.map.scene()
      const boxes = [...labels.shown.values()].filter(({ label }) => !label.item.forced).flatMap(({ label, position }) => {
        const s = label.item.positions[position]
        const at = (v, a) => v * motion.camera.scale + a
        return s.boxes.map(b => ({ id: label.item.id, x0: at(s.x, b.x0), x1: at(s.x, b.x1), y0: at(s.y, b.y0), y1: at(s.y, b.y1) }))
      })
      const e = 0.01
      return boxes.flatMap((a, i) => boxes.slice(i + 1).filter(b => a.id !== b.id && a.x0 < b.x1 - e && b.x0 < a.x1 - e && a.y0 < b.y1 - e && b.y0 < a.y1 - e).map(b => a.id + ' / ' + b.id))
    })()`)
    expect(clashes).toEqual([])
    await map.read('window.map.zoomBy(1.38)')
    await map.settle()
  }
})

test('selects a place with the mouse and its neighbours with keys', async ({ map }) => {
  await map.open('bare')
  await map.read("window.map.flyTo({kind: 'area', id: 'italia'})")
  await map.settle()
  const [x, y] = await map.read<[number, number]>("window.map.screenOf('latium', 'city')")
  await map.page.mouse.click(x, y)
  expect(await map.read('window.selected.id')).toBe('latium')
  const mapElement = map.page.getByTestId('map')
  await mapElement.focus()
  await mapElement.press('Shift+ArrowUp')
  const next = await map.read<string>('window.selected.id')
  expect(next).not.toBe('latium')
  await mapElement.press('Tab')
  expect(await map.read('window.selected.id')).not.toBe(next)
  await expect(map.page.locator('.province-map__voice')).not.toBeEmpty()
  await mapElement.press('Escape')
  expect(await map.read('window.selected')).toBeNull()
})

test('zooms towards the pointer, drags, and goes home by key', async ({ map }) => {
  await map.open('bare')
  const scale = () => map.read<number>('window.map.scene().motion.camera.scale')
  const whole = await scale()
  const before = await map.read<[number, number]>("window.map.screenOf('thracia', 'city')")
  await map.page.mouse.move(before[0], before[1])
  for (let i = 0; i < 4; i++) await map.page.mouse.wheel(0, -120)
  await map.settle()
  expect(await scale()).toBeGreaterThan(whole * 1.5)
  const after = await map.read<[number, number]>("window.map.screenOf('thracia', 'city')")
  expect(Math.hypot(after[0] - before[0], after[1] - before[1])).toBeLessThan(3)
  await map.page.mouse.down()
  await map.page.mouse.move(before[0] - 150, before[1] - 80, { steps: 8 })
  await map.page.mouse.up()
  await map.settle()
  const dragged = await map.read<[number, number]>("window.map.screenOf('thracia', 'city')")
  expect(dragged[0]).toBeLessThan(before[0] - 100)
  expect(await map.read('window.selected')).toBeNull()
  await map.page.getByTestId('map').press('Home')
  await map.settle()
  expect(await scale()).toBeCloseTo(whole, 6)
})

test('every mode colours the land in its own way and has its legend', async ({ map }) => {
  await map.open('bare')
  const pictures = new Set<string>()
  for (const mode of ['Political', 'Terrain', 'Income', 'Religion', 'Objectives']) {
    await map.page.getByRole('navigation').getByRole('button', { name: mode }).click()
    await map.page.waitForTimeout(100)
    await map.settle()
    await expect(map.page.getByTestId('map-legend')).toContainText(mode)
    await expect(map.page.getByTestId('map-legend').getByRole('listitem').nth(1)).toBeVisible()
    const picture = await map.page.screenshot({ clip: { x: 300, y: 150, width: 700, height: 500 } })
    pictures.add(picture.toString('base64'))
  }
  expect(pictures.size).toBe(5)
})

test.describe('on a page of its own', () => {
  test.use({ freshPage: true })

  test('draws nothing and asks for no frame while nothing changes', async ({ map }) => {
    await map.page.addInitScript(() => {
      const original = window.requestAnimationFrame.bind(window)
      Object.assign(window, { asked: 0 })
      window.requestAnimationFrame = (draw) => {
        Object.assign(window, { asked: Number(Reflect.get(window, 'asked')) + 1 })
        return original(draw)
      }
    })
    await map.open()
    await map.page.mouse.move(5, 400)
    await map.settle()
    await map.page.waitForTimeout(1000)
    const frames = () => map.read<number[]>('[window.map.stats().frames, window.asked]')
    const before = await frames()
    expect(before[1]).toBeGreaterThan(0)
    await map.page.waitForTimeout(2000)
    expect(await frames()).toEqual(before)
  })

  test('a map that is mounted again shows the tiles that are painted already', async ({ map }) => {
    await map.open()
    const painted = () => map.read<number>('window.map.stats().tilesPainted')
    const isIdle = async () => {
      const before = await painted()
      await map.page.waitForTimeout(300)
      return (await painted()) === before
    }
    // Tiles around the visible ones follow.
    await expect.poll(isIdle).toBe(true)
    expect(await painted()).toBeGreaterThan(0)
    await map.read('window.leave()')
    await expect(map.page.getByTestId('map')).toHaveCount(0)
    await map.read('window.enter()')
    await map.settle()
    await expect.poll(isIdle).toBe(true)
    expect(await painted()).toBe(0)
  })

  test('can be removed with its screen and mounted again', async ({ map }) => {
    await map.open()
    for (let i = 0; i < 3; i++) {
      await map.read('window.leave()')
      await expect(map.page.getByTestId('map')).toHaveCount(0)
      await map.page.waitForTimeout(200)
      await map.read('window.enter()')
      await map.settle()
    }
    expect(await map.read('window.map.stats().frames')).toBeGreaterThan(0)
  })
})

for (const theme of ['light', 'dark']) {
  test(`draws the far, the middle and the close distance (${theme})`, async ({ map }, info) => {
    await map.open(`plain&theme=${theme}`)
    const shoot = async (name: string) => {
      await info.attach(`${theme}-${name}`, { body: await map.page.screenshot(), contentType: 'image/png' })
    }
    expect(await map.read('window.map.stats().distance')).toBe('far')
    await shoot('far')
    await map.read("window.map.flyTo({kind: 'area', id: 'graecia'})")
    await map.settle()
    expect(await map.read('window.map.stats().distance')).toBe('middle')
    await shoot('middle')
    await map.read("window.map.jumpToName('Thracia')")
    await map.settle()
    expect(await map.read('window.map.stats().distance')).toBe('close')
    await shoot('close')
  })
}
