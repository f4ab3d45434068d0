// Six people at one host: sealed answers reach nobody else, and survive a restart.
import { describe, expect, it, vi } from 'vitest'
import type { SideInput } from '#shared/engine/decision.ts'
import { message } from '#shared/engine/message.ts'
import { crews } from '#shared/engine/testing/river-race/types.ts'
import type { Seats } from '#shared/ipc/campaign.ts'
import { newRace } from '../testing/race-host.ts'
import { openRaceHost, type TestPage } from '../testing/race-page.ts'
import { openPage } from '../testing/test-page.ts'

const sixPeople: Seats = Object.fromEntries(crews.map((crew) => [crew, { kind: 'human', name: crew }]))
const options = { crews: 6, stakes: true }

function createSix(page: TestPage, seats: Seats = sixPeople): string {
  return page.call('library.create', { ...newRace, seats, options }).campaign
}

function bid(page: TestPage, campaign: string, side: string, coins: number): void {
  page.call('table.sit', { campaign, side })
  page.call('table.answer', { campaign, side, decision: 0, answer: { values: { coins } } })
}

/** Answers the open question of every side that is awaited. */
function allAnswer(page: TestPage, campaign: string, answer: SideInput): void {
  for (const side of page.call('table.sit', { campaign, side: null }).waitingFor) {
    const { decision } = page.call('table.sit', { campaign, side })
    page.call('table.answer', { campaign, side, decision: decision?.number ?? -1, answer })
  }
}

describe('a question that all may answer first', () => {
  it('is passed for all people at once, only while it is open', () => {
    const { page } = openRaceHost()
    const campaign = createSix(page)
    bid(page, campaign, 'north', 1)
    allAnswer(page, campaign, { values: { coins: 0 } })
    allAnswer(page, campaign, { option: 'wide' })
    const atSluice = page.call('table.sit', { campaign, side: 'north' })
    expect(() => page.call('table.nobody-acts', { campaign, answers: atSluice.answers })).toThrow(/not-found/)
    page.call('table.answer', {
      campaign,
      side: 'north',
      decision: atSluice.decision?.number ?? -1,
      answer: { option: 'no' }
    })
    const { answers, curtain } = page.call('table.sit', { campaign, side: 'north' })
    expect(curtain).toBe('no-one')
    expect(() => page.call('table.nobody-acts', { campaign, answers: answers - 1 })).toThrow(/not-found/)
    page.call('table.nobody-acts', { campaign, answers })
    expect(page.updates().at(-1)).toMatchObject({ answers: answers + 6, decision: { kind: 'deal' } })
  })
})

describe('sealed answers', () => {
  it('survive a restart after three of six, and no seat sees those of another', () => {
    const first = openRaceHost()
    const campaign = createSix(first.page)
    for (const [index, side] of crews.slice(0, 3).entries()) bid(first.page, campaign, side, index + 7)
    first.close()

    const second = openRaceHost(first.dataDir)
    const waiting = crews.slice(3)
    expect(second.page.call('table.sit', { campaign, side: null }).waitingFor).toEqual(waiting)
    for (const [index, side] of crews.entries()) {
      const { decision } = second.page.call('table.sit', { campaign, side })
      expect(decision?.sealed).toEqual(index < 3 ? { values: { coins: index + 7 } } : undefined)
    }
    for (const side of waiting) bid(second.page, campaign, side, 0)
    const { log } = second.page.call('table.sit', { campaign, side: null })
    expect(log.flatMap(({ events }) => events)).toContainEqual({
      type: 'pilot-hired',
      side: 'east',
      coins: 9
    })
  })

  it('appear in no update of another seat while they are sealed', () => {
    const { host, page } = openRaceHost()
    const campaign = createSix(page)
    page.call('table.sit', { campaign, side: 'north' })
    const before = page.messages.length
    bid(openPage(host), campaign, 'south', 8)
    const told = JSON.stringify(page.messages.slice(before))
    expect(told).toContain('waitingFor')
    expect(told).not.toContain('"coins":8')
  })

  it('keep their reasons secret until all have answered', async () => {
    const seats: Seats = { ...sixPeople, north: { kind: 'computer', player: 'steady' } }
    const { page } = openRaceHost()
    const campaign = createSix(page, seats)
    page.call('table.sit', { campaign, side: 'south' })
    await vi.waitFor(() => expect(page.updates().at(-1)?.answers).toBe(1), { timeout: 20_000 })
    expect(page.updates().at(-1)?.log).toEqual([{ number: 1, side: 'north', events: [] }])
    expect(page.call('table.why', { campaign, number: 1 })).toBeNull()
    expect(JSON.stringify(page.messages)).not.toContain('race.steady')
    expect(page.call('table.sit', { campaign, side: 'south' }).log.at(-1)).not.toHaveProperty('explained')
    for (const side of crews.slice(1)) bid(page, campaign, side, 0)
    expect(page.call('table.why', { campaign, number: 1 })?.reasons).toEqual([
      message('race.steady', { answers: 1 })
    ])
    const last = page.updates().at(-1)
    expect(last?.log.find(({ number }) => number === 1)).toMatchObject({ explained: true })
  })
})
