import type { OptionOf } from '../answers.ts'
import { type CardId, card } from '../content/cards/index.ts'
import { type EventId, event } from '../content/events/index.ts'
import { type Goods, type OptionId, optionIds } from '../content/ids.ts'
import type { Abouts } from '../decisions.ts'
import { figures } from '../figures.ts'
import { resourcesIn, shared, sizeOf, sumOf } from '../queries/amounts.ts'
import { mostOf } from '../queries/contributions.ts'
import { eventOf, eventTask } from '../queries/events.ts'
import { voteTotals } from '../queries/votes.ts'
import { choiceReference, message } from '../words/message.ts'
import { type Judge, marginalWorth, typicalWorth } from './judge.ts'
import { unitsWorth } from './missions.ts'
import { bestOf, choose } from './reply.ts'

/** How much an option suits a player: what he could give, and the units that it places. */
export function optionWorth(judge: Judge, id: EventId, option: OptionId): number {
  const task = eventTask(id, option)
  if (!task) return 0
  const ready = sizeOf(mostOf(judge.seat, task.requires))
  const cards = judge.seat.area.flatMap(({ cards }) => cards)
  const flow = typicalWorth(judge, task.requires) > 0 ? productionFor(cards, task.requires) : 0
  const missions = judge.character.knowsMissions ? (judge.view.own?.missions ?? []) : []
  return 0.6 * ready + 0.4 * flow + 0.7 * unitsWorth(missions, task.units, event(id).area)
}

/** How much of a demand these cards produce in a round. */
function productionFor(cards: readonly CardId[], requires: Goods): number {
  const made = sumOf(...cards.map((id) => card(id).production))
  return resourcesIn(shared(made, requires))
}

/** E.3: votes for what suits him, and for the Doxa of the greatest vote, as long as it is cheap. */
export function answerVote(judge: Judge, { own, bonus }: Abouts['vote']) {
  const id = eventOf(judge.view)
  const abstain: OptionOf<'vote'> = { do: 'abstain' }
  if (!id) return choose(abstain, message('why.abstain'))
  const [first, second] = optionIds.map((option) => optionWorth(judge, id, option))
  const stakes = { first: (first ?? 0) - (second ?? 0), second: (second ?? 0) - (first ?? 0) }
  const totals = voteTotals(judge.view)
  const highest = Math.max(0, ...judge.view.votes.map(({ auctoritas }) => auctoritas))
  const voters = judge.view.sides.length - judge.view.votes.length - 1
  const ideas = optionIds.flatMap((option) => {
    const other = option === 'first' ? 'second' : 'first'
    return Array.from({ length: own + bonus }, (_, index) => {
      const amount = index + 1
      const margin = totals[option] + amount - totals[other]
      const decides = margin > 0 ? 1 / (1 + 0.5 * voters) : margin === 0 ? 0.3 : 0.1
      const leads = amount > highest ? 0.75 ** voters : amount === highest ? 0.4 * 0.75 ** voters : 0
      const price = priceOf(judge, amount - bonus)
      const worth = stakes[option] * decides + figures.vote.alone * leads - price + judge.stray() * 0.3
      return { option, amount, worth }
    })
  })
  const best = bestOf(ideas, ({ worth }) => worth)
  if (!best || best.worth <= 0) return choose(abstain, message('why.abstain'))
  const key: OptionOf<'vote'> = { do: 'vote', option: best.option, auctoritas: best.amount }
  const reason =
    stakes[best.option] > 0.3
      ? message('why.vote', { option: choiceReference(id, best.option) })
      : message('why.vote-lead')
  return choose(key, reason)
}

/** What so much Auctoritas of one's own is worth elsewhere. */
function priceOf(judge: Judge, amount: number): number {
  let price = 0
  for (let one = 1; one <= amount; one++)
    price += marginalWorth(judge, 'auctoritas', judge.seat.goods.auctoritas - one)
  return price
}
