// Standing orders in the host: they survive an undo and a restart, and do not count as an answer.
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { expect, it } from 'vitest'
import { eraseTypes } from '#shared/engine/any-game.ts'
import { createRandom } from '#shared/engine/random.ts'
import { sideIds } from '#shared/invasions/content/ids.ts'
import { invasions } from '#shared/invasions/game.ts'
import { defaultStandingOrders } from '#shared/invasions/standing-orders.ts'
import type { Seats } from '#shared/ipc/campaign.ts'
import { plainHost } from '../testing/plain-host.ts'
import { tempDir } from '../testing/temp-dir.ts'
import { openPage } from '../testing/test-page.ts'

const game = eraseTypes(invasions)
const seats: Seats = Object.fromEntries(sideIds.map((side) => [side, { kind: 'human', name: side }]))
const orders = { ...defaultStandingOrders, passing: 'own-moment' as const }

/** Plays a campaign until an answer can be undone. */
function begun(dataDir: string) {
  const host = plainHost(game, { dataDir })
  const maker = openPage(host)
  const { campaign } = maker.call('library.create', {
    game: game.id,
    title: 'T',
    seats,
    options: {},
    seed: 's'
  })
  const match = game.begin({}, 's')
  for (const random = createRandom('orders'); match.awaited; ) {
    const { side, number } = match.awaited
    const page = openPage(host)
    page.call('table.sit', { campaign, side })
    const answer = match.sample(random)
    match.answer(side, number, answer)
    page.call('table.answer', { campaign, side, decision: number, answer })
    if (match.canUndo(side)) return { host, page, campaign, side, answers: match.answers }
  }
  throw new Error('no answer can be undone')
}

const give = ({ page, campaign, side }: ReturnType<typeof begun>) =>
  page.call('table.answer', { campaign, side, decision: 0, answer: { orders } })

it('orders survive an undo of the answer before them, and a restart', { timeout: 60_000 }, () => {
  const dataDir = tempDir()
  const table = begun(dataDir)
  const { host, page, campaign, side, answers } = table
  give(table)
  expect(page.updates().at(-1)).toMatchObject({ answers: answers + 1, whyNoUndo: null })
  page.call('table.undo', { campaign, side })
  expect(page.updates().at(-1)).toMatchObject({ answers })
  host.close()
  const later = openPage(plainHost(game, { dataDir }))
  const { view } = later.call('table.sit', { campaign, side })
  expect(view).toMatchObject({ hands: { [side]: { orders } } })
  expect(later.received('notice')).toEqual([])
})

it('an undo that cannot save the orders again does not happen', { timeout: 60_000 }, () => {
  const dataDir = tempDir()
  const table = begun(dataDir)
  const { page, campaign, side, answers } = table
  give(table)
  const other = new Sqlite(join(dataDir, 'campaigns.db'))
  other.exec("CREATE TRIGGER no_more BEFORE INSERT ON journal BEGIN SELECT RAISE(ABORT, 'no more'); END")
  expect(() => page.call('table.undo', { campaign, side })).toThrow(/not-saved/)
  other.exec('DROP TRIGGER no_more')
  other.close()
  expect(page.call('table.sit', { campaign, side })).toMatchObject({
    answers: answers + 1,
    view: { hands: { [side]: { orders } } }
  })
})

it('orders do not count as an answer: events since the last answer stay unseen', {
  timeout: 60_000
}, () => {
  const table = begun(tempDir())
  give(table)
  expect(table.page.updates().at(-1)?.log).toMatchObject([{ side: null, events: [] }])
})

it('a person’s orders end when the computer takes the seat', { timeout: 60_000 }, () => {
  const table = begun(tempDir())
  const { page, campaign, side } = table
  give(table)
  page.call('table.reseat', { campaign, side, seat: { kind: 'computer', player: 'random' } })
  const { view } = page.call('table.sit', { campaign, side })
  expect(view).toMatchObject({ hands: { [side]: { events: expect.anything() } } })
  expect(view).not.toHaveProperty(['hands', side, 'orders'])
})

it('refuses invalid orders', { timeout: 60_000 }, () => {
  const { page, campaign, side } = begun(tempDir())
  const wrong = { orders: { stops: 'all' } }
  const reply = page.send({
    id: 9,
    call: 'table.answer',
    payload: { campaign, side, decision: 0, answer: wrong }
  })
  expect(reply).toMatchObject({ ok: false, error: { code: 'refused' } })
})
