// The second game: one person plays Tetrarchia by mouse, from the set-up through two rounds.
import type { Page } from '@playwright/test'
import { expect, test } from './app.ts'
import { bringIntoView, clickPlace } from './on-map.ts'
import { backToLibrary, card, continueCampaign, decision, questionNumber, tableText } from './player.ts'

const TITLE = 'Four emperors'
/** At level [4211] Galerius meets an army across the Danube; at [4200] round 2 brings an uprising in Numidia. */
const SEED = 'spec-6'

const imperium = (page: Page, left: number) =>
  decision(page).getByRole('img', { name: `Imperium points: ${left} of 6` })
const position = (page: Page) => page.getByRole('region', { name: 'Where the game is' })
const undo = (page: Page) => page.getByRole('button', { name: 'Undo' })

async function begin(page: Page, level: string): Promise<void> {
  await page.getByRole('button', { name: /^Play Invasions/ }).click()
  await page.getByRole('radio', { name: /^Tetrarchia/ }).check()
  await page.getByRole('button', { name: level }).click()
  await page.getByLabel('Title').fill(TITLE)
  await page.getByLabel('Seed').fill(SEED)
  await page.getByRole('button', { name: 'Begin', exact: true }).click()
  await expect(decision(page)).toBeVisible()
}

/** Answers the open question by its label, and waits for the next. */
async function choose(page: Page, name: RegExp): Promise<void> {
  const before = await questionNumber(page)
  await decision(page).getByRole('radio', { name }).check()
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect.poll(() => questionNumber(page)).not.toBe(before)
}

async function placeFleets(page: Page): Promise<void> {
  for (const number of [1, 2]) {
    await expect(page.getByRole('heading', { name: `Where does fleet ${number} of 2 begin?` })).toBeVisible()
    await choose(page, /^In Mare Atlanticum/)
  }
}

const endPhase = (page: Page) => choose(page, /^End the Roman phase/)

test('one person undoes and repeats a move, protects a province, and attacks after reading the odds', async ({
  app
}) => {
  const { page } = await app.start()
  await begin(page, 'Normal [4211]')
  await placeFleets(page)

  // Brings Diocletian to his capital by a click, moves him for one point, takes the move back, and repeats it.
  await clickPlace(page, 'Bithynia')
  await expect(imperium(page, 6)).toBeVisible()
  const pontus = await bringIntoView(page, 'Pontus')
  await expect(page.getByTestId('map-tooltip')).toContainText('In all 1 point')
  await page.mouse.click(pontus.x, pontus.y)
  await expect(imperium(page, 5)).toBeVisible()
  await undo(page).click()
  await expect(imperium(page, 6)).toBeVisible()
  await page.mouse.click(pontus.x, pontus.y)
  await expect(imperium(page, 5)).toBeVisible()
  await page
    .locator('.here-card')
    .getByRole('button', { name: /^Protect/ })
    .click()
  await expect(imperium(page, 4)).toBeVisible()
  await expect(page.locator('.log__entries').getByText('Diocletian protects Pontus')).toBeVisible()
  await endPhase(page)

  // The game has rolled a die, so no answer before it can be taken back.
  await expect(page.getByRole('heading', { name: 'Where does Galerius come to the board?' })).toBeVisible()
  await expect(undo(page)).toBeDisabled()
  await choose(page, /^In Pannonia Inferior/)
  await expect(imperium(page, 6)).toBeVisible()

  // A click on the target shows the attack before it is ordered.
  await clickPlace(page, 'Germania Magna')
  const aimCard = page.locator('.aim-card')
  await expect(aimCard.getByRole('heading')).toContainText('2 points')
  await expect(aimCard).toContainText('1 disc in a chain: Pannonia Inferior')
  await expect(aimCard.getByRole('region', { name: 'Chances of the battle' })).toContainText('Victory 58 %')
  await aimCard.getByRole('button', { name: 'Attack' }).click()
  await expect(page.getByText(/^Galerius beats the army in/).first()).toBeVisible()
  await expect(imperium(page, 4)).toBeVisible()
})

test('one person plays through two rounds, an uprising and a power cut', async ({ app }) => {
  // Starts the app twice.
  test.slow()
  const { page, kill } = await app.start()
  await begin(page, 'First game [4200]')
  await placeFleets(page)
  for (const capital of ['Bithynia', 'Pannonia Inferior', 'Germania Inferior', 'Cisalpina']) {
    await choose(page, new RegExp(`^In ${capital}`))
    await endPhase(page)
  }
  await expect(position(page)).toContainText('Round 2')
  await endPhase(page)
  await endPhase(page)
  await expect(page.getByText('An uprising in Numidia!').first()).toBeVisible()
  await expect(page.getByText(/rises with Numidia/).first()).toBeVisible()

  await expect(page.getByRole('heading', { name: 'Constantius has 6 Imperium points left' })).toBeVisible()
  const before = await tableText(page)
  await kill()
  const { page: later } = await app.start()
  await expect(card(later, TITLE).getByText('Level 4200')).toBeVisible()
  await continueCampaign(later, TITLE)
  await expect.poll(() => tableText(later)).toEqual(before)
  await endPhase(later)
  await endPhase(later)
  await expect(position(later)).toContainText('Round 3')
  await backToLibrary(later)
})

test('the table switches to Spanish, shows the threats, and gives a hint', async ({ app }) => {
  const { page } = await app.start()
  await begin(page, 'Normal [4211]')
  await placeFleets(page)
  await choose(page, /^In Bithynia/)
  await page.getByRole('button', { name: 'Settings' }).click()
  await page.getByRole('radio', { name: 'Español' }).check()
  await page.keyboard.press('Escape')
  await expect(
    page.getByRole('heading', { name: 'A Diocleciano le quedan 6 puntos de Imperium' })
  ).toBeVisible()

  const threats = page.getByRole('region', { name: 'Lo que amenaza' })
  await expect(threats).toContainText('Ejércitos, en su orden de marcha')
  await page.getByRole('radio', { name: 'Amenazas' }).check()
  await expect(page.getByTestId('map-legend')).toContainText('40 % o más')
  await expect(page.getByRole('region', { name: 'El Imperio' })).toContainText('La escala de diez puntos')

  await page.getByRole('button', { name: 'Consejo' }).click()
  await expect(decision(page).locator('.hint')).toBeVisible()
  await expect(decision(page).getByRole('radio', { checked: true })).toHaveCount(1)
})

test('two people among four sides with variants need no curtain, because nothing is hidden', async ({
  app
}) => {
  const { page } = await app.start()
  await page.getByRole('button', { name: /^Play Invasions/ }).click()
  await page.getByRole('radio', { name: /^Tetrarchia/ }).check()
  await page.getByRole('group', { name: 'How many people play' }).getByRole('radio', { name: '2' }).check()
  await page.getByRole('radio', { name: /^Four/ }).check()
  const seat = (emperor: string) => page.getByRole('listitem').filter({ hasText: emperor })
  await expect(seat('Diocletian').getByRole('radio', { name: 'Person' })).toBeChecked()
  await expect(seat('Galerius').getByRole('radio', { name: 'Person' })).toBeChecked()
  await expect(seat('Maximian').getByRole('radio', { name: 'Computer' })).toBeChecked()
  await page.getByRole('checkbox', { name: /^Imperium easier/ }).check()
  await page.getByRole('checkbox', { name: /^El Grande/ }).check()
  await page.getByLabel('Title').fill(TITLE)
  await page.getByLabel('Seed').fill(SEED)
  await page.getByRole('button', { name: 'Begin', exact: true }).click()
  await placeFleets(page)
  await expect(page.getByRole('region', { name: 'The Empire' })).toContainText('glory 0')
  await choose(page, /^In Bithynia/)
  await endPhase(page)
  await expect(page.getByRole('heading', { name: 'Where does Galerius come to the board?' })).toBeVisible()
})

for (const texts of [
  {
    language: 'en',
    begins: /^Play Tetrarchia/,
    title: 'First steps',
    starts: 'Take the first steps',
    next: 'Go on',
    fleet: /^In Mare Internum/,
    confirms: 'Confirm',
    begin: 'Begin',
    goal: 'Protect all 6 frontiers',
    chapter: 'The end of the game',
    uprising: 'Uprisings and their echoes'
  },
  {
    language: 'es',
    begins: /^Jugar a Tetrarchia/,
    title: 'Primeros pasos',
    starts: 'Dar los primeros pasos',
    next: 'Seguir',
    fleet: /^En Mare Internum/,
    confirms: 'Confirmar',
    begin: 'Empezar',
    goal: 'Protege las 6 fronteras',
    chapter: 'El final de la partida',
    uprising: 'Los alzamientos y sus ecos'
  }
]) {
  test(`the first steps and the rules at the table, ${texts.language}`, async ({ app }) => {
    app.prefer('language', texts.language)
    app.prefer('coach', 'new')
    const { page } = await app.start()
    await page.getByRole('button', { name: texts.begins }).click()
    await page.getByRole('radio', { name: /^Tetrarchia/ }).check()
    await page.getByRole('button', { name: texts.begin, exact: true }).click()
    const coach = page.getByRole('region', { name: texts.title })
    await coach.getByRole('button', { name: texts.starts }).click()
    await expect(coach).toContainText(texts.goal)
    await expect(coach.getByRole('listitem')).toHaveCount(6)

    // A cited rule opens its section, and the section leads to others.
    await coach.getByRole('button', { name: /\bE\b/ }).last().click()
    const rules = page.getByRole('dialog')
    await expect(rules.getByRole('heading', { name: texts.chapter })).toBeVisible()
    await rules.locator('[data-chapter="II"]').click()
    await expect(rules.getByRole('heading', { name: texts.uprising })).toBeVisible()
    await page.keyboard.press('Escape')

    // A lesson about a question ends when the player answers the question.
    const lesson = coach.locator('.coach')
    for (const id of ['board', 'fleets']) {
      await coach.getByRole('button', { name: texts.next }).click()
      await expect(lesson).toHaveAttribute('data-lesson', id)
    }
    await decision(page).getByRole('radio', { name: texts.fleet }).check()
    await page.getByRole('button', { name: texts.confirms }).click()
    await expect(lesson).not.toHaveAttribute('data-lesson', 'fleets')
    // At its table the key list has no keys for what the game does not have.
    await page.keyboard.press('?')
    await expect(page.locator('.key-list')).toBeVisible()
    for (const key of ['P', 'T', 'E'])
      await expect(page.locator('.key-list kbd').filter({ hasText: new RegExp(`^${key}$`) })).toHaveCount(0)
  })
}

test('a game that computers have finished has a story', async ({ app }) => {
  test.slow()
  const { page } = await app.start()
  await page.getByRole('button', { name: /^Play Invasions/ }).click()
  await page.getByRole('radio', { name: /^Tetrarchia/ }).check()
  await page.getByRole('radio', { name: 'Computer' }).check()
  await page.getByLabel('Seed').fill(SEED)
  await page.getByRole('button', { name: 'Begin', exact: true }).click()
  await expect(page.locator('.game-over')).toBeVisible({ timeout: 60_000 })
  await page.keyboard.press('c')
  const story = page.getByRole('dialog', { name: 'The story of the campaign' })
  await expect(
    story.getByRole('heading', { level: 2, name: 'What each has done for the Empire' })
  ).toBeVisible()
  await expect(story.getByRole('row').filter({ hasText: 'Galerius' })).toContainText(/\d/)
  const rounds = story.locator('.tetra-tale__round')
  await expect(rounds.first().getByRole('heading', { name: 'Round 1' })).toBeVisible()
  await expect(rounds.first().getByRole('img', { name: 'Round 1' })).toBeVisible()
  await expect(rounds.first()).toContainText('Diocletian')
  await expect(rounds.last().getByRole('heading', { level: 3 })).toHaveText(`Round ${await rounds.count()}`)
})
