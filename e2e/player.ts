// Actions of a player, for the specs to call.
import { expect, type Page } from '@playwright/test'
import type { AppControl } from './app.ts'

export interface CampaignSetup {
  readonly title: string
  /** Sides played by people, with their names; the computer plays the rest. */
  readonly people?: Readonly<Record<string, string>>
  /** The computer player to choose. The default, Chance, plays the same for the same seed. */
  readonly player?: string
  readonly seed?: string
}

const SIDES = ['Romans', 'Huns', 'Persians', 'Goths']

/** Begins a campaign from the library and waits at its table or its curtain. */
export async function beginCampaign(
  page: Page,
  { title, people, player = 'Chance', seed }: CampaignSetup
): Promise<void> {
  await page.getByRole('button', { name: /^(Play Invasions.*|New campaign)$/ }).click()
  await page.getByLabel('Title').fill(title)
  const rowOf = (side: string) => page.locator('.seat-row').filter({ hasText: side })
  if (people) {
    const wanted = SIDES.filter((side) => people[side] !== undefined)
    await page
      .getByRole('group', { name: 'How many people play' })
      .getByRole('radio')
      .nth(wanted.length)
      .check()
    // A single person moves to the wanted side. Among several, the others leave theirs to the computer.
    for (const side of wanted) await rowOf(side).getByRole('radio', { name: 'Person' }).check()
    for (const side of SIDES) {
      const kind = people[side] === undefined ? 'Computer' : 'Person'
      await rowOf(side).getByRole('radio', { name: kind }).check()
    }
  }
  for (const side of SIDES) {
    const row = rowOf(side)
    const name = people?.[side]
    if (name !== undefined) await row.getByRole('textbox').fill(name)
    const players = row.getByRole('combobox')
    if (await players.isVisible()) await players.selectOption(player)
  }
  if (seed !== undefined) await page.getByLabel('Seed').fill(seed)
  await page.getByRole('button', { name: 'Begin', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: title }).or(curtain(page))).toBeVisible()
}

/** Begins a campaign alone against the computer and waits for its first question, which is always the same. */
export async function sitAlone(page: Page, title: string): Promise<void> {
  await beginCampaign(page, { title, seed: 'e2e' })
  await expect(decision(page)).toBeVisible()
}

/** Opens a staged campaign at a decision of this kind. The campaign is named after the kind. */
export async function openAt(app: AppControl, kind: string): Promise<Page> {
  await app.stage(kind)
  const { page } = await app.start()
  await continueCampaign(page, kind)
  await expect(decision(page).or(page.locator('.game-over'))).toBeVisible()
  return page
}

export async function answerTimes(page: Page, times: number): Promise<void> {
  for (let answers = 0; answers < times; answers++) await answerSomehow(page)
}

export function card(page: Page, title: string) {
  return page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title, exact: true }) })
}

export async function fromMenu(page: Page, title: string, action: string): Promise<void> {
  await page.getByRole('button', { name: `More for “${title}”` }).click()
  await page.getByRole('button', { name: action, exact: true }).click()
}

export async function backToLibrary(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Leave the table' }).click()
  await expect(page.getByRole('heading', { name: 'Campaigns' })).toBeVisible()
}

export async function continueCampaign(page: Page, title: string): Promise<void> {
  await card(page, title)
    .getByRole('button', { name: /Continue|Look back|Watch|Continuar|Repasar|Observar/ })
    .click()
}

export function decision(page: Page) {
  return page.locator('form.decision')
}

export function curtain(page: Page) {
  return page.getByRole('main').filter({ hasText: 'The table is covered.' })
}

/** Waits until a person at this computer is asked, the curtain falls, or the campaign is over. Returns which. */
export async function awaitNext(page: Page): Promise<'asked' | 'curtain' | 'over'> {
  const over = page.getByText('The campaign is over', { exact: true })
  await expect(decision(page).or(curtain(page)).or(over).first()).toBeVisible()
  if (await over.isVisible()) return 'over'
  return (await curtain(page).isVisible()) ? 'curtain' : 'asked'
}

const PARTS = ['.decision', '.panel--score', '.log__entries', '.sequence__position']

/** The visible text of the game: question, score, chronicle and position. Does not wait. */
export async function tableText(page: Page): Promise<string[]> {
  return page.evaluate<string[]>(
    `${JSON.stringify(PARTS)}.map((part) => document.querySelector(part)?.innerText ?? '')`
  )
}

/** The same, once it no longer changes: the computer players have moved and all updates have arrived. */
export async function settledText(page: Page): Promise<string[]> {
  // While computer players think, nothing changes either.
  await awaitNext(page)
  let text = await tableText(page)
  await expect
    .poll(
      async () => {
        const before = text
        text = await tableText(page)
        return JSON.stringify(text) === JSON.stringify(before)
      },
      { intervals: [800] }
    )
    .toBe(true)
  return text
}

/** The number of the open question, which each accepted answer raises; null when none is open. */
export async function questionNumber(page: Page): Promise<string | null> {
  return page.evaluate<string | null>(
    `document.querySelector('form.decision')?.getAttribute('data-number') ?? null`
  )
}

const MOST_TRIES = 60

/** Gives the first answer to the open question that the rules accept. */
export async function answerSomehow(page: Page): Promise<void> {
  const before = await questionNumber(page)
  // Ends the moves. Tells a halted march to go on, or to stop where it is.
  const ending = page.locator('.orders__end, .orders__ways button').last()
  if (await ending.isVisible()) {
    await ending.click()
    await expect.poll(() => questionNumber(page)).not.toBe(before)
    return
  }
  if ((await page.locator('form.decision[data-elsewhere]').count()) > 0) {
    await answerOnStage(page)
    await expect.poll(() => questionNumber(page)).not.toBe(before)
    return
  }
  const confirm = page.locator('.decision__foot button[type=submit]')
  const isAccepted = async () => {
    const isNext = async () => (await questionNumber(page)) !== before
    // The question may have just made way for another. Without a button the loop below would wait for ever.
    await expect.poll(async () => (await confirm.count()) > 0 || (await isNext())).toBe(true)
    if (await isNext()) return true
    if (!(await confirm.isEnabled())) return false
    await confirm.click()
    const refusal = decision(page).getByRole('alert')
    await expect
      .poll(async () => (await questionNumber(page)) !== before || (await refusal.count()) > 0)
      .toBe(true)
    return (await questionNumber(page)) !== before
  }
  const choices = decision(page).locator('.decision__body > .choices input[type=radio]')
  const count = await choices.count()
  for (let index = 0; index < count; index++) {
    await choices.nth(index).check()
    if (await isAccepted()) return
  }
  for (let attempt = 0; count === 0 && attempt < MOST_TRIES; attempt++) {
    if (attempt === 0) await fillFields(page)
    else await fillAtRandom(page, attempt)
    if (await isAccepted()) return
  }
  throw new Error(`the rules accepted no answer: ${await decision(page).innerText()}`)
}

/** Answers with the first thing that the stage offers: an option, or a place and then the button that sends it. */
async function answerOnStage(page: Page): Promise<void> {
  const stage = page.getByRole('region', { name: 'What is going on' })
  const skip = stage.getByRole('button', { name: 'Skip' })
  // The animation may end before the click.
  if (await skip.isVisible()) await skip.click({ timeout: 2000 }).catch(() => undefined)
  const option = stage.locator('.choice-bar button').first()
  if (await option.isVisible()) return option.click()
  const send = stage.locator('.arena__foot .button').last()
  if ((await send.count()) > 0 && (await send.isEnabled())) return send.click()
  const before = await questionNumber(page)
  await stage.locator('.site__pick').first().click()
  // Some places answer at once. Then there is nothing left to send, and the caller sees the next question.
  if ((await questionNumber(page)) === before) await send.click({ timeout: 2000 }).catch(() => undefined)
}

/** Fills the empty fields of a form: the first of each list, as many as are needed. */
async function fillFields(page: Page): Promise<void> {
  const rest = decision(page).getByRole('button', {
    name: /^(Place the rest for me|Colocar el resto por mí)$/
  })
  if (await rest.isVisible()) await rest.click()
  // For a pair, picks two provinces that border each other.
  const provinces = decision(page).locator('.pairs__place[aria-pressed=false]:enabled')
  for (let picks = 0; picks < 2 && (await provinces.count()) > 0; picks++) await provinces.first().click()
  for (const field of await decision(page).locator('.form-field').all()) {
    const radios = field.getByRole('radio')
    if ((await radios.count()) > 0 && (await field.locator(':checked').count()) === 0) {
      await radios.first().check()
    }
    const boxes = field.locator('.choice input[type=checkbox]')
    for (let index = 0; index < (await boxes.count()); index++) {
      if (await page.locator('.decision__foot button[type=submit]').isEnabled()) break
      await boxes.nth(index).check()
    }
  }
}

/** Fills the form at random, but in the same way for the same attempt. */
async function fillAtRandom(page: Page, attempt: number): Promise<void> {
  await page.evaluate(`(() => {
    let seed = ${attempt} * 7919
    const random = () => (seed = (seed * 1103515245 + 12345) % 2147483648) / 2147483648
    for (const field of document.querySelectorAll('form.decision .form-field')) {
      const radios = [...field.querySelectorAll('input[type=radio]')]
      if (radios.length > 0) radios[Math.floor(random() * radios.length)].click()
      for (const box of field.querySelectorAll('input[type=checkbox]')) if (random() < 0.5) box.click()
    }
  })()`)
}

/** Before a purchase: the player places the new units, which is a question of its own. */
export async function placeUnitsMyself(page: Page): Promise<void> {
  const choice = decision(page).locator('.shop__placing').getByRole('checkbox')
  await choice.click()
  await expect(choice).toBeChecked()
}

/** By default routine questions, such as re-rolls and losses, take their usual answer. */
export async function askEverything(page: Page): Promise<void> {
  await page.keyboard.press('q')
  await page.getByRole('button', { name: 'Ask me everything' }).click()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
}
