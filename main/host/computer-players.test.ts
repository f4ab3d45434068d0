import { join } from 'node:path'
import { describe, expect, it, vi } from 'vitest'
import { riverRace } from '#shared/engine/testing/river-race.ts'
import type { Seat, Seats } from '#shared/ipc/campaign.ts'
import { createRace, openRaceHost, type TestPage } from '../testing/race-page.ts'
import { tempDir } from '../testing/temp-dir.ts'
import { openPage } from '../testing/test-page.ts'

/** Starting the thread may take long on a busy computer. */
const PATIENT = { timeout: 60_000 }

const person: Seat = { kind: 'human', name: 'Ana' }
const computer = (player: string): Seat => ({ kind: 'computer', player })
const against = (player: string): Seats => ({ north: person, south: computer(player) })

/** The person loads and drifts. Then it is the computer's turn. */
function drift(page: TestPage, campaign: string): void {
  for (const answer of [{ values: { food: 0, rope: false } }, { option: 'drift' }]) {
    const { decision } = page.call('table.sit', { campaign, side: 'north' })
    if (!decision) throw new Error('it should be the turn of the north')
    page.call('table.answer', { campaign, side: 'north', decision: decision.number, answer })
  }
}

function answered(page: TestPage, answers: number): Promise<void> {
  return vi.waitFor(() => expect(page.updates().at(-1)?.answers).toBe(answers), { timeout: 40_000 })
}

describe('a computer player', () => {
  it('answers from its thread, and gives its reasons', PATIENT, async () => {
    const { page } = openRaceHost()
    const campaign = createRace(page, against('steady'))
    drift(page, campaign)
    await answered(page, 4)
    expect(page.call('table.why', { campaign, number: 4 })).toEqual({
      player: 'steady',
      reasons: [{ key: 'race.steady', params: { answers: 2 } }]
    })
    expect(page.call('table.why', { campaign, number: 2 })).toBeNull()
    const { log } = page.call('table.sit', { campaign, side: 'north' })
    expect(log.map(({ explained = false }) => explained)).toEqual([false, false, false, true, true])
    expect(page.updates().at(-1)?.log[0]).toMatchObject({ number: 4, explained: true })
  })

  it('remembers its plan after a restart, and in an imported campaign', PATIENT, async () => {
    const first = openRaceHost()
    const campaign = createRace(first.page, against('steady'))
    drift(first.page, campaign)
    await answered(first.page, 4)
    const { content } = first.page.call('library.export', { campaign })
    first.close()

    const { page } = openRaceHost(first.dataDir)
    const copy = await page.importFile(content)
    for (const id of [campaign, copy]) {
      drift(page, id)
      await answered(page, 8)
      expect(page.call('table.why', { campaign: id, number: 8 })?.reasons[0]?.params).toEqual({
        answers: 4
      })
      page.call('table.leave', { campaign: id })
    }
  })

  it('forgets the note of an answer that is taken back', PATIENT, async () => {
    const { page } = openRaceHost()
    const campaign = createRace(page, against('steady'))
    drift(page, campaign)
    await answered(page, 4)
    page.call('table.reseat', { campaign, side: 'south', seat: person })
    page.call('table.sit', { campaign, side: 'south' })
    page.call('table.undo', { campaign, side: 'south' })
    expect(page.call('table.why', { campaign, number: 4 })).toBeNull()
    page.call('table.reseat', { campaign, side: 'south', seat: computer('steady') })
    await answered(page, 4)
    expect(page.call('table.why', { campaign, number: 4 })?.reasons[0]?.params).toEqual({ answers: 2 })
  })

  it.each(['faulty', 'rebel'])(
    'that is %s is replaced by the adviser, and the page is told once',
    PATIENT,
    async (player) => {
      const { page } = openRaceHost()
      const campaign = createRace(page, against(player))
      drift(page, campaign)
      await answered(page, 4)
      expect(page.call('table.why', { campaign, number: 4 })?.player).toBe('steady')
      expect(page.received('notice')).toEqual([{ notice: 'player-failed', title: 'Race', player }])
    }
  )

  it('that never replies is stopped, and the campaign goes on', PATIENT, async () => {
    const { page } = openRaceHost(tempDir(), riverRace, Date.now, { botTimeoutMs: 200 })
    const campaign = createRace(page, against('dreamer'))
    drift(page, campaign)
    await answered(page, 4)
    expect(page.received('notice')).toMatchObject([{ player: 'dreamer' }])
  })

  it('without a thread answers at random', PATIENT, async () => {
    const { page } = openRaceHost(tempDir(), riverRace, Date.now, {
      botThread: join(tempDir(), 'missing.ts')
    })
    const campaign = createRace(page, against('steady'))
    drift(page, campaign)
    await answered(page, 4)
    expect(page.call('table.why', { campaign, number: 4 })).toBeNull()
    expect(page.received('notice')).toMatchObject([{ notice: 'player-failed', player: 'steady' }])
  })

  it('must be one that the game has', () => {
    const { page } = openRaceHost()
    expect(() => createRace(page, against('genius'))).toThrow(/no player 'genius'/)
    const campaign = createRace(page)
    page.call('table.sit', { campaign, side: 'north' })
    const seat = computer('genius')
    expect(() => page.call('table.reseat', { campaign, side: 'south', seat })).toThrow(/no player 'genius'/)
  })

  it('that the game does not have makes the import refuse the file', PATIENT, async () => {
    const { page } = openRaceHost()
    const campaign = createRace(page, against('steady'))
    const { content } = page.call('library.export', { campaign })
    await expect(page.importFile(content.replace('"steady"', '"genius"'))).rejects.toThrow(
      /campaign.seats.south: there is no player 'genius'/
    )
  })
})

describe('a seat', () => {
  it('passes to the computer and back during play, and every page is told', PATIENT, async () => {
    const { page, host, dataDir, close } = openRaceHost()
    const other = openPage(host)
    const campaign = createRace(page)
    drift(page, campaign)
    other.call('table.sit', { campaign, side: null })
    page.call('table.reseat', { campaign, side: 'south', seat: computer('steady') })
    expect(other.updates().at(-1)).toMatchObject({ seats: { south: computer('steady') }, answers: 2 })
    await answered(page, 4)
    const seat: Seat = { kind: 'human', name: 'Eva' }
    page.call('table.reseat', { campaign, side: 'south', seat })
    expect(page.call('library.list', {})[0]?.seats.south).toEqual(seat)
    close()
    const again = openRaceHost(dataDir).page
    expect(again.call('table.sit', { campaign, side: 'north' }).campaign.seats.south).toEqual(seat)
  })

  it('that is taken back is free at once: the pending answer is dropped', PATIENT, async () => {
    const { page } = openRaceHost(tempDir(), riverRace, Date.now, { botTimeoutMs: 500 })
    const campaign = createRace(page, against('dreamer'))
    drift(page, campaign)
    page.call('table.reseat', { campaign, side: 'south', seat: person })
    const { decision } = page.call('table.sit', { campaign, side: 'south' })
    const answer = { values: { food: 2, rope: false } }
    page.call('table.answer', { campaign, side: 'south', decision: decision?.number ?? -1, answer })
    page.call('table.reseat', { campaign, side: 'south', seat: computer('steady') })
    await answered(page, 4)
    expect(page.received('notice')).toEqual([])
  })

  it('changes only from a page that sits at the table', () => {
    const { page } = openRaceHost()
    const campaign = createRace(page)
    const seat = computer('random')
    expect(() => page.call('table.reseat', { campaign, side: 'south', seat })).toThrow(/not-found/)
    page.call('table.sit', { campaign, side: 'north' })
    expect(() => page.call('table.reseat', { campaign, side: 'west', seat })).toThrow(/no side 'west'/)
  })
})

describe('a hint', () => {
  it("is the adviser's answer with its reasons, for the side that must answer", PATIENT, async () => {
    const { page } = openRaceHost()
    const campaign = createRace(page)
    page.call('table.sit', { campaign, side: 'north' })
    const hint = await page.callLater('table.hint', { campaign, side: 'north', decision: 0 })
    expect(hint).toMatchObject({
      answer: { values: { food: 1, rope: false } },
      reasons: [{ key: 'race.steady' }]
    })
    page.call('table.answer', { campaign, side: 'north', decision: 0, answer: hint.answer })
    expect(page.call('table.why', { campaign, number: 1 })).toBeNull()
    await expect(page.callLater('table.hint', { campaign, side: 'north', decision: 0 })).rejects.toThrow(
      /not open/
    )
    await expect(page.callLater('table.hint', { campaign, side: 'south', decision: 0 })).rejects.toThrow(
      /Nobody here sits/
    )
  })
})
