import { useState } from 'react'
import type { CardId } from '#shared/byzantion/content/cards/index.ts'
import { isCardId } from '#shared/byzantion/content/cards/index.ts'
import type { OpenSeat } from '#shared/byzantion/table.ts'
import { useByzantionWords } from '../i18n/use-byzantion-words.ts'
import { DRAGGED_CARD } from '../interaction/dragged-card.ts'
import { mayJoin, type Piles, type Spot, withCardAt } from './arrangement.ts'
import { CardSlip } from './card-slip.tsx'

interface BandonBoardProps {
  readonly seat: OpenSeat
  readonly piles: Piles
  readonly onPiles: (piles: Piles) => void
}

/** The own cards while they are arranged: drag a card behind a hero, or click it and then its new place. */
export function BandonBoard({ seat, piles, onPiles }: BandonBoardProps) {
  const words = useByzantionWords()
  const [held, setHeld] = useState<CardId | null>(null)
  const isFixed = (front: CardId | undefined) =>
    seat.area.some(({ cards: [first], marked }) => marked && first === front)
  const put = (card: CardId, spot: Spot) => {
    setHeld(null)
    if (spot === 'alone' || mayJoin(piles, card, spot)) onPiles(withCardAt(piles, card, spot))
  }
  return (
    <ul className="byz-area byz-area--arranging">
      {piles.map((pile) => {
        const [front] = pile
        if (!front) return null
        const fixed = isFixed(front)
        const takes = !fixed && held !== null && !pile.includes(held) && mayJoin(piles, held, front)
        return (
          <li
            key={front}
            className="byz-fan"
            data-marked={fixed || undefined}
            data-takes={takes || undefined}
            onDragOver={(event) => {
              if (!fixed) event.preventDefault()
            }}
            onDrop={(event) => {
              const card = event.dataTransfer.getData(DRAGGED_CARD)
              event.preventDefault()
              if (isCardId(card)) put(card, front)
            }}
          >
            <ol className="byz-fan__cards">
              {pile.map((id) => (
                <li key={id}>
                  <button
                    type="button"
                    className="byz-fan__card"
                    aria-pressed={held === id}
                    aria-disabled={fixed || undefined}
                    draggable={!fixed}
                    onDragStart={(event) => {
                      event.dataTransfer.setData(DRAGGED_CARD, id)
                      setHeld(id)
                    }}
                    onDragEnd={() => setHeld(null)}
                    onClick={() => {
                      if (fixed) return
                      if (held && held !== id && takes) put(held, front)
                      else setHeld(held === id ? null : id)
                    }}
                  >
                    <CardSlip id={id} isFaceDown={seat.faceDown.includes(id)} />
                  </button>
                </li>
              ))}
            </ol>
          </li>
        )
      })}
      <li className="byz-fan byz-fan--alone">
        <button
          type="button"
          className="byz-fan__alone"
          disabled={held === null}
          onClick={() => held && put(held, 'alone')}
          onDragOver={(event) => event.preventDefault()}
          onDrop={(event) => {
            const card = event.dataTransfer.getData(DRAGGED_CARD)
            event.preventDefault()
            if (isCardId(card)) put(card, 'alone')
          }}
        >
          {words.text('ui.alone')}
        </button>
      </li>
    </ul>
  )
}
