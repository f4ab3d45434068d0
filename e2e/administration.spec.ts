// Running a nation by mouse: purchases and where they muster, walls, revolts, a Foedus, a Kingdom, and relations.
import type { Page } from '@playwright/test'
import { expect, test } from './app.ts'
import { clickPlace } from './on-map.ts'
import { decision, openAt, placeUnitsMyself, questionNumber } from './player.ts'

const chips = (page: Page) => decision(page).locator('.place-chip')
const pin = (page: Page) => page.locator('.place-pin')
const log = (page: Page) => page.locator('.log__entries')

async function answered(page: Page, before: string | null): Promise<void> {
  await expect.poll(() => questionNumber(page)).not.toBe(before)
}

/** Clicks on the first province of a grant and on one of its partners, on the map. */
async function clickTwo(page: Page): Promise<void> {
  const provinces = decision(page).locator('.pairs__place')
  const chosen = provinces.and(page.locator('[aria-pressed=true]'))
  const first = await provinces.first().innerText()
  await clickPlace(page, first)
  await expect(chosen).toHaveText([first])
  // Provinces that do not border on the first are no partners.
  await expect(provinces.and(page.locator(':disabled'))).not.toHaveCount(0)
  const second = await provinces.and(page.locator(':enabled[aria-pressed=false]')).first().innerText()
  await clickPlace(page, second)
  await expect(chosen).toHaveCount(2)
  await expect(pin(page)).toContainText(first)
  await expect(pin(page)).toContainText(second)
}

test('a click on a city orders walls, and a click on the map places bought units', async ({ app }) => {
  const page = await openAt(app, 'purchases')
  await placeUnitsMyself(page)
  const walled = (await chips(page).last().innerText()).trim()
  await clickPlace(page, walled)
  await expect(chips(page).filter({ hasText: walled }).getByRole('checkbox')).toBeChecked()
  const left = page.locator('.budget__sum strong')
  const before = Number.parseInt(await left.innerText(), 10)
  const row = decision(page).locator('.shop__row').filter({ hasText: 'Infantry' }).first()
  await row.getByRole('button', { name: /^More/ }).click()
  expect(Number.parseInt(await left.innerText(), 10)).toBeLessThan(before)
  await page.getByRole('button', { name: 'Confirm' }).click()

  await expect(decision(page)).toHaveAttribute('data-kind', 'deploy-purchases')
  // A usual place is filled in. Who is taken out of it needs another.
  const places = decision(page).locator('.assignment__place')
  await expect(page.getByRole('button', { name: 'Confirm' })).toBeEnabled()
  const number = await questionNumber(page)
  await places.nth(1).getByRole('listitem').first().getByRole('button').dblclick()
  await expect(page.getByRole('button', { name: 'Confirm' })).toBeDisabled()
  await clickPlace(page, walled)
  await expect(places.filter({ hasText: walled })).toHaveCount(1)
  await page.getByRole('button', { name: 'Confirm' }).click()
  await answered(page, number)
  await expect(log(page)).toContainText(new RegExp(`raise .*${walled}`))
  await expect(log(page)).toContainText(new RegExp(`wall the city of ${walled}`))
})

test('a purchase that can grow no further says why', async ({ app }) => {
  const page = await openAt(app, 'purchases')
  const row = decision(page).locator('.shop__row').first()
  const more = row.getByRole('button', { name: /^More/ })
  while (await more.isEnabled()) await more.click()
  await expect(row.locator('.shop__bar')).toHaveText(/All counters|No more recruits|No room|Too dear/)
})

test('a warning says how much gold above 40 will be lost, less as more is bought', async ({ app }) => {
  // In turn 2 the Byzantines have far more gold than they may keep.
  const page = await openAt(app, 'purchases:byzantines')
  const gold = Number.parseInt(await page.locator('.decision__gold').innerText(), 10)
  expect(gold).toBeGreaterThan(40)
  const warning = decision(page).getByText(/above 40 will be lost/)
  await expect(warning).toContainText(`${gold - 40} gold`)
  const row = decision(page).locator('.shop__row').first()
  const price = Number.parseInt(await row.locator('.shop__what > span').innerText(), 10)
  await row.getByRole('button', { name: /^More/ }).click()
  await expect(warning).toContainText(`${gold - 40 - price} gold`)
})

test('each line of the accounts names its rule', async ({ app }) => {
  const page = await openAt(app, 'administration-type')
  const ledger = decision(page).locator('.ledger')
  await expect(ledger.locator('summary')).toContainText(/Income to come\s*[+−]\d+/)
  await ledger.locator('summary').click()
  await expect(ledger.getByRole('row', { name: /^Cities \+\d+/ })).toContainText('XIV.B')
  await expect(ledger.getByRole('row', { name: /^Net income/ })).toContainText('XIV.H')
  await decision(page).getByRole('radio').first().check()
  await expect(ledger.locator('summary')).toContainText(/Administration\s*−\d+/)
  await decision(page)
    .getByText(/What may be under this back/)
    .click()
  await expect(decision(page).locator('.may-be li').first()).toContainText(/gold|No gold/)
})

test('a revolt shows its chance, and a click on the map puts it down', async ({ app }) => {
  const page = await openAt(app, 'suppress-revolt')
  const revolt = decision(page).locator('.revolt').first()
  await expect(revolt).toContainText(/\d+ % ?to put it down/)
  const place = (await revolt.locator('.option-text__label').innerText()).replace(' +', '').trim()
  const number = await questionNumber(page)
  await clickPlace(page, place)
  await pin(page).getByRole('button').click()
  await answered(page, number)
  await expect(log(page)).toContainText(new RegExp(`revolt of ${place}`))
})

test('the player offers a Foedus by clicking on two provinces', async ({ app }) => {
  const page = await openAt(app, 'offer-foedus:romans')
  const number = await questionNumber(page)
  await clickTwo(page)
  await pin(page).getByRole('button').click()
  await answered(page, number)
})

test('the question whether to found a Kingdom says what follows from each answer', async ({ app }) => {
  const page = await openAt(app, 'found-kingdom')
  await expect(decision(page).locator('.yes-no__card').first()).toContainText('20 gold now and 10 more')
  await expect(decision(page).locator('.yes-no__card').last()).toContainText('remain Barbarians')
  const number = await questionNumber(page)
  await decision(page).locator('.yes-no__card').first().dblclick()
  await answered(page, number)
  await expect(log(page)).toContainText('found a Kingdom')
})

test('the player changes where each counter of a people settles', async ({ app }) => {
  const page = await openAt(app, 'settle-foedus')
  const places = decision(page).locator('.assignment__place')
  await expect(places).toHaveCount(3)
  const settled = places.nth(1).getByRole('listitem')
  const count = await settled.count()
  await settled.first().getByRole('button').dblclick()
  await expect(settled).toHaveCount(count - 1)
  await expect(places.first().getByRole('listitem')).toHaveCount(1)
  await page.getByRole('button', { name: 'Place the rest for me' }).click()
  await expect(settled).toHaveCount(count)
  const number = await questionNumber(page)
  await page.getByRole('button', { name: 'Confirm' }).click()
  await answered(page, number)
})

test('one key shows all relations, what they cost and how they end', async ({ app }) => {
  const page = await openAt(app, 'settle-foedus')
  await page.keyboard.press('t')
  const sheet = page.getByRole('dialog', { name: 'Who is bound to whom' })
  const foedus = sheet.locator('.ties-row').filter({ hasText: 'federates of' }).first()
  await expect(foedus).toContainText('−3 gold a turn')
  await expect(foedus).toContainText('3 points a turn')
  await foedus.getByText('Ends by').click()
  await expect(foedus).toContainText('XXVIII.G')
  const rows = await sheet.locator('.ties-row').count()
  await sheet.locator('.ties-node').first().click()
  expect(await sheet.locator('.ties-row').count()).toBeLessThan(rows)
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
})

test('in Spanish: two provinces are ceded, and the question says what follows', async ({ app }) => {
  app.prefer('language', 'es')
  await app.stage('offer-foedus')
  const { page } = await app.start()
  await page
    .getByRole('button', { name: /Continuar|Seguir/ })
    .first()
    .click()
  await expect(decision(page)).toContainText('Haz clic en dos provincias vecinas')
  await expect(decision(page)).toContainText('Un Foedus cuesta 3 de oro por turno')
  await clickTwo(page)
  const number = await questionNumber(page)
  await pin(page).getByRole('button').click()
  await answered(page, number)
})

test('en español: murallas y compras, una revuelta sofocada, un reino fundado', async ({ app }) => {
  test.setTimeout(120_000)
  app.prefer('language', 'es')
  await app.stage('purchases', 'suppress-revolt', 'found-kingdom')
  const { page } = await app.start()
  const open = async (kind: string) => {
    await page
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name: kind, exact: true }) })
      .getByRole('button', { name: /Continuar/ })
      .click()
    await expect(decision(page)).toHaveAttribute('data-kind', kind)
    return questionNumber(page)
  }
  const leave = () => page.getByRole('button', { name: 'Dejar la mesa' }).click()

  let number = await open('purchases')
  await placeUnitsMyself(page)
  const walled = (await chips(page).last().innerText()).trim()
  await chips(page).last().getByRole('checkbox').check()
  await decision(page).getByRole('button', { name: /^Más/, disabled: false }).first().click()
  await page.getByRole('button', { name: 'Confirmar', exact: true }).click()
  await answered(page, number)
  number = await questionNumber(page)
  await page.getByRole('button', { name: 'Confirmar', exact: true }).click()
  await answered(page, number)
  await expect(log(page)).toContainText(new RegExp(`amurallan la ciudad de ${walled}`))
  await leave()

  number = await open('suppress-revolt')
  await expect(decision(page).locator('.revolt').first()).toContainText('%')
  await decision(page).getByRole('radio').first().check()
  await page.getByRole('button', { name: 'Confirmar', exact: true }).click()
  await answered(page, number)
  await leave()

  number = await open('found-kingdom')
  await decision(page).locator('.yes-no__card').first().dblclick()
  await answered(page, number)
  await expect(log(page)).toContainText(/fundan un Reino/i)
})

test('XXVIII.B each counter that makes room goes to one place only', async ({ app }) => {
  const page = await openAt(app, 'make-room')
  const lists = decision(page).locator('.form-field')
  const tile = (list: number, index: number) => lists.nth(list).locator('.counter-tile').nth(index)
  await expect(tile(0, 0)).toBeVisible()
  await tile(0, 0).getByRole('checkbox').setChecked(true)
  const name = await tile(0, 0).innerText()
  await expect(tile(1, 0)).toContainText(name)
  await tile(1, 0).getByRole('checkbox').setChecked(true)
  await expect(tile(0, 0).getByRole('checkbox')).not.toBeChecked()
})
