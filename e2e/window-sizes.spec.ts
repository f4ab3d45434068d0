// Windows of any size: one drawer in a small window, larger letters in a large one. Also tab stops and reduced motion.
import type { Page } from '@playwright/test'
import { expect, test } from './app.ts'
import { clickPlace } from './on-map.ts'
import { answerSomehow, decision, openAt, questionNumber } from './player.ts'

const tab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Panels and tools' }).getByRole('button', { name })

/** Elements whose content is wider than they are. */
async function overflowing(page: Page): Promise<string[]> {
  return page.evaluate<string[]>(`(() => {
    const cut = [...document.querySelectorAll('.decision, .panel[data-open] .panel__body, .arena__body, .table')]
      .filter((box) => box.clientWidth > 0 && box.scrollWidth > box.clientWidth + 1)
    return cut.map(({ className, scrollWidth, clientWidth }) => className + ' ' + scrollWidth + ' > ' + clientWidth)
  })()`)
}

async function fontSize(page: Page): Promise<number> {
  return page.evaluate<number>('parseFloat(getComputedStyle(document.documentElement).fontSize)')
}

test('at 200 % zoom of a small screen one drawer holds everything, and closing it uncovers the map', async ({
  app
}) => {
  const page = await openAt(app, 'march')
  await page.setViewportSize({ width: 640, height: 360 })
  await expect(decision(page)).toBeVisible()
  expect(await overflowing(page)).toEqual([])
  await expect(page.getByRole('button', { name: /^End the moves/ })).toBeInViewport()

  await tab(page, 'Chronicle').click()
  await expect(page.getByLabel('Search the chronicle')).toBeVisible()
  await expect(decision(page)).toBeHidden()
  await tab(page, 'Score').click()
  await expect(page.getByRole('button', { name: 'Where from' })).toBeVisible()
  await tab(page, 'Nations').click()
  await expect(page.getByRole('button', { name: 'Ties' })).toBeVisible()
  await tab(page, 'Nations').click()
  await expect(page.locator('.panel:visible')).toHaveCount(0)
  expect(await overflowing(page)).toEqual([])
  // The map has the whole board now. A click on it selects a stack.
  await clickPlace(page, 'Alania')
  await expect(page.locator('.stack-card')).toBeVisible()

  await tab(page, 'Decision').click()
  const before = await questionNumber(page)
  await page.getByRole('button', { name: /^End the moves/ }).click()
  await expect.poll(() => questionNumber(page)).not.toBe(before)
})

test('a fight fills a low window until the player folds it', async ({ app }) => {
  const page = await openAt(app, 'battle-losses')
  await page.setViewportSize({ width: 640, height: 360 })
  await expect(page.getByRole('button', { name: 'Take these losses' })).toBeInViewport()
  expect(await overflowing(page)).toEqual([])
  await expect(decision(page)).toBeInViewport()
  await expect(tab(page, 'Chronicle')).toBeHidden()
  await page.getByRole('button', { name: /^Fold/ }).last().click()
  await expect(decision(page)).toBeVisible()
  await tab(page, 'Chronicle').click()
  await expect(page.getByLabel('Search the chronicle')).toBeVisible()
})

for (const kind of ['purchases', 'administration-card', 'play-card', 'offer-foedus']) {
  test(`${kind} fits into a window of 1000 pixels, and into one of 640 with large letters`, async ({
    app
  }) => {
    app.prefer('text-size', 'large')
    const page = await openAt(app, kind)
    await page.setViewportSize({ width: 1000, height: 720 })
    await expect(decision(page)).toBeVisible()
    expect(await overflowing(page)).toEqual([])
    await page.setViewportSize({ width: 640, height: 480 })
    expect(await overflowing(page)).toEqual([])
    await answerSomehow(page)
  })
}

test('letters are larger in a window of 3840 pixels, and still larger if the player wants that', async ({
  app
}) => {
  const page = await openAt(app, 'march')
  await page.setViewportSize({ width: 1920, height: 1080 })
  expect(await fontSize(page)).toBe(16)
  await page.setViewportSize({ width: 3840, height: 2160 })
  const normal = await fontSize(page)
  expect(normal).toBeGreaterThan(20)
  await page.keyboard.press('ControlOrMeta+,')
  await page.getByRole('radio', { name: 'Largest' }).check()
  await page.keyboard.press('Escape')
  expect(await fontSize(page)).toBeGreaterThan(1.25 * normal)
  expect(await overflowing(page)).toEqual([])
  await expect(page.getByRole('button', { name: /^End the moves/ })).toBeInViewport()
})

test('the first tab stops lead to the question, the map and the chronicle', async ({ app }) => {
  const page = await openAt(app, 'march')
  await page.keyboard.press('Tab')
  const toDecision = page.getByRole('button', { name: 'To the question' })
  await expect(toDecision).toBeFocused()
  await expect(toDecision).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.locator('#panel-decision')).toBeFocused()

  await page.setViewportSize({ width: 800, height: 600 })
  await page.getByRole('button', { name: 'To what has happened' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.locator('#panel-log')).toBeFocused()
  await expect(page.getByLabel('Search the chronicle')).toBeVisible()

  await page.getByRole('button', { name: 'To the map' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByTestId('map')).toBeFocused()
})

test('a page with reduced motion animates nothing', async ({ app }) => {
  const page = await openAt(app, 'march')
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const moving = await page.evaluate<string[]>(`[...document.querySelectorAll('*')].flatMap((element) => {
    const { transitionDuration, animationDuration, animationName } = getComputedStyle(element)
    const seconds = [...transitionDuration.split(','), ...(animationName === 'none' ? [] : animationDuration.split(','))]
    return seconds.some((time) => parseFloat(time) > 0.01) ? [String(element.className)] : []
  })`)
  expect(moving).toEqual([])
})
