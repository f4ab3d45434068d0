// The fourth game: six factions in the Senate, at one computer.
import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { inRoot } from '../tools/root.ts'
import { expect, test } from './app.ts'
import { continueCampaign, decision } from './player.ts'

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

/** Questions that are open to all: nobody acts. */
const OPEN_TO_ALL = ['interrupt', 'last-word', 'offer-deal', 'consul-for-life', 'react-tribune', 'law']

/** Lifts curtains, and lets go by what is open to all, until a question is asked. Returns its kind. */
async function sitDown(page: Page, stopAt: readonly string[] = []): Promise<string> {
  const button = page.locator('.curtain .button--primary, .recap__foot .button--primary')
  const pass = page.getByRole('button', { name: /^(Nobody acts|Nadie actúa|Pass|Pasar)$/ })
  await expect
    .poll(
      async () => {
        const { kind, isCovered } = await asked(page)
        if (isCovered)
          await button
            .first()
            .click({ timeout: 1000 })
            .catch(() => undefined)
        else if (kind === null || (OPEN_TO_ALL.includes(kind) && !stopAt.includes(kind)))
          await pass
            .last()
            .click({ timeout: 300 })
            .catch(() => undefined)
        else return kind
        return null
      },
      { timeout: 20_000 }
    )
    .not.toBeNull()
  return (await asked(page)).kind ?? ''
}

/** Answers, and waits until the table asks something else or is covered. */
async function answer(page: Page, act: () => Promise<void>): Promise<void> {
  const before = JSON.stringify(await asked(page))
  await act()
  await expect.poll(async () => JSON.stringify(await asked(page))).not.toBe(before)
}

const send = (page: Page) => page.locator('.send-button').last()
const offered = (page: Page) => page.locator('.rep-seat[data-pick=option]')
const log = (page: Page) => page.locator('.log__entries')

/** Opens a staged campaign of this game at a kind of question. */
async function openTable(page: Page, kind: string): Promise<void> {
  await continueCampaign(page, `${kind}@4`)
  await sitDown(page, [kind])
}

/** Votes of factions for what is on the floor, until something else is asked. */
async function voteAll(page: Page, ballot: 'yes' | 'no'): Promise<void> {
  while ((await sitDown(page)) === 'vote') {
    await answer(page, () => ballotFor(page, ballot))
  }
}

/** Votes so, unless the faction has promised another vote. */
async function ballotFor(page: Page, wanted: 'yes' | 'no'): Promise<void> {
  const ballot = page.locator(`.rep-ballot[data-ballot=${wanted}]`)
  const free = (await ballot.isEnabled()) ? ballot : page.locator('.rep-ballot:enabled').first()
  await free.click()
}

/** Gives the consent that is asked for. */
async function consent(page: Page): Promise<void> {
  while ((await sitDown(page)) === 'consent') {
    await decision(page).getByRole('radio').first().check()
    await answer(page, () => page.getByRole('button', { name: 'Confirm', exact: true }).click())
  }
}

test('six people elect consuls by mouse, and a tribune forbids the first pair', async ({ app }) => {
  test.slow()
  await app.stage('nominate-consuls@4')
  const { page } = await app.start()
  await openTable(page, 'nominate-consuls')
  await offered(page).nth(0).click()
  await offered(page).nth(0).click()
  await expect(page.locator('.rep-forecast')).toBeVisible()
  await answer(page, () => send(page).click())
  // The vote lies open on the table: no curtain falls. Whoever has a tribune forbids it.
  let isVetoed = false
  while (!isVetoed && (await sitDown(page)) === 'vote') {
    expect((await asked(page)).isCovered).toBe(false)
    const { number } = await asked(page)
    await page.locator('.rep-veto').first().click()
    await expect
      .poll(
        async () => (await asked(page)).number !== number || decision(page).getByRole('alert').isVisible()
      )
      .toBe(true)
    isVetoed = (await asked(page)).number !== number
    if (!isVetoed) await answer(page, () => ballotFor(page, 'yes'))
  }
  expect(isVetoed).toBe(true)
  await expect(log(page)).toContainText('I forbid it')
  expect(await sitDown(page)).toBe('nominate-consuls')
  await offered(page).nth(2).click()
  await offered(page).nth(2).click()
  await answer(page, () => send(page).click())
  await voteAll(page, 'yes')
  await expect(log(page)).toContainText('Carried')
})

test('a vote goes on after a power cut in the middle of it', async ({ app }) => {
  // Starts the app twice.
  test.slow()
  app.prefer('language', 'es')
  await app.stage('vote@4')
  const { page, kill } = await app.start()
  await openTable(page, 'vote')
  for (let votes = 0; votes < 2; votes++) {
    expect(await sitDown(page)).toBe('vote')
    await answer(page, () => ballotFor(page, 'no'))
  }
  const ballots = page.locator('.rep-seat__vote[data-vote=no]')
  const cast = await ballots.count()
  expect(cast).toBeGreaterThan(2)
  await kill()
  const { page: later } = await app.start()
  await continueCampaign(later, 'vote@4')
  await sitDown(later)
  await expect(later.locator('.rep-seat__vote[data-vote=no]')).toHaveCount(cast)
  await expect(later.getByRole('button', { name: /En contra/ })).toBeVisible()
  await voteAll(later, 'no')
  await expect(log(later)).toContainText('Rechazad')
})

test('the censor tries a senator, who appeals to the people', async ({ app }) => {
  test.slow()
  await app.stage('prosecute@4')
  const { page } = await app.start()
  await openTable(page, 'prosecute')
  await offered(page).first().click()
  await expect(page.getByText('Minor trial:').first()).toBeVisible()
  await offered(page).last().click()
  await answer(page, () => send(page).click())
  await consent(page)
  const appeal = page.locator('.rep-appeal .button').first()
  let hasAppealed = false
  while ((await sitDown(page)) === 'vote') {
    if (!hasAppealed && (await appeal.isVisible())) {
      await expect(page.locator('.rep-appeal .rep-chances')).toContainText('%')
      hasAppealed = true
      await answer(page, () => appeal.click())
    } else await answer(page, () => ballotFor(page, 'no'))
  }
  expect(hasAppealed).toBe(true)
  await expect(log(page)).toContainText('appeals to the people')
})

test('fleets are raised, an army is sent by pointing, with its odds, and fights', async ({ app }) => {
  test.slow()
  await app.stage('preside@4')
  const { page } = await app.start()
  await openTable(page, 'preside')
  await page.getByRole('button', { name: 'Raise forces' }).click()
  for (let fleet = 0; fleet < 5; fleet++) await page.getByRole('button', { name: 'More: Fleets' }).click()
  await answer(page, () => send(page).click())
  await voteAll(page, 'yes')
  await expect(log(page)).toContainText('5 fleets')
  expect(await sitDown(page)).toBe('preside')
  await page.getByRole('button', { name: 'Send an army' }).click()
  await offered(page).filter({ hasText: 'COS FIELD' }).click()
  await page.getByRole('slider', { name: 'Fleets' }).press('End')
  // Of the wars, the first that may be attacked.
  const wars = page.locator('.rep-card--war[data-pick] .rep-card__body')
  for (let war = 0; war < (await wars.count()) && !(await send(page).isEnabled()); war++) {
    if (war > 0) await page.locator('.rep-slot').nth(1).locator('.rep-slot__clear').click()
    await wars.nth(war).click()
    await expect(page.locator('.rep-odds')).toBeVisible()
  }
  await expect(page.locator('.rep-odds__legend')).toContainText('%')
  await answer(page, () => send(page).click())
  await consent(page)
  await voteAll(page, 'yes')
  await expect(page.locator('.rep-pin__army').first()).toBeVisible()
  await expect(page.locator('.rep-seat[data-away=war]')).toHaveCount(1)
  while ((await sitDown(page)) === 'preside')
    await answer(page, () => page.getByRole('button', { name: 'Close the session' }).click())
  await expect(log(page)).toContainText(
    /wins a battle|to a stalemate|a standoff|is beaten in|leads his army into disaster/
  )
  await expect(log(page).locator('.die').first()).toBeVisible()
})

test('a persuasion is a duel of purses behind curtains', async ({ app }) => {
  test.slow()
  await app.stage('counter-bribe@4')
  const { page } = await app.start()
  await openTable(page, 'counter-bribe')
  const more = page.locator('.rep-count .button--icon').last()
  const against = page.locator('.rep-duel__sums')
  // Purses are secret: each of the others sits down alone, sees what lies on the table, and adds to it.
  let countered = 0
  while ((await sitDown(page)) === 'counter-bribe') {
    await expect(against).toContainText(`${countered} T against it`)
    if (await more.isEnabled()) {
      await more.click()
      await expect(page.locator('.rep-duel__then')).toBeVisible()
      countered += 1
    }
    await answer(page, () => send(page).click())
  }
  expect(countered).toBeGreaterThan(0)
  expect(await sitDown(page)).toBe('bribe')
  await expect(against).toContainText(`${countered} T against it`)
  await answer(page, () => page.getByRole('button', { name: 'Roll the dice' }).click())
  await expect(log(page)).toContainText(/wins .* for|withstands/)
})

test('six people give to the State in one pass', async ({ app }) => {
  test.slow()
  await app.stage('contribute@4')
  const { page } = await app.start()
  await openTable(page, 'contribute')
  for (let who = 0; who < 6; who++) {
    expect(await sitDown(page), `number ${who + 1}`).toBe('contribute')
    const more = page.locator('.rep-gift .button--icon:enabled').last()
    if (await more.isVisible()) await more.click()
    await answer(page, () => send(page).click())
  }
  await expect(log(page)).toContainText('give the State')
})

test('a deal is offered, accepted, and kept at the redistribution', async ({ app }) => {
  test.slow()
  await app.stage('offer-deal@4')
  const { page } = await app.start()
  await openTable(page, 'offer-deal')
  await page.getByRole('button', { name: 'Capitoline', exact: true }).click()
  await page.locator('.rep-transfer select').nth(2).selectOption({ label: 'Capitoline' })
  await page.locator('.rep-transfer .button--icon').last().click()
  await page.getByRole('button', { name: 'Add the promise' }).click()
  await answer(page, () => page.getByRole('button', { name: 'Offer it' }).click())
  expect(await sitDown(page)).toBe('answer-deal')
  await answer(page, () => page.getByRole('button', { name: 'Accept' }).click())
  for (let who = 0; who < 6; who++) {
    expect(await sitDown(page), `number ${who + 1}`).toBe('redistribute')
    await answer(page, () => send(page).click())
  }
  await sitDown(page)
  await expect(log(page)).toContainText('keeps a promise')
})

test('a murder is attempted by pointing, with its odds', async ({ app }) => {
  test.slow()
  await app.stage('vote@4')
  const { page } = await app.start()
  await openTable(page, 'vote')
  await page.getByText('Draw a dagger').click()
  await expect(page.locator('.rep-chances')).toContainText('33 %')
  await offered(page).first().click()
  await offered(page).last().click()
  await answer(page, () => page.getByRole('button', { name: 'Strike' }).click())
  // Bodyguards are asked for behind a curtain, and then the knife has fallen.
  while ((await sitDown(page)) === 'guards') await answer(page, () => send(page).click())
  await expect(log(page)).toContainText('draws a dagger against')
  await expect(log(page)).toContainText(/is dead|escapes/)
})

const axe = readFileSync(inRoot('node_modules/axe-core/axe.min.js'), 'utf8')

test('the table of the Senate is accessible in both themes', async ({ app }) => {
  test.slow()
  await app.stage('preside@4', 'counter-bribe@4', 'redistribute@4')
  const { page } = await app.start()
  for (const kind of ['preside', 'counter-bribe', 'redistribute']) {
    await openTable(page, kind)
    if (kind === 'preside') await page.getByRole('button', { name: 'Send an army' }).click()
    await page.emulateMedia({ reducedMotion: 'reduce' })
    for (const theme of ['light', 'dark']) {
      await page.evaluate(`document.documentElement.dataset.theme = '${theme}'`)
      expect(await violations(page), `${kind}, ${theme}`).toEqual([])
    }
    await page.getByRole('button', { name: 'Leave the table' }).click()
  }
})

/** What axe rates serious or critical, with its elements. */
async function violations(page: Page): Promise<readonly unknown[]> {
  if (!(await page.evaluate<boolean>("'axe' in window"))) await page.evaluate(axe)
  return page.evaluate<readonly unknown[]>(`axe.run(document, { resultTypes: ['violations'] }).then(
    ({ violations }) => violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .map(({ id, nodes }) => ({ id, nodes: nodes.slice(0, 4).map(({ html, failureSummary }) => html.slice(0, 160) + failureSummary.slice(0, 200)) }))
  )`)
}
