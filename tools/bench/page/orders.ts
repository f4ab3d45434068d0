import type { Page } from '@playwright/test'
import { continueCampaign } from '../../../e2e/player.ts'
import { RandomCampaign } from '../../staging/random-campaign.ts'
import { amount, type Effort } from '../effort.ts'
import { quantile, round } from '../figures.ts'
import { measuredOnly, type Row } from '../row.ts'
import { onPage } from './open-page.ts'
import { stageAt } from './stage.ts'
import { type Spent, Stopwatch } from './stopwatch.ts'

const SEED = 'bench'
const TITLE = 'largest'
/** The distance from a stack to the points around it, in pixels. */
const FAR = 90

/** Measures orders by mouse at the largest movement question of a campaign: select a stack, point at the map, march. */
export function benchOrders(effort: Effort): Promise<Row[]> {
  const { answers, pieces } = findLargest(amount(effort, Number.POSITIVE_INFINITY, 200))
  return onPage({
    stage: (dataDir) => stageAt(dataDir, SEED, answers, [TITLE]),
    measure: async (page) => {
      const { take, hover, march } = await measure(page, amount(effort, 6, 1), amount(effort, 3, 1))
      return [
        ...rowsOf(`a stack taken in hand, of ${pieces} pieces`, take),
        ...rowsOf('the map pointed at with it', hover),
        ...rowsOf('a safe march ordered', march)
      ]
    }
  })
}

/** Finds the movement question at which its player has the most pieces on the map. */
function findLargest(most: number): { answers: number; pieces: number } {
  const scout = new RandomCampaign(SEED)
  let largest = { answers: 0, pieces: 0 }
  for (let answers = 0; scout.match.awaited && answers < most; answers++) {
    const { kind, side } = scout.match.awaited
    const pieces = kind === 'march' ? piecesOf(scout.match.view(side), scout.match.decisionFor(side)) : 0
    if (pieces > largest.pieces) largest = { answers, pieces }
    scout.step()
  }
  return largest
}

/** Counts the units of the nations that are asked. */
function piecesOf(view: object, decision: object | null): number {
  const units = 'units' in view && view.units ? Object.values(view.units) : []
  const about = decision && 'about' in decision ? decision.about : null
  const nations = about && typeof about === 'object' && 'nations' in about ? about.nations : []
  return Array.isArray(nations) ? units.filter(({ controller }) => nations.includes(controller)).length : 0
}

type Acts = Readonly<Record<'take' | 'hover' | 'march', readonly Spent[]>>

async function measure(page: Page, most: number, tries: number): Promise<Acts> {
  await continueCampaign(page, TITLE)
  const stacks = page.locator('.orders__stack')
  await stacks.first().waitFor()
  await page.locator('.province-map canvas').first().waitFor()
  const watch = await Stopwatch.on(page)
  const count = Math.min(await stacks.count(), most)
  const [take, hover, march]: [Spent[], Spent[], Spent[]] = [[], [], []]
  for (let index = 0; index < count; index++) {
    take.push(...(await bestOf(tries, () => timeSelect(watch, index))))
    for (const at of await pointsAround(page)) {
      hover.push(...(await bestOf(tries, () => timeHover(watch, at))))
    }
  }
  // Each march changes the position, and another side may be asked in between. Marches as often as it can.
  for (let index = 0; index < count && (await stacks.count()) > index; index++) {
    march.push(...(await timeMarch(watch, index)))
  }
  return { take, hover, march }
}

async function timeSelect(watch: Stopwatch, index: number): Promise<Spent | null> {
  const { page } = watch
  await page.keyboard.press('Escape')
  const stack = page.locator('.orders__stack').nth(index)
  await stack.scrollIntoViewIfNeeded()
  return watch.time('click', () => stack.click())
}

async function timeHover(watch: Stopwatch, [x, y]: readonly [number, number]): Promise<Spent | null> {
  await watch.page.mouse.move(640, 30)
  return watch.time('pointermove', () => watch.page.mouse.move(x, y))
}

/** Times the first safe march that it finds around a stack. */
async function timeMarch(watch: Stopwatch, index: number): Promise<Spent[]> {
  const { page } = watch
  await timeSelect(watch, index)
  for (const [x, y] of await pointsAround(page)) {
    await timeHover(watch, [x, y])
    if (!(await promisesSafeMarch(page))) continue
    const spent = await watch.time('pointerup', () => page.mouse.click(x, y))
    return spent ? [spent] : []
  }
  return []
}

/** Whether the tooltip announces a march that nobody can hinder. Such a march needs no second click. */
async function promisesSafeMarch(page: Page): Promise<boolean> {
  const marches = page.locator('.outlook__head').filter({ hasText: 'March there' })
  return (await marches.count()) > 0 && (await page.locator('.outlook__risk').count()) === 0
}

/** Points around the selected stack that no panel covers. */
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

/** Reports the time until the frame that shows the result, and besides the processor time of the page's thread. */
function rowsOf(what: string, all: readonly Spent[]): Row[] {
  // Around a few stacks there may be no safe march.
  if (all.length === 0) return []
  const clock = all.map((spent) => spent.clock)
  const cpu = all.map((spent) => spent.cpu)
  const also = {
    p95: round(quantile(clock, 0.95)),
    'thread p50': round(quantile(cpu, 0.5)),
    'thread p95': round(quantile(cpu, 0.95)),
    times: all.length
  }
  return [measuredOnly({ what, unit: 'ms', ours: quantile(clock, 0.5), also })]
}
