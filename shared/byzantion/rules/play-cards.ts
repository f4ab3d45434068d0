import type { OptionOf } from '../answers.ts'
import { ask, choice, type Script, type ValuedOption } from '../ask.ts'
import type { SideId } from '../campaign-options.ts'
import { type CardId, card as cardOf } from '../content/cards/index.ts'
import type { ResourceId } from '../content/ids.ts'
import type { ByzantionPlay } from '../game-types.ts'
import { heroesOn } from '../queries/abilities.ts'
import { costOf } from '../queries/costs.ts'
import { playableIntrigue } from '../queries/windows.ts'
import type { ByzantionState } from '../state.ts'
import { message, reference } from '../words/message.ts'
import { formBandons } from './bandons.ts'
import { discardCards, hand, pay, removeFrom, seat } from './changes.ts'
import { runEffect, runHeroes, type Turn } from './effects.ts'
import { playIntrigue } from './intrigue.ts'

/** How a card is paid for: its price, a resource instead, or nothing at all. */
export type Payment = { readonly by: 'price' } | { readonly by: ResourceId } | { readonly by: 'nothing' }

type PlayKey = Extract<OptionOf<'play'>, { readonly do: 'play' }>

/** A.3: any number of cards, one after the other; then bandons are formed. */
export function* playCards(play: ByzantionPlay, side: SideId, turn: Turn): Script {
  for (;;) {
    const chosen = yield* ask(
      choice(
        {
          side,
          kind: 'play',
          rule: 'A.3',
          prompt: message('prompt.play'),
          about: { nomismata: seat(play.state, side).goods.nomismata }
        },
        playOptions(play.state, side)
      )
    )
    if (chosen.do === 'done') break
    if (chosen.do === 'discard') discardCards(play, side, [chosen.card], 'income')
    else if (chosen.do === 'intrigue') yield* playIntrigue(play, side, chosen.card, { turn })
    else yield* playCard(play, side, chosen, { by: 'price' }, turn)
  }
  yield* formBandons(play, side)
}

function playOptions(state: ByzantionState, side: SideId): ValuedOption<'play', OptionOf<'play'>>[] {
  const held = hand(state, side)
  const { nomismata } = seat(state, side).goods
  const affordable = held.filter(isPlayable).filter((id) => costOf(state, side, id) <= nomismata)
  const options = [
    ...affordable.flatMap((id) => playKeys(id).map((key) => playOption(key, costOf(state, side, id)))),
    ...playableIntrigue(state, side, held, ['own-action', 'any-time']).map(({ card, cost }) => ({
      key: { do: 'intrigue' as const, card },
      label: message('option.intrigue', { card: reference('card', card), cost })
    })),
    ...held.map((card) => ({
      key: { do: 'discard' as const, card },
      label: message('option.discard', { card: reference('card', card) })
    })),
    { key: { do: 'done' as const }, label: message('option.play-done') }
  ]
  return options.map((option) => ({ ...option, value: option.key }))
}

/** I.1: intrigue is played in its own way. */
export function isPlayable(id: CardId): boolean {
  return cardOf(id).kind !== 'intrigue'
}

/** A.3: an instant ability may be left unused. */
export function playKeys(id: CardId): PlayKey[] {
  const used = { do: 'play' as const, card: id, ability: true }
  return cardOf(id).kind === 'retinue' ? [used, { ...used, ability: false }] : [used]
}

export function playOption(key: PlayKey, cost: number) {
  const words = { card: reference('card', key.card), cost }
  return {
    key,
    label: key.ability ? message('option.play', words) : message('option.play-without', words)
  }
}

/** A.3: pays for a card and lays it down; the heroes who lie there answer, then its own ability works. */
export function* playCard(
  play: ByzantionPlay,
  side: SideId,
  { card, ability }: PlayKey,
  payment: Payment,
  turn: Turn | null
): Script {
  const { state, emit } = play
  const cost = payment.by === 'price' ? costOf(state, side, card) : 0
  const instead = payment.by === 'price' || payment.by === 'nothing' ? null : payment.by
  pay(state, side, instead ? { [instead]: 1 } : { nomismata: cost })
  removeFrom(hand(state, side), card)
  const answering = heroesAnswering(state, side, card)
  seat(state, side).area.push({ cards: [card], marked: false })
  emit({ type: 'played', side, card, cost, pay: instead, without: !ability })
  yield* runHeroes(play, side, answering, turn)
  const record = cardOf(card)
  if (record.kind !== 'retinue' || !ability) return
  const playFor = (resource: ResourceId) => playOneMore(play, side, card, resource, turn)
  for (const effect of record.effects) yield* runEffect(play, { side, card, turn, playFor }, effect)
}

/** A.3: the heroes that answer to a further card of their type. */
function heroesAnswering(state: ByzantionState, side: SideId, card: CardId) {
  const types = cardOf(card).types.map(({ type }) => type)
  return heroesOn(seat(state, side), 'play-type').filter(
    ({ trigger }) => trigger.on === 'play-type' && types.includes(trigger.type)
  )
}

/** C.1: one more card at once, for a resource instead of its price. */
function* playOneMore(
  play: ByzantionPlay,
  side: SideId,
  card: CardId,
  resource: ResourceId,
  turn: Turn | null
): Script {
  const { state } = play
  const held = hand(state, side).filter(isPlayable)
  if (held.length === 0 || seat(state, side).goods[resource] === 0) return
  const options: ValuedOption<'play-for', PlayKey | null>[] = [
    ...held.flatMap(playKeys).map((key) => ({ ...playOption(key, 0), value: key })),
    { key: { do: 'none' }, label: message('option.none'), value: null }
  ]
  const chosen = yield* ask(
    choice(
      {
        side,
        kind: 'play-for',
        rule: 'C.1',
        prompt: message('prompt.play-for', {
          card: reference('card', card),
          resource: reference('good', resource)
        }),
        about: { card, pay: resource }
      },
      options
    )
  )
  if (chosen) yield* playCard(play, side, chosen, { by: resource }, turn)
}
