import { onTestFinished } from 'vitest'
import type { Game } from '#shared/engine/game.ts'
import type { Race } from '#shared/engine/testing/river-race/types.ts'
import { riverRace } from '#shared/engine/testing/river-race.ts'
import type { Seats } from '#shared/ipc/campaign.ts'
import type { HostOptions } from '../host/host.ts'
import { newRace, raceHost, twoPeople } from './race-host.ts'
import { tempDir } from './temp-dir.ts'
import { openPage } from './test-page.ts'

/** A host that plays the race, with a page. It closes with the test unless the test closes it before. */
export function openRaceHost(
  dataDir = tempDir(),
  game: Game<Race> = riverRace,
  now: () => number = Date.now,
  others: Partial<HostOptions> = {}
) {
  const host = raceHost(dataDir, game, now, others)
  let closed = false
  const close = () => {
    if (!closed) host.close()
    closed = true
  }
  onTestFinished(close)
  return { host, dataDir, close, page: openPage(host) }
}

export type TestPage = ReturnType<typeof openPage>

export function createRace(
  page: TestPage,
  seats: Seats = twoPeople,
  options: { length?: number } = { length: 40 }
) {
  return page.call('library.create', { ...newRace, seats, options }).campaign
}

/** Takes the seat of the side that must answer and gives a fixed answer, `times` times. */
export function playOn(page: TestPage, campaign: string, times = 1, way: 'row' | 'drift' = 'row') {
  for (let time = 0; time < times; time++) {
    const [side] = page.call('table.sit', { campaign, side: null }).waitingFor
    if (!side) return
    const { decision } = page.call('table.sit', { campaign, side })
    if (!decision) throw new Error('the side that must answer has no decision')
    const answer = decision.kind === 'load' ? { values: { food: time % 4, rope: false } } : { option: way }
    page.call('table.answer', { campaign, side, decision: decision.number, answer })
  }
}
