import type { CardId } from '#shared/byzantion/content/cards/index.ts'
import type { KeimelionId, ResourceId } from '#shared/byzantion/content/ids.ts'
import type { Byzantion } from '#shared/byzantion/game-types.ts'
import { costOf } from '#shared/byzantion/queries/costs.ts'
import { buyingPrice, sellingPrice } from '#shared/byzantion/queries/market.ts'
import { seatOf } from '#shared/byzantion/queries/seats.ts'
import type { ActionId } from '#shared/byzantion/table.ts'
import { message, reference } from '#shared/byzantion/words/message.ts'
import type { Answer, Option } from '#shared/engine/decision.ts'
import type { Message } from '#shared/engine/message.ts'
import { keyText } from '#shared/engine/option-key.ts'
import type { TableOf } from '../../table/game/game-client.ts'

/** What a player points at on the table, by a click or by dropping a card. */
export type Gesture =
  | { readonly on: 'hand'; readonly card: CardId }
  | { readonly on: 'discard'; readonly card: CardId }
  | { readonly on: 'deck' }
  | { readonly on: 'offer'; readonly card: CardId }
  | { readonly on: 'pile-top' }
  | { readonly on: 'bandon'; readonly front: CardId }
  | { readonly on: 'buy'; readonly resource: ResourceId }
  | { readonly on: 'sell'; readonly resource: ResourceId }
  | { readonly on: 'renew' }
  | { readonly on: 'position'; readonly keimelion: KeimelionId }
  | { readonly on: 'reserve'; readonly card: CardId }
  | { readonly on: 'event'; readonly slot: number }

/** What a gesture means to the open question. */
export type Meaning =
  /** Answers at once; `next` is meant for the question that follows. */
  | { readonly kind: 'answer'; readonly answer: Answer; readonly next: Gesture | null }
  /** Fills in the answer, which the player completes and sends. */
  | { readonly kind: 'fill'; readonly answer: Answer }
  /** Selects an option, which the player confirms. */
  | { readonly kind: 'choose'; readonly answer: Answer }
  | { readonly kind: 'refused'; readonly reason: Message }

type Table = Pick<TableOf<Byzantion>, 'view' | 'decision'>

/** Null: the gesture means nothing to the question. */
export function meaningOf({ view, decision }: Table, gesture: Gesture): Meaning | null {
  if (!decision) return null
  const chosen = (option: Answer | null): Meaning | null => option && { kind: 'choose', answer: option }
  const done = (option: Answer | null): Meaning | null =>
    option && { kind: 'answer', answer: option, next: null }
  switch (decision.kind) {
    case 'action':
      return actionMeaning({ view, decision }, gesture)
    case 'play':
    case 'play-for':
    case 'robes':
      return (
        done(directOption(decision, gesture)) ??
        (gesture.on === 'hand' ? tooDear(view, decision.side, gesture.card) : null)
      )
    case 'vote':
    case 'end-intrigue':
      return done(directOption(decision, gesture))
    case 'react-vote':
    case 'react-action':
    case 'react-intrigue':
    case 'react-outcome':
    case 'react-challenge':
      return chosen(gesture.on === 'hand' ? plainOption(decision, gesture.card) : null)
    case 'draft':
    case 'lose-card':
    case 'take-card':
    case 'take-discard':
    case 'labarum':
      return chosen('card' in gesture ? plainOption(decision, gesture.card) : frontOption(decision, gesture))
    case 'draw':
      return done(drawOption(decision, gesture))
    case 'activate':
      return gesture.on === 'bandon'
        ? done(optionWith(decision, { do: 'activate', front: gesture.front }))
        : null
    case 'position':
      return gesture.on === 'position' ? done(plainOption(decision, gesture.keimelion)) : null
    case 'trade':
      return gesture.on === 'buy' || gesture.on === 'sell'
        ? done(optionWith(decision, { do: gesture.on, resource: gesture.resource }))
        : null
    case 'sell':
    case 'buy':
      return gesture.on === decision.kind && isTraded(view, gesture)
        ? { kind: 'fill', answer: { values: { resources: [gesture.resource] } } }
        : null
    default:
      return null
  }
}

/** Whether the market has it, or takes it. */
function isTraded({ market }: Table['view'], { on, resource }: Gesture & { on: 'buy' | 'sell' }): boolean {
  return (on === 'buy' ? buyingPrice(market, resource) : sellingPrice(market, resource)) !== null
}

type Asked = NonNullable<Table['decision']>

/** Declares the action that the gesture needs, and keeps the gesture for the question that follows. */
function actionMeaning(
  { view, decision }: { readonly view: Table['view']; readonly decision: Asked },
  gesture: Gesture
): Meaning | null {
  const direct = directOption(decision, gesture)
  if (direct) return { kind: 'answer', answer: direct, next: null }
  const { side } = decision
  if (gesture.on === 'hand') {
    const refusal = tooDear(view, side, gesture.card)
    if (refusal) return refusal
  }
  if (gesture.on === 'sell' && sellingPrice(view.market, gesture.resource) === null) {
    return { kind: 'refused', reason: message('ui.market-full') }
  }
  if (gesture.on === 'buy') {
    const price = buyingPrice(view.market, gesture.resource)
    if (price === null) return null
  }
  const action = actionFor(gesture)
  if (!action) return null
  const declared = optionWith(decision, { do: 'act', action })
  return declared && { kind: 'answer', answer: declared, next: action === 'renew' ? null : gesture }
}

function actionFor({ on }: Gesture): ActionId | null {
  switch (on) {
    case 'hand':
      return 'play'
    case 'deck':
    case 'offer':
    case 'pile-top':
      return 'draw'
    case 'bandon':
      return 'activate'
    case 'buy':
    case 'sell':
    case 'renew':
      return on
    default:
      return null
  }
}

/** What is done at once, as far as the question offers it: cards, seals and events of a solo game. */
function directOption(decision: Asked, gesture: Gesture): Answer | null {
  if (gesture.on === 'reserve') return optionWith(decision, { do: 'reserve', card: gesture.card })
  if (gesture.on === 'event') return optionWith(decision, { do: 'reveal', slot: gesture.slot })
  if (gesture.on === 'position') return optionWith(decision, { do: 'seal', keimelion: gesture.keimelion })
  if (gesture.on === 'discard') return optionWith(decision, { do: 'discard', card: gesture.card })
  if (gesture.on !== 'hand') return null
  return (
    optionWith(decision, { do: 'play', card: gesture.card, ability: true }) ??
    optionWith(decision, { do: 'play', card: gesture.card, ability: false }) ??
    optionWith(decision, { do: 'intrigue', card: gesture.card })
  )
}

function drawOption(decision: Asked, gesture: Gesture): Answer | null {
  switch (gesture.on) {
    case 'deck':
      return optionWith(decision, { from: 'deck' })
    case 'offer':
      return optionWith(decision, { from: 'offer', card: gesture.card })
    case 'pile-top':
      return optionWith(decision, { from: 'discard' })
    default:
      return null
  }
}

const frontOption = (decision: Asked, gesture: Gesture) =>
  gesture.on === 'bandon' ? plainOption(decision, gesture.front) : null

/** The option with this id as its key. */
function plainOption(decision: Asked, key: string): Answer | null {
  return optionWith(decision, key)
}

function optionWith(decision: Asked, key: Option['key']): Answer | null {
  if (decision.body.type !== 'choice') return null
  const options: readonly Option[] = decision.body.options
  const found = options.find((option) => keyText(option.key) === keyText(key))
  return found ? { option: found.key } : null
}

/** A card that its owner cannot pay for says so. */
function tooDear(view: Table['view'], side: Asked['side'], card: CardId): Meaning | null {
  const owner = view.sides.find((id) => id === side)
  if (!owner) return null
  const cost = costOf(view, owner, card)
  const { nomismata } = seatOf(view, owner).goods
  return cost > nomismata
    ? {
        kind: 'refused',
        reason: message('ui.too-dear', { card: reference('card', card), cost, available: nomismata })
      }
    : null
}
