import { useState } from 'react'
import type { CardId } from '#shared/byzantion/content/cards/index.ts'
import type { Byzantion } from '#shared/byzantion/game-types.ts'
import { costOf, priceOf } from '#shared/byzantion/queries/costs.ts'
import { reference } from '#shared/byzantion/words/message.ts'
import { TitleAnnouncedContext } from '../../cards/card-frame.tsx'
import { CardTray } from '../../cards/card-tray.tsx'
import { useLookAtCard } from '../../cards/card-viewer.tsx'
import { isChosen } from '../../table/decision/draft.ts'
import type { TrayProps } from '../../table/game/game-client.ts'
import { Icon } from '../../ui/icon.tsx'
import { SmallCard } from '../cards/card-face.tsx'
import { useByzantionWords } from '../i18n/use-byzantion-words.ts'
import { DRAGGED_CARD } from '../interaction/dragged-card.ts'
import type { Gesture } from '../interaction/gesture.ts'
import { type Gestures, useGestures, useHeldGesture } from '../interaction/gestures.tsx'
import { type HandOrder, handOrders, sortedHand } from './sort-hand.ts'

/** The player's hand at the lower edge. A click or a drag onto the table plays a card. */
export function HandTray({ table, draft, onDraft }: TrayProps<Byzantion>) {
  const words = useByzantionWords()
  const [order, setOrder] = useState<HandOrder>('type')
  const gestures = useGestures({ table, draft, onDraft })
  useHeldGesture({ table, draft, onDraft })
  const { view, decision } = table
  const { own, side } = view
  if (!own || !side || view.phase === 'over') return null
  const gestureOf = (card: CardId): Gesture => ({ on: gestures.discarding ? 'discard' : 'hand', card })
  const isPlayable = (card: CardId) => {
    const meant = gestures.meaning({ on: 'hand', card })
    return meant !== null && meant.kind !== 'refused'
  }
  const cards = sortedHand(own.hand, order, (id) => costOf(view, side, id), isPlayable)
  const isAsked = decision?.side === side && cards.some((card) => gestures.meaning(gestureOf(card)) !== null)
  return (
    <CardTray label={words.text('ui.hand')} isAsked={isAsked}>
      <div className="byz-hand" role="toolbar" aria-label={words.text('ui.hand')}>
        {own.hand.length === 0 && <p className="tray__line">{words.text('ui.hand-empty')}</p>}
        <ul className="byz-hand__cards">
          {cards.map((id) => (
            <HandCard
              key={id}
              id={id}
              gesture={gestureOf(id)}
              gestures={gestures}
              isPicked={isChosen(draft, id)}
              price={priceOf(view, side, id)}
            />
          ))}
        </ul>
        {own.hand.length > 1 && (
          <label className="byz-hand__order">
            <span className="visually-hidden">{words.text('ui.sort')}</span>
            <select
              value={order}
              onChange={(event) => setOrder(handOrders.find((each) => each === event.target.value) ?? 'type')}
            >
              {handOrders.map((each) => (
                <option key={each} value={each}>
                  {words.text(`ui.sort-${each}`)}
                </option>
              ))}
            </select>
          </label>
        )}
      </div>
    </CardTray>
  )
}

interface HandCardProps {
  readonly id: CardId
  readonly gesture: Gesture
  readonly gestures: Gestures
  readonly isPicked: boolean
  readonly price: ReturnType<typeof priceOf>
}

function HandCard({ id, gesture, gestures, isPicked, price }: HandCardProps) {
  const words = useByzantionWords()
  const look = useLookAtCard()
  const meant = gestures.meaning(gesture)
  const can = meant !== null && meant.kind !== 'refused'
  const card = reference('card', id)
  const label = !can
    ? words.name('card', id)
    : gesture.on === 'discard'
      ? words.text('ui.discard-card', { card })
      : words.text('ui.play-card', { card, cost: price.cost })
  return (
    <li
      className="byz-hand__card"
      draggable={can}
      onDragStart={(event) => event.dataTransfer.setData(DRAGGED_CARD, id)}
    >
      <button
        type="button"
        className="byz-hand__button"
        aria-label={label}
        aria-pressed={isPicked || undefined}
        data-use={can ? 'select' : meant ? 'none' : 'look'}
        data-discard={gesture.on === 'discard' || undefined}
        onClick={() => {
          if (!gestures.make(gesture)) look(id)
        }}
      >
        <TitleAnnouncedContext value>
          <SmallCard id={id} price={price} />
        </TitleAnnouncedContext>
        {meant?.kind === 'refused' && <span className="byz-hand__reason">{words.say(meant.reason)}</span>}
      </button>
      <button
        type="button"
        className="byz-hand__look"
        aria-label={words.text('ui.look-at', { card })}
        tabIndex={-1}
        onClick={() => look(id)}
      >
        <Icon name="eye" size={16} />
      </button>
    </li>
  )
}
