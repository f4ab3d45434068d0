import type { Page } from '@playwright/test'
import { expect, test } from './app.ts'
import {
  answerSomehow,
  answerTimes,
  awaitNext,
  backToLibrary,
  beginCampaign,
  continueCampaign,
  curtain,
  decision,
  questionNumber,
  settledText,
  sitAlone,
  tableText
} from './player.ts'

const TITLE = 'An evening'
const everybody = { Romans: 'Ana', Huns: 'Bea', Persians: 'Carla', Goths: 'Dora' }

test.describe('alone against the computer', () => {
  test.beforeEach(({ page }) => sitAlone(page, TITLE))

  test('the page takes answers and shows the next question', async ({ page }) => {
    await expect(curtain(page)).toHaveCount(0)
    for (let answers = 0; answers < 5; answers++) {
      const before = await questionNumber(page)
      await answerSomehow(page)
      await expect(decision(page)).toBeVisible()
      expect(await questionNumber(page)).not.toBe(before)
    }
    await expect(page.locator('.chapter').first()).toBeVisible()
  })

  test('a player who leaves and comes back finds the same table and question', async ({ page }) => {
    await answerTimes(page, 3)
    const before = await settledText(page)
    await backToLibrary(page)
    await continueCampaign(page, TITLE)
    await expect.poll(() => tableText(page)).toEqual(before)
    await page.reload()
    await expect.poll(() => tableText(page)).toEqual(before)
  })

  test('panels open from the edge, one key puts all away and back, and a reload keeps them', async ({
    page
  }) => {
    const edge = page.getByRole('navigation', { name: 'Panels and tools' })
    const search = page.getByLabel('Search the chronicle')
    const score = page.getByRole('button', { name: 'Where from' })
    await edge.getByRole('button', { name: 'Chronicle' }).click()
    await expect(search).toBeHidden()
    await edge.getByRole('button', { name: 'Chronicle' }).click()
    await expect(search).toBeVisible()
    await page.locator('#panel-log').getByRole('button', { name: 'Chronicle' }).click()
    await expect(search).toBeHidden()
    await expect(score).toBeVisible()
    await page.keyboard.press('f')
    await expect(score).toBeHidden()
    await expect(decision(page)).toBeVisible()
    // The dialog of a closed panel opens by its key.
    await page.keyboard.press('p')
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.keyboard.press('Escape')
    await page.keyboard.press('f')
    await expect(score).toBeVisible()
    await page.reload()
    await expect(score).toBeVisible()
    await expect(search).toBeHidden()
  })

  test('the language changes under an open question', async ({ page }) => {
    await page.getByRole('button', { name: 'Settings' }).click()
    await page.getByRole('radio', { name: 'Español' }).check()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: 'Deshacer' })).toBeVisible()
    await expect(page.getByRole('heading', { name: TITLE })).toBeVisible()
  })
})

test('after a power cut every accepted answer is there', async ({ app }) => {
  const { page, kill } = await app.start()
  await sitAlone(page, TITLE)
  await answerTimes(page, 3)
  const before = await settledText(page)
  await kill()
  const { page: later } = await app.start()
  await continueCampaign(later, TITLE)
  await expect.poll(() => tableText(later)).toEqual(before)
})

test.describe('four people at one computer', () => {
  test('a curtain covers the table until the awaited player sits, and the page gets only that view', async ({
    app
  }) => {
    const { page, asked } = await app.start()
    const sitCalls = () => asked('table.sit')
    await beginCampaign(page, { title: TITLE, people: everybody, seed: 'e2e' })

    await expect(curtain(page)).toBeVisible()
    expect(await sitCalls()).toEqual([])
    await expect(decision(page)).toHaveCount(0)
    // An accidental Enter must not lift the curtain.
    await page.keyboard.press('Enter')
    await expect(curtain(page)).toBeVisible()

    const first = await takeOver(page)
    expect(await sitCalls()).toHaveLength(1)
    await expect(decision(page)).toBeVisible()
    for (let answers = 0; answers < 40 && (await awaitNext(page)) === 'asked'; answers++) {
      await answerSomehow(page)
    }
    expect(await awaitNext(page)).toBe('curtain')
    expect(await sitCalls()).toHaveLength(1)
    await expect(page.getByRole('button', { name: `Show ${first} the table once more` })).toBeVisible()

    const second = await takeOver(page)
    expect(second).not.toBe(first)
    expect(await sitCalls()).toHaveLength(2)
    await expect(page.getByRole('heading', { name: 'What happened meanwhile' })).toBeVisible()
    await page.getByRole('button', { name: 'To the table' }).click()
    await expect(decision(page)).toBeVisible()
  })

  async function takeOver(page: Page): Promise<string> {
    const button = page.getByRole('button', { name: /^I am / })
    const name = (await button.innerText()).replace('I am ', '')
    await button.click()
    await expect(curtain(page)).toHaveCount(0)
    return name
  }
})
