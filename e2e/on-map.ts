// What a player does on the map: finds a place by its name and clicks it.
import { expect, type Page } from '@playwright/test'

/** Waits until the map is drawn and takes input. */
export async function mapIsReady(page: Page): Promise<void> {
  await expect(page.getByTestId('map')).toHaveAttribute('aria-busy', 'false')
}

/** Where the card of the selection is pinned, once the map has stopped moving. */
export async function pinnedAt(page: Page): Promise<{ x: number; y: number }> {
  await mapIsReady(page)
  const pinned = () =>
    page.evaluate<{ x: number; y: number } | null>(`(() => {
      const point = document.querySelector('.map-pin__point')
      const box = point?.hasAttribute('style') ? point.getBoundingClientRect() : null
      return box && { x: box.left, y: box.top }
    })()`)
  let at: { x: number; y: number } | null = null
  await expect
    .poll(
      async () => {
        const before = at
        at = await pinned()
        return at !== null && at.x === before?.x && at.y === before.y
      },
      { intervals: [250] }
    )
    .toBe(true)
  if (!at) throw new Error('nothing is pinned to the map')
  return at
}

/** The middle of the part of the map that no panel covers. The page's styles say how much is covered. */
export async function middleOfMap(page: Page): Promise<{ x: number; y: number }> {
  const box = await page.getByTestId('map').boundingBox()
  const covered = await page.evaluate<{ left: number; right: number; bottom: number }>(`(() => {
    const style = getComputedStyle(document.querySelector('[data-testid=map]'))
    const of = (side) => parseFloat(style['scrollPadding' + side]) || 0
    return { left: of('Left'), right: of('Right'), bottom: of('Bottom') }
  })()`)
  if (!box) throw new Error('there is no map')
  return {
    x: box.x + (covered.left + box.width - covered.right) / 2,
    y: box.y + (box.height - covered.bottom) / 2
  }
}

/** Moves the map so that a place is in the middle of the uncovered part. Returns where it is on screen. */
export async function bringIntoView(page: Page, place: string): Promise<{ x: number; y: number }> {
  await mapIsReady(page)
  // Without motion the camera jumps, and the spec need not wait.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.locator('[data-map-jump]').fill(place)
  await page.keyboard.press('Enter')
  const middle = await middleOfMap(page)
  let tried = 0
  let found = middle
  await expect
    .poll(async () => {
      const [dx, dy] = AROUND[tried++ % AROUND.length] ?? [0, 0]
      found = { x: middle.x + dx, y: middle.y + dy }
      // The map shows its tooltip when the pointer moves.
      await page.mouse.move(found.x + 1, found.y)
      await page.mouse.move(found.x, found.y)
      return page.getByTestId('map-tooltip').allInnerTexts()
    })
    .toEqual([expect.stringMatching(new RegExp(`^${place}\\b`))])
  return found
}

/** Offsets to try, because the middle of a bent province may lie outside it. */
const AROUND = [0, 30, 60, 90].flatMap((far) =>
  far === 0
    ? [[0, 0] as const]
    : [0, 1, 2, 3, 4, 5, 6, 7].map(
        (eighth) => [far * Math.cos((eighth * Math.PI) / 4), far * Math.sin((eighth * Math.PI) / 4)] as const
      )
)

export async function clickPlace(page: Page, place: string): Promise<void> {
  const { x, y } = await bringIntoView(page, place)
  await page.mouse.click(x, y)
}
