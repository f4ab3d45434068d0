// The third game: factions at the court of Justinian, with hidden hands and sealed contributions.
import type { Page } from '@playwright/test'
import { expect, test } from './app.ts'
import { continueCampaign, decision } from './player.ts'

const TITLE = 'Whispers'

/** Begins a campaign from the set-up, in either language. Nobody but people plays. */
async function begin(page: Page, people: 1 | 2): Promise<void> {
  await page
    .getByRole('button', { name: /^(Play|Jugar a) Byzantion/ })
    .first()
    .click()
  await page.getByRole('radio', { name: /^Byzantion/ }).check()
  await page.getByRole('radio', { name: String(people), exact: true }).check()
  if (people === 1) await page.getByRole('radio', { name: 'Justinian alone' }).check()
  await page.getByLabel(/^(Title|Título)/).fill(TITLE)
  await page.getByRole('button', { name: /^(Begin|Empezar)$/ }).click()
}

interface Asked {
  readonly kind: string | null
  readonly number: string | null
  readonly isCovered: boolean
}

/** What the table asks now. Does not wait. */
async function asked(page: Page): Promise<Asked> {
  return page.evaluate<Asked>(`(() => {
    const form = document.querySelector('form.decision')
    const isCovered = document.querySelector('.curtain, .recap__foot') !== null
    return { kind: form?.dataset.kind ?? null, number: form?.dataset.number ?? null, isCovered }
  })()`)
}

/** Lifts curtains, and lets moments for intrigue go by, until a question is asked. Returns its kind. */
async function sitDown(page: Page): Promise<string> {
  const button = page.locator('.curtain .button--primary, .recap__foot .button--primary')
  const pass = page.getByRole('button', { name: /^(Nobody acts|Pass)$/ })
  await expect
    .poll(async () => {
      const { kind, isCovered } = await asked(page)
      if (isCovered)
        await button
          .first()
          .click({ timeout: 1000 })
          .catch(() => undefined)
      else if (kind === null || kind.startsWith('react-'))
        await pass
          .first()
          .click({ timeout: 300 })
          .catch(() => undefined)
      else return kind
      return null
    })
    .not.toBeNull()
  return (await asked(page)).kind ?? ''
}

/** Answers, and waits until the table asks something else or is covered. */
async function answer(page: Page, act: () => Promise<void>): Promise<void> {
  const before = JSON.stringify(await asked(page))
  await act()
  await expect.poll(async () => JSON.stringify(await asked(page))).not.toBe(before)
}

/** Ends a question of the action phase as soon as it may end. */
async function endAction(page: Page, kind: string): Promise<void> {
  const pass = page.getByRole('button', { name: 'Pass for the rest of the round' })
  await answer(page, () => (kind === 'action' ? pass : page.locator('.send-button')).first().click())
}

test('three people at one computer play a whole round by mouse', async ({ app }) => {
  // Twenty questions, each behind a curtain.
  test.slow()
  await app.stage('position@3')
  const { page } = await app.start()
  await continueCampaign(page, 'position@3')
  await sitDown(page)
  // Positions lie open, so no curtain falls between the three.
  for (let taken = 0; taken < 3; taken++) {
    expect(await asked(page)).toMatchObject({ kind: 'position', isCovered: false })
    await answer(page, () => page.locator('button.byz-position__body').first().click())
  }
  while ((await sitDown(page)) === 'vote') {
    await page.locator('button.byz-option__head').last().click()
    await answer(page, () => page.getByRole('button', { name: 'Confirm' }).click())
  }

  expect(await asked(page)).toMatchObject({ kind: 'action' })
  const playable = page.locator('.byz-hand__button[data-use=select]')
  await expect(playable.first()).toBeVisible()
  // A click declares the action; the card is played as soon as nobody reacts.
  // Cards overlap, so the click hits the edge that shows.
  await answer(page, () => playable.first().click({ position: { x: 12, y: 12 } }))
  // Cards in hand and in play stand beside each name. The card may ask others something, behind their curtain.
  const played = page.locator('.byz-seat').filter({ hasText: '/1' })
  await expect.poll(async () => sitDown(page).then(() => played.count())).toBe(1)
  // Whoever comes next drags his card onto the table instead.
  while ((await sitDown(page)) !== 'action') await endAction(page, 'play')
  const dragged = page.locator('.byz-hand__card[draggable=true]').first()
  await expect(dragged).toBeVisible()
  await answer(page, () => dragged.dragTo(page.locator('.byz-court'), { sourcePosition: { x: 12, y: 12 } }))
  await expect.poll(async () => sitDown(page).then(() => played.count())).toBe(2)

  for (let kind = await sitDown(page); kind !== 'contribute'; kind = await sitDown(page))
    await endAction(page, kind)
  const reveal = page.locator('.byz-reveal, .byz-timeline__event[data-outcome]').first()
  for (let giver = 0; giver < 3; giver++) {
    expect(await sitDown(page)).toBe('contribute')
    await expect(reveal).toBeHidden()
    const more = page.locator('.byz-stepper__button:enabled').last()
    if (await more.isVisible()) await more.click()
    await answer(page, () => page.locator('.send-button').click())
  }
  await expect(reveal).toBeVisible()
  // Ties are broken, and hands are cut down to six, before the next round.
  for (let kind = await sitDown(page); kind !== 'position'; kind = await sitDown(page)) {
    await decision(page).getByRole('radio').first().check()
    await answer(page, () => page.getByRole('button', { name: 'Confirm' }).click())
  }
  await expect(page.locator('.sequence__turn')).toContainText('Round 2')
  await expect(page.locator('.byz-timeline__event[data-outcome]')).toHaveCount(1)
})

/** Somebody at the table acts at an open moment, with the first card that fits. Returns whether anybody had one. */
async function react(page: Page): Promise<boolean> {
  const card = decision(page).getByRole('radio').first()
  const actors = page.locator('.open-to-many .button:not(.button--primary)')
  const button = page.locator('.curtain .button--primary')
  for (let actor = 0; actor < 3; actor++) {
    await expect(card.or(actors).or(button).first()).toBeVisible()
    if (await button.isVisible()) await button.click()
    await expect(card.or(actors).first()).toBeVisible()
    if (await card.isVisible()) {
      await card.check()
      await answer(page, () => page.getByRole('button', { name: 'Confirm' }).click())
      return true
    }
    await actors.nth(actor % (await actors.count())).click()
  }
  return false
}

test('a card that turns a vote is cancelled by another', async ({ app }) => {
  await app.stage('react-vote@3')
  const { page } = await app.start()
  await continueCampaign(page, 'react-vote@3')
  const pending = page.locator('.byz-pending__card')
  expect(await react(page)).toBe(true)
  await expect(pending).toHaveCount(1)
  expect(await react(page)).toBe(true)
  await expect(pending).toHaveCount(2)
  // Nobody cancels the cancel, so the vote stays where it was.
  await page.getByRole('button', { name: 'Nobody acts' }).click()
  await expect(pending).toHaveCount(0)
  const log = page.locator('.log__entries')
  await expect(log).toContainText(/cancels?/)
  await expect(log).not.toContainText('goes over to the other option')
})

/** Notes every piece that comes to fly over the map, and whether it moves. The page may still have an earlier observer. */
const WATCH_FLIGHTS = `(() => {
  window.flightObserver?.disconnect()
  window.flights = []
  window.flightObserver = new MutationObserver((changes) => {
    const added = changes.flatMap(({ addedNodes }) => [...addedNodes]).filter((node) => node.nodeType === 1)
    for (const node of added)
      for (const piece of node.querySelectorAll('.byz-flight'))
        window.flights.push({ to: piece.dataset.to, moves: piece.getAnimations().length > 0 })
  })
  window.flightObserver.observe(document.body, { childList: true, subtree: true })
})()`

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  test(`units of a completed event come onto the map, with the preference for motion: ${reducedMotion}`, async ({
    app
  }) => {
    app.prefer('move-speed', 'fast')
    await app.stage('react-outcome:greens@3')
    const { page } = await app.start()
    await page.emulateMedia({ reducedMotion })
    await continueCampaign(page, 'react-outcome:greens@3')
    await page.locator('.curtain .button--primary').click()
    // The map is drawn.
    await expect(page.locator('.byz-pin').first()).toBeAttached()
    await page.evaluate(WATCH_FLIGHTS)
    expect(await sitDown(page)).toBe('hand-limit')
    const flight = { to: 'thracia', moves: reducedMotion === 'no-preference' }
    // Two kinds of units. Whoever sits down next may see them once more.
    const seen = await page.evaluate<unknown[]>('window.flights')
    expect(seen.slice(0, 2)).toEqual([flight, flight])
    for (const each of seen) expect(each).toEqual(flight)
  })
}

test('cards are dragged into a bandon and out of it', async ({ app }) => {
  await app.stage('bandons:blues@3')
  const { page } = await app.start()
  await continueCampaign(page, 'bandons:blues@3')
  expect(await sitDown(page)).toBe('bandons')
  const cardCalled = (name: string) => page.locator('.byz-fan__card').filter({ hasText: name })
  const fan = page.locator('.byz-fan').filter({ hasText: 'Isidore the Younger' })
  const cards = fan.locator('.byz-fan__card')
  await cardCalled('Stylite Pilgrims').dragTo(cardCalled('Isidore the Younger'))
  await expect(cards).toHaveText([/Isidore the Younger/, /Stylite Pilgrims/])
  // A soldier does not follow an architect.
  await cardCalled('Mandate of the Sword').dragTo(cardCalled('Isidore the Younger'))
  await expect(cards).toHaveCount(2)
  await cardCalled('Stylite Pilgrims').dragTo(page.locator('.byz-fan__alone'))
  await expect(cards).toHaveCount(1)
  await cardCalled('Stylite Pilgrims').dragTo(cardCalled('Isidore the Younger'))
  // The rules accept it: the table goes on.
  await answer(page, () => page.locator('.send-button').click())
})

test('contributions stay sealed over a power cut, and are revealed together', async ({ app }) => {
  // Starts the app twice.
  test.slow()
  await app.stage('contribute@3')
  const { page, kill } = await app.start()
  await continueCampaign(page, 'contribute@3')
  expect(await sitDown(page)).toBe('contribute')
  await answer(page, () => page.locator('.send-button').click())
  await kill()
  const { page: later } = await app.start()
  await continueCampaign(later, 'contribute@3')
  for (const who of ['second', 'third']) {
    expect(await sitDown(later), who).toBe('contribute')
    const more = later.locator('.byz-stepper__button:enabled').first()
    if (await more.isVisible()) await more.click()
    await answer(later, () => later.locator('.send-button').click())
  }
  await expect(later.locator('.byz-timeline__event[data-outcome]').first()).toBeVisible()
})

test('Justinian alone keeps six cards and ends his round', async ({ app }) => {
  const { page } = await app.start()
  await begin(page, 1)
  await expect(decision(page)).toBeVisible()
  const spread = page.locator('.byz-spread__card')
  await expect(spread).toHaveCount(9)
  for (let card = 0; card < 6; card++) await spread.nth(card).click()
  await answer(page, () => page.locator('.send-button').click())
  await expect(page.locator('.byz-hand__card')).toHaveCount(6)
  await answer(page, () => page.getByRole('button', { name: 'Pass for the rest of the round' }).click())
  await expect(page.locator('.sequence__turn')).toContainText('Round 2')
})

test('two people draft in Spanish', async ({ app }) => {
  app.prefer('language', 'es')
  const { page } = await app.start()
  await begin(page, 2)
  await sitDown(page)
  await expect(page.getByRole('heading', { name: '¿A qué misión renuncias?' })).toBeVisible()
  await page.locator('.byz-spread__card').first().click()
  await answer(page, () => page.getByRole('button', { name: 'Confirmar' }).click())
  await expect(page.locator('.curtain')).toBeVisible()
})
