// The layout of the table: nothing lies over anything that must be clicked, and most of the window is map.
import type { Page } from '@playwright/test'
import { expect, test } from './app.ts'
import { mapIsReady } from './on-map.ts'
import { continueCampaign, decision, openAt } from './player.ts'

/** A question of each kind of view, each stage of a fight, the end of a turn (`place-leader:alans`) and of the game. */
const KINDS = [
  ...['march', 'purchases', 'administration-card', 'play-card', 'target-of-event', 'declare-hostility'],
  ...['lose-units', 'found-kingdom', 'settle-foedus', 'displacement', 'place-leader:alans', 'raid-target'],
  ...['flee', 'intercept', 'interceptors-arrive', 'retreat', 'battle-reroll', 'battle-losses', 'over']
]

/** Neighbours differ as little as possible, because a resize of the window costs most of this spec's time. */
const SIZES = [
  { width: 1280, height: 720, letters: 'normal' },
  { width: 1280, height: 720, letters: 'large' },
  { width: 1440, height: 900, letters: 'normal' },
  { width: 2560, height: 1440, letters: 'normal' }
]

/** Everything that can be clicked in the question, the fight, the hand and the edge, and that something else covers. */
const COVERED = `(() => {
  const places = '.panel--decision, .table__arena, .tray, .edge, .interlude, .timeline'
  const pressable = ':is(button, input, select, summary, a, [role=button]):not(:disabled)'
  const covered = []
  for (const place of document.querySelectorAll(places)) {
    for (const element of place.querySelectorAll(pressable)) {
      if (!element.checkVisibility({ visibilityProperty: true })) continue
      element.scrollIntoView({ block: 'center', behavior: 'instant' })
      const { left, top, width, height } = element.getBoundingClientRect()
      if (width < 2 || height < 2) continue
      // The cards of a hand overlap: what shows of each is its left edge.
      const across = element.matches('.card-fan__card') ? 8 : width / 2
      const hit = document.elementFromPoint(left + across, top + height / 2)
      if (hit && (element.contains(hit) || hit.closest('label')?.contains(element))) continue
      covered.push(element.className + ' "' + (element.ariaLabel ?? element.innerText ?? '').slice(0, 30) + '" under ' + (hit?.className ?? 'the edge of the window'))
    }
  }
  return covered
})()`

/** The share of the window that is map, with nothing over it. */
const FREE_MAP = `(() => {
  const [across, down] = [96, 60]
  let free = 0
  for (let x = 0.5; x < across; x++) {
    for (let y = 0.5; y < down; y++) {
      if (document.elementFromPoint((x / across) * innerWidth, (y / down) * innerHeight)?.tagName === 'CANVAS') free++
    }
  }
  return free / across / down
})()`

async function resize(page: Page, { width, height, letters }: (typeof SIZES)[number]): Promise<void> {
  await page.evaluate(`document.documentElement.dataset.textSize = '${letters}'`)
  await page.setViewportSize({ width, height })
  // The page measures the fight before it makes room for it.
  await page.evaluate('new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))')
}

test('nothing covers a button of a question, a fight, the hand or the edge, at any size', async ({ app }) => {
  test.setTimeout(120_000)
  app.prefer('panels.normal', '')
  app.prefer('panels.wide', 'score log')
  await app.stage(...KINDS)
  const { page } = await app.start()
  // Nothing of the ground is looked at, and painting it at each size takes as long as all the rest.
  await page.route('**/tile-worker*', (route) => route.abort())
  const findings: string[] = []
  for (const [number, kind] of KINDS.entries()) {
    await continueCampaign(page, kind)
    await expect(decision(page).or(page.locator('.game-over'))).toBeVisible()
    for (const size of number % 2 === 0 ? SIZES : SIZES.toReversed()) {
      await resize(page, size)
      const covered = await page.evaluate<string[]>(COVERED)
      findings.push(...covered.map((each) => `${kind} ${Object.values(size).join(' ')}: ${each}`))
    }
    // The end of the game has a second button of this name.
    await page.getByRole('button', { name: 'Leave the table' }).first().click()
  }
  await page.unrouteAll()
  expect(findings).toEqual([])
})

for (const { kind, share } of [
  { kind: 'march', share: 0.65 },
  { kind: 'battle-losses', share: 0.5 }
]) {
  test(`at 1440x900 at least ${share * 100} % of the window is map: ${kind}`, async ({ app }) => {
    app.prefer('panels.normal', '')
    const page = await openAt(app, kind)
    await page.setViewportSize({ width: 1440, height: 900 })
    await mapIsReady(page)
    expect(await page.evaluate<number>(FREE_MAP)).toBeGreaterThan(share)
  })
}
