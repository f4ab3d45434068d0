// A campaign file that is opened again: the library may hold the campaign already.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { createRace, openRaceHost, playOn, type TestPage } from '../testing/race-page.ts'

function titles(page: TestPage): string[] {
  return page.call('library.list', {}).map(({ title }) => title)
}

function played(answers: number) {
  const { page, host, dataDir, close } = openRaceHost()
  const campaign = createRace(page)
  playOn(page, campaign, answers)
  const { content } = page.call('library.export', { campaign })
  return { page, host, dataDir, close, campaign, content }
}

describe('a campaign that the library holds', () => {
  it.each([0, 7])(
    'after %d answers: is recognised, and waits unseen until it is dropped',
    async (answers) => {
      const { page, campaign, content } = played(answers)
      const again = await page.sendFile(content)
      expect(again.known).toBe(campaign)
      expect(titles(page)).toEqual(['Race'])
      page.call('library.drop-import', { campaign: again.campaign })
      expect(() => page.call('table.sit', { campaign: again.campaign, side: null })).toThrow(/not-found/)
    }
  )

  it('is recognised when it was played on since', async () => {
    const { page, campaign, content } = played(5)
    playOn(page, campaign, 3)
    expect(await page.sendFile(content)).toMatchObject({ known: campaign })
  })

  it('can be kept beside the other under a title of its own', async () => {
    const { page, campaign, content } = played(5)
    const again = await page.sendFile(content)
    page.call('library.keep-both', { campaign: again.campaign, title: 'Race (copy)' })
    expect(titles(page).sort()).toEqual(['Race', 'Race (copy)'])
    playOn(page, again.campaign)
    expect(page.call('table.sit', { campaign, side: null }).answers).toBe(5)
  })

  it('is gone at the next start if nobody decided', async () => {
    const { page, dataDir, close, content } = played(5)
    const { campaign } = await page.sendFile(content)
    close()
    const later = openRaceHost(dataDir).page
    expect(titles(later)).toEqual(['Race'])
    later.call('library.keep-both', { campaign, title: 'Both' })
    expect(titles(later)).toEqual(['Race'])
  })

  it('is told to the page when the system opens its file', async () => {
    const { page, host, dataDir, campaign, content } = played(5)
    const file = join(dataDir, 'race.campaign')
    writeFileSync(file, content)
    await host.importFile(file)
    expect(page.received('campaign.received')).toMatchObject([{ known: campaign }])
    expect(titles(page)).toEqual(['Race'])
  })
})

describe('a campaign that the library does not hold', () => {
  it('because the file was played on since', async () => {
    const { page, campaign, content } = played(5)
    page.call('table.sit', { campaign, side: 'south' })
    const elsewhere = openRaceHost().page
    const moved = await elsewhere.importFile(content)
    playOn(elsewhere, moved, 2)
    const back = elsewhere.call('library.export', { campaign: moved }).content
    expect(await page.sendFile(back)).toMatchObject({ known: null })
    expect(titles(page)).toHaveLength(2)
  })

  it('because another answer was given', async () => {
    const { page, content } = played(5)
    const elsewhere = openRaceHost().page
    const { campaign } = elsewhere.call('library.create', {
      ...{ game: 'river-race', title: 'Race', seed: 'seed', options: { length: 40 } },
      seats: { north: { kind: 'human', name: 'A' }, south: { kind: 'human', name: 'B' } }
    })
    playOn(elsewhere, campaign, 5, 'drift')
    expect(await elsewhere.sendFile(content)).toMatchObject({ known: null })
    expect(titles(page)).toHaveLength(1)
  })

  it('because it was deleted', async () => {
    const { page, campaign, content } = played(5)
    page.call('library.delete', { campaign })
    expect(await page.sendFile(content)).toMatchObject({ known: null })
  })
})
