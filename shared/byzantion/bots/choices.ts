import type { Decision } from '../../engine/decision.ts'
import type { OptionOf } from '../answers.ts'
import { type CardId, card } from '../content/cards/index.ts'
import { chest } from '../content/chests.ts'
import { event, isChallenge } from '../content/events/index.ts'
import { type KeimelionId, keimelionIds } from '../content/ids.ts'
import type { Abouts } from '../decisions.ts'
import type { Byzantion } from '../game-types.ts'
import { heroesOn } from '../queries/abilities.ts'
import { eventOf } from '../queries/events.ts'
import { cardsInPlay } from '../queries/seats.ts'
import { message, reference } from '../words/message.ts'
import { cardWorth } from './card-worth.ts'
import { type Judge, marginalWorth, worthOf } from './judge.ts'
import { missionHope } from './missions.ts'
import { bestOf, choose, fill } from './reply.ts'

const named = (id: CardId) => ({ card: reference('card', id) })

/** S.2: gives up the mission that promises least. */
export function answerMission(judge: Judge, { missions }: Abouts['discard-mission']) {
  const hope = (id: (typeof missions)[number]) =>
    judge.character.knowsMissions ? -missionHope(judge.view, judge.side, id) : judge.stray()
  const worst = bestOf(missions, hope) ?? missions[0]
  if (!worst) throw new Error('there is no mission to discard')
  return choose(worst, message('why.mission', { mission: reference('mission', worst) }))
}

/** What a card is worth to begin with, beside those that are picked already. */
function pickWorth(judge: Judge, picked: readonly CardId[], id: CardId): number {
  const { kind, cost } = card(id)
  if (kind === 'intrigue') return 0.5 * cardWorth(judge, picked, id)
  return cardWorth({ ...judge, rounds: 4 }, picked, id) - cost * 0.75 + judge.stray()
}

/** S.3 */
export function answerDraft(judge: Judge, { pack }: Abouts['draft']) {
  const best = bestOf(pack, (id) => pickWorth(judge, judge.hand, id)) ?? pack[0]
  if (!best) throw new Error('the pack is empty')
  return choose(best, message('why.draft', named(best)))
}

/** J.1 */
export function answerKeepHand(judge: Judge, { cards, keep }: Abouts['keep-hand']) {
  const kept: CardId[] = []
  while (kept.length < keep) {
    const left = cards.filter((id) => !kept.includes(id))
    const best = bestOf(left, (id) => pickWorth(judge, kept, id))
    if (!best) break
    kept.push(best)
  }
  const [first] = kept
  return fill({ cards: kept }, first ? message('why.draft', named(first)) : message('why.end'))
}

/** E.1: the chest, the keimelion and the place in the order. */
export function answerPosition(judge: Judge) {
  const { view } = judge
  const free = keimelionIds.filter((id) => view.positions[id] === undefined)
  const best = bestOf(free, (id) => positionWorth(judge, id) + judge.stray() * 0.5) ?? free[0]
  if (!best) throw new Error('no position is free')
  return choose(best, message('why.position', { keimelion: reference('keimelion', best) }))
}

function positionWorth(judge: Judge, id: KeimelionId): number {
  const { view, seat } = judge
  const laid = view.chests[id]
  const content = laid ? worthOf(judge, chest(laid).stuff) : 0
  const again = heroesOn(seat, 'keimelion').some(
    ({ trigger }) => trigger.on === 'keimelion' && trigger.keimelion === id
  )
  const current = eventOf(view)
  const record = current && event(current)
  const reward = record ? worthOf(judge, record.reward) : 0
  const chance = 1 / view.sides.length
  const keimelion = {
    labarum: 2.4,
    chalice: current && isChallenge(current) ? 1.8 : 1.4,
    sceptre: 0.7,
    robes: reward * chance * 0.9 + 0.4
  }[id]
  return content * (again ? 2 : 1) + keimelion
}

/** C.1: one more card for a resource, or for nothing. */
export function answerPlayFor(
  judge: Judge,
  decision: Extract<Decision<Byzantion['Inquiry']>, { readonly kind: 'play-for' | 'robes' }>
) {
  const pay = decision.kind === 'play-for' ? decision.about.pay : null
  const price = pay ? marginalWorth(judge, pay, judge.seat.goods[pay] - 1) : 0
  const keys: readonly OptionOf<'play-for'>[] = decision.body.options.map(({ key }) => key)
  const plays = keys.filter((key) => key.do === 'play').filter(({ ability }) => ability)
  const area = cardsInPlay(judge.seat)
  const best = bestOf(plays, (key) => cardWorth(judge, area, key.card))
  const none: OptionOf<'play-for'> = { do: 'none' }
  if (!best || cardWorth(judge, area, best.card) <= price) return choose(none, message('why.play-done'))
  const chosen: OptionOf<'play-for'> = best
  return choose(chosen, message('why.play', named(best.card)))
}

/** R.5: keeps what is worth most. */
export function answerHandLimit(judge: Judge, { discard }: Abouts['hand-limit']) {
  const area = cardsInPlay(judge.seat)
  const cards = judge.hand
    .toSorted((one, other) => keepWorth(judge, area, one) - keepWorth(judge, area, other))
    .slice(0, discard)
  const [first] = cards
  return fill({ cards }, first ? message('why.discard', named(first)) : message('why.end'))
}

export function answerLoseCard(judge: Judge) {
  const area = cardsInPlay(judge.seat)
  const worst = bestOf(judge.hand, (id) => -keepWorth(judge, area, id))
  if (!worst) throw new Error('the hand is empty')
  return choose(worst, message('why.discard', named(worst)))
}

export function answerTakeCard(judge: Judge, cards: readonly CardId[]) {
  const area = cardsInPlay(judge.seat)
  const best = bestOf(cards, (id) => keepWorth(judge, area, id)) ?? cards[0]
  if (!best) throw new Error('there is no card to take')
  return choose(best, message('why.take', named(best)))
}

function keepWorth(judge: Judge, area: readonly CardId[], id: CardId): number {
  return cardWorth(judge, area, id) - card(id).cost * 0.5 * judge.nomisma
}
