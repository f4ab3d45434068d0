// A side that passes by standing orders does not reveal whether it holds a card: others receive the same messages.
import { expect, it } from 'vitest'
import { type AnyGame, eraseTypes } from '#shared/engine/any-game.ts'
import { createRandom } from '#shared/engine/random.ts'
import { sideIds } from '#shared/invasions/content/ids.ts'
import { invasions } from '#shared/invasions/game.ts'
import { defaultStandingOrders } from '#shared/invasions/standing-orders.ts'
import type { Seats } from '#shared/ipc/campaign.ts'
import { plainHost } from '../testing/plain-host.ts'
import { openPage } from '../testing/test-page.ts'

/** Both cards are out of the deck, so that all else is equal whichever of them the Huns hold. */
const USEFUL = 'dice'
const USELESS = 'silkworms'

function dealing(card: string, ordered: boolean): AnyGame {
  return eraseTypes({
    ...invasions,
    setUp(options, random) {
      const state = invasions.setUp(options, random)
      for (const pile of [state.decks.events.drawPile, ...sideIds.map((side) => state.hands[side].events)]) {
        for (const id of [USEFUL, USELESS]) if (pile.includes(id)) pile.splice(pile.indexOf(id), 1)
      }
      state.hands.huns.events = [card]
      if (ordered) state.hands.huns.orders = { ...defaultStandingOrders, passing: { turn: 1 } }
      return state
    }
  })
}

/** Plays at random, with the same answers to the same questions. Returns all updates to the other sides. */
function updatesToOthers(card: string, ordered: boolean, answers: number): string[] {
  const game = dealing(card, ordered)
  const host = plainHost(game)
  const seats: Seats = Object.fromEntries(sideIds.map((side) => [side, { kind: 'human', name: side }]))
  const maker = openPage(host)
  const { campaign } = maker.call('library.create', {
    game: game.id,
    title: 'T',
    seats,
    options: {},
    seed: 's'
  })
  const pages = new Map<string, ReturnType<typeof openPage>>(sideIds.map((side) => [side, openPage(host)]))
  for (const [side, page] of pages) page.call('table.sit', { campaign, side })
  maker.call('table.sit', { campaign, side: null })
  const match = game.begin({}, 's')
  const give = (side: string, answer: unknown) => {
    const decision = match.awaiting.find((open) => open.side === side)?.number ?? 0
    const taken = match.answer(side, decision, answer)
    if (!taken.ok) throw new Error(taken.refusal.reason.key)
    pages.get(side)?.send({ id: 1, call: 'table.answer', payload: { campaign, side, decision, answer } })
  }
  for (let asked = 0; asked < answers && match.awaited; asked++) {
    const { side, number, kind } = match.awaited
    const isWindow = kind === 'play-card'
    give(side, isWindow ? { option: 'pass' } : match.sample(createRandom(`${number}`), side))
  }
  expect(match.answers).toBeGreaterThanOrEqual(answers)
  return [...pages]
    .filter(([side]) => side !== 'huns')
    .map(([, page]) => page)
    .concat(maker)
    .flatMap((page) =>
      page.updates().map(({ campaign: _, lineage: __, ...update }) => JSON.stringify(update))
    )
}

it('X.B with standing orders no update to others reveals a held card', { timeout: 120_000 }, () => {
  const idle = updatesToOthers(USELESS, true, 80)
  expect(updatesToOthers(USEFUL, true, 80).filter((update, index) => update !== idle[index])).toEqual([])
})

it('X.B others see when a side is asked', { timeout: 120_000 }, () => {
  expect(updatesToOthers(USEFUL, false, 60)).not.toEqual(updatesToOthers(USELESS, false, 60))
})
