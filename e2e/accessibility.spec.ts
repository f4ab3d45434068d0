// Checks every screen with axe-core, which may find nothing serious.
import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { inRoot } from '../tools/root.ts'
import { expect, test } from './app.ts'
import { beginCampaign, continueCampaign, curtain, decision, openAt } from './player.ts'

const axe = readFileSync(inRoot('node_modules/axe-core/axe.min.js'), 'utf8')

interface Finding {
  readonly id: string
  readonly impact: string
  readonly nodes: readonly string[]
}

interface Look {
  /** Only these of axe's rules. */
  readonly rules?: readonly string[]
  /** Selectors of what other specs look at. */
  readonly without?: readonly string[]
}

/** The violations that axe rates serious or critical, with their elements. */
async function findings(page: Page, { rules, without = [] }: Look = {}): Promise<Finding[]> {
  if (!(await page.evaluate<boolean>("'axe' in window"))) await page.evaluate(axe)
  const options = { resultTypes: ['violations'], ...(rules ? { runOnly: rules } : {}) }
  const context = { exclude: without.map((selector) => [selector]) }
  const found = await page.evaluate<
    Finding[]
  >(`axe.run(${JSON.stringify(context)}, ${JSON.stringify(options)}).then(
    ({ violations }) => violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .map(({ id, impact, nodes }) => ({ id, impact, nodes: nodes.slice(0, 5).map(({ html }) => html.slice(0, 200)) }))
  )`)
  return found
}

const themes = ['light', 'dark'] as const

/** Axe's rules that look at colours. A theme changes colours only, so the other rules need no second look. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block']

/** Checks the same screen in both themes. They differ in an attribute that the page sets from its settings. */
async function expectAccessible(page: Page): Promise<void> {
  // Axe must not see a colour in the middle of a transition.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const own = await page.evaluate<string>('document.documentElement.dataset.theme')
  for (const [index, theme] of themes.entries()) {
    await page.evaluate(`document.documentElement.dataset.theme = '${theme}'`)
    expect(await findings(page, index === 0 ? {} : { rules: COLOUR_RULES }), theme).toEqual([])
  }
  // Later specs use the same page.
  await page.evaluate(`document.documentElement.dataset.theme = '${own}'`)
}

const kinds = ['target-of-event', 'nation-of-card', 'march', 'declare-hostility', 'battle-losses']

test('library, set-up, settings and the empty table are accessible', async ({ page }) => {
  await expect(page.getByRole('button', { name: /^Play Invasions/ })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: /^Play Invasions/ }).click()
  await expect(page.getByLabel('Title')).toBeVisible()
  await expectAccessible(page)
  await page
    .getByRole('button', { name: /Settings/ })
    .first()
    .click()
  await expect(page.getByRole('heading', { name: 'Settings' })).toBeVisible()
  await expectAccessible(page)
})

for (const theme of themes) {
  test(`a player who prefers the ${theme} theme sees the library in it`, async ({ app }) => {
    app.prefer('theme', theme)
    const { page } = await app.start()
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
    expect(await findings(page)).toEqual([])
  })
}

test('the tray, a picked card and the face of a card are accessible', async ({ app }) => {
  const page = await openAt(app, 'play-card')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Play Tribute' }).click()
  await expectAccessible(page)
  await page
    .getByRole('button', { name: /^Look at / })
    .first()
    .click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectAccessible(page)
})

test('the first steps, the rules and the encyclopedia are accessible', async ({ app }) => {
  app.prefer('coach', '0')
  const page = await openAt(app, 'march')
  await expect(page.locator('.coach')).toBeVisible()
  await page.keyboard.press('b')
  await expect(page.locator('.rules__chapter')).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await page.keyboard.press('e')
  await expect(page.locator('.lore__head')).toBeVisible()
  await expectAccessible(page)
})

test('tables at other questions are accessible', async ({ app }) => {
  test.setTimeout(120_000)
  await app.stage(...kinds)
  const { page } = await app.start()
  for (const kind of kinds) {
    await continueCampaign(page, kind)
    await expect(decision(page)).toHaveAttribute('data-kind', kind)
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Leave the table' }).click()
    await expect(page.getByRole('heading', { name: 'Campaigns' })).toBeVisible()
  }
})

/** Panels that show the same beside every question. Specs above look at them. */
const OTHER_PANELS = ['.panel--log', '.panel--nations', '.panel--score']

/** A question for each kind of view, each stage of a fight, and the end of the game. */
const views = [
  ...[
    'purchases',
    'administration-card',
    'suppress-revolt',
    'offer-foedus',
    'found-kingdom',
    'settle-foedus'
  ],
  ...['place-leader', 'pick-area', 'raid-target', 'intercept', 'flee', 'retreat', 'besiege', 'over']
]

for (const half of [views.slice(0, 7), views.slice(7)]) {
  test(`views of questions and fights are accessible: ${half.join(', ')}`, async ({ app }) => {
    test.setTimeout(120_000)
    await app.stage(...half)
    const { page } = await app.start()
    for (const kind of half) {
      await continueCampaign(page, kind)
      await expect(decision(page).or(page.locator('.game-over'))).toBeVisible()
      expect(await findings(page, { without: OTHER_PANELS }), kind).toEqual([])
      await page.getByRole('button', { name: 'Leave the table' }).first().click()
      await expect(page.getByRole('heading', { name: 'Campaigns' })).toBeVisible()
    }
  })
}

test('sheets, the inspector, the list of keys and the drawer are accessible', async ({ app }) => {
  test.setTimeout(120_000)
  const page = await openAt(app, 'found-kingdom')
  for (const key of ['p', 't', '?']) {
    await page.keyboard.press(key)
    await expect(page.getByRole('dialog')).toBeVisible()
    expect(await findings(page, { without: OTHER_PANELS }), key).toEqual([])
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
  }
  await page.getByRole('button', { name: 'Franks', exact: true }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(await findings(page, { without: OTHER_PANELS }), 'nation').toEqual([])
  await page.keyboard.press('Escape')
  await page.setViewportSize({ width: 640, height: 480 })
  for (const tab of ['Score', 'Nations', 'Chronicle', 'Decision']) {
    await page
      .getByRole('navigation', { name: 'Panels and tools' })
      .getByRole('button', { name: tab })
      .click()
    expect(await findings(page), tab).toEqual([])
  }
})

test('the curtain and the recap are accessible', async ({ page }) => {
  const people = { Romans: 'Ana', Huns: 'Bea', Persians: 'Carla', Goths: 'Dora' }
  await beginCampaign(page, { title: 'Four', people, seed: 'e2e' })
  await expect(curtain(page)).toBeVisible()
  expect(await findings(page)).toEqual([])
  await page.getByRole('button', { name: /^I am / }).click()
  await expect(decision(page)).toBeVisible()
  await page.getByRole('button', { name: 'What happened meanwhile' }).click()
  await expect(page.getByRole('heading', { name: 'What happened meanwhile' })).toBeVisible()
  expect(await findings(page)).toEqual([])
})
