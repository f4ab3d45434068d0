import type { CardId } from '#shared/byzantion/content/cards/index.ts'
import { yieldOf } from '#shared/byzantion/queries/bandons.ts'
import type { Immutable, OpenSeat, Pile } from '#shared/byzantion/table.ts'
import { useLookAtCard } from '../../cards/card-viewer.tsx'
import { useByzantionWords } from '../i18n/use-byzantion-words.ts'
import { Amounts, Token } from '../tokens/token.tsx'
import { CardSlip } from './card-slip.tsx'

interface PileFanProps {
  readonly seat: OpenSeat
  readonly pile: Immutable<Pile>
  /** Activates it, or chooses it for the open question. */
  readonly onUse: (() => void) | null
  /** Chooses a single card of it. */
  readonly onCard: ((card: CardId) => (() => void) | null) | null
  readonly isPicked: boolean
}

/** A card alone, or a bandon as a fan behind its hero, with what it yields. */
export function PileFan({ seat, pile, onUse, onCard, isPicked }: PileFanProps) {
  const words = useByzantionWords()
  const look = useLookAtCard()
  const [front] = pile.cards
  if (!front) return null
  const stuff = yieldOf(seat, pile)
  const hasYield = Object.keys(stuff).length > 0
  return (
    <li className="byz-fan" data-marked={pile.marked || undefined} data-picked={isPicked || undefined}>
      <ol className="byz-fan__cards">
        {pile.cards.map((id) => {
          const choose = onCard?.(id) ?? null
          return (
            <li key={id}>
              <button
                type="button"
                className="byz-fan__card"
                data-choose={choose !== null || undefined}
                onClick={choose ?? (() => look(id))}
              >
                <CardSlip id={id} isFaceDown={seat.faceDown.includes(id)} />
              </button>
            </li>
          )
        })}
      </ol>
      {pile.marked && (
        <span className="byz-fan__mark" title={words.text('ui.activated')}>
          <Token id="dynamis" size={18} />
          <span className="visually-hidden">{words.text('ui.activated')}</span>
        </span>
      )}
      {onUse && (
        <button type="button" className="byz-fan__use" onClick={onUse}>
          <span>{words.text('ui.activate')}</span>
          {hasYield && <Amounts stuff={stuff} size={15} />}
          <span className="visually-hidden">{words.name('card', front)}</span>
        </button>
      )}
    </li>
  )
}
