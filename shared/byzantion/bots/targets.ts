import type { OptionOf, ValuesOf } from '../answers.ts'
import { card } from '../content/cards/index.ts'
import { type GoodId, type Goods, goodIds, optionIds } from '../content/ids.ts'
import type { Abouts } from '../decisions.ts'
import { entriesOf } from '../queries/amounts.ts'
import { eventOf } from '../queries/events.ts'
import { seatOf } from '../queries/seats.ts'
import { voteTotals } from '../queries/votes.ts'
import { choiceReference, message, reference } from '../words/message.ts'
import { type Judge, typicalWorth, worthOf } from './judge.ts'
import { bestOf, choose, fill } from './reply.ts'
import { optionWorth } from './votes.ts'

/** I.2: the strongest card of whoever is ahead. */
export function answerTargetCard(judge: Judge, targets: readonly OptionOf<'target-card'>[]) {
  const weigh = ({ side, card: id }: OptionOf<'target-card'>) => {
    const levels = card(id).types.reduce((sum, { level }) => sum + level, 0)
    const pile = seatOf(judge.view, side).area.find(({ cards }) => cards[0] === id)
    const led = (pile?.cards.length ?? 1) - 1
    return typicalWorth(judge, card(id).production) + levels + led + 0.25 * seatOf(judge.view, side).doxa
  }
  const best = bestOf(targets, weigh) ?? targets[0]
  if (!best) throw new Error('there is no target')
  return choose(best, message('why.target', { card: reference('card', best.card) }))
}

/** E.2: oneself first; of the others, who is behind should win and who is ahead should lose. */
export function answerTie(judge: Judge, { for: what, among }: Abouts['break-tie']) {
  const doxa = (side: (typeof among)[number]) => seatOf(judge.view, side).doxa
  const wins = what !== 'least'
  const best = bestOf(among, (side) => {
    if (side === judge.side) return wins ? 1000 : -1000
    return wins ? -doxa(side) : doxa(side)
  })
  if (!best) throw new Error('nobody is tied')
  return choose(best, message('why.tie'))
}

/** E.3 */
export function answerVoteTie(judge: Judge) {
  const id = eventOf(judge.view)
  const best = id ? bestOf(optionIds, (option) => optionWorth(judge, id, option)) : undefined
  const option = best ?? 'first'
  return choose(
    option,
    id ? message('why.vote', { option: choiceReference(id, option) }) : message('why.tie')
  )
}

/** I.2: as much as turns the vote to what suits. */
export function answerShift(judge: Judge, options: readonly OptionOf<'shift-votes'>[]) {
  const id = eventOf(judge.view)
  const totals = voteTotals(judge.view)
  const stake = id ? optionWorth(judge, id, 'first') - optionWorth(judge, id, 'second') : 0
  const after = ({ from, auctoritas }: OptionOf<'shift-votes'>) =>
    totals.first - totals.second + (from === 'first' ? -2 : 2) * auctoritas
  const best = bestOf(options, (option) => stake * Math.sign(after(option)) - 0.01 * option.auctoritas)
  return choose(best ?? { from: 'first', auctoritas: 0 }, message('why.tie'))
}

/** C.1: two lots of the same worth, for the other picks first. */
export function answerSplit(judge: Judge, { goods }: Abouts['split']) {
  const lot: Partial<Record<GoodId, number>> = {}
  let [first, second] = [0, 0]
  for (const [id, amount] of entriesOf(goods)) {
    const good = goodIds.find((each) => each === id)
    if (!good) continue
    const each = worthOf(judge, { [good]: 1 })
    for (let one = 0; one < amount; one++) {
      if (first <= second) {
        lot[good] = (lot[good] ?? 0) + 1
        first += each
      } else second += each
    }
  }
  const values: ValuesOf<'split'> = { lot }
  return fill(values, message('why.split'))
}

export function answerLot(judge: Judge, { lots }: Abouts['pick-lot']) {
  const worth = (lot: Goods) => worthOf(judge, lot)
  return choose(worth(lots.first) >= worth(lots.second) ? 'first' : 'second', message('why.lot'))
}

/** J.5: the bandon with most cards. */
export function answerLabarum(judge: Judge) {
  const best = bestOf(judge.seat.area, ({ cards }) => cards.length)
  const [front] = best?.cards ?? []
  if (!front) throw new Error('there is no bandon')
  return choose(front, message('why.seal', { keimelion: reference('keimelion', 'labarum') }))
}
