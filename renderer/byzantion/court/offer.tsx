import type { CardId } from '#shared/byzantion/content/cards/index.ts'
import { card } from '#shared/byzantion/content/cards/index.ts'
import { figures } from '#shared/byzantion/figures.ts'
import type { ByzantionView } from '#shared/byzantion/view.ts'
import { CardBack } from '../../cards/card-back.tsx'
import { useLookAtCard } from '../../cards/card-viewer.tsx'
import { Icon } from '../../ui/icon.tsx'
import { cardClass } from '../cards/card-face.tsx'
import { useAbility } from '../cards/use-ability-text.ts'
import { useByzantionWords } from '../i18n/use-byzantion-words.ts'
import type { Gestures } from '../interaction/gestures.tsx'
import { Amount, Amounts } from '../tokens/token.tsx'
import { TypeIcons } from '../tokens/type-icon.tsx'

const { draw } = figures

interface OfferProps {
  readonly view: ByzantionView
  readonly gestures: Gestures
  /** The card that the open answer takes. */
  readonly picked: CardId | null
}

/** The eight cards of the offer, the deck and the discard pile: where cards are drawn. */
export function Offer({ view, gestures, picked }: OfferProps) {
  const words = useByzantionWords()
  const look = useLookAtCard()
  const abilityOf = useAbility()
  const top = view.discardPile.at(-1)
  const canDeck = gestures.meaning({ on: 'deck' }) !== null
  const canTop = gestures.meaning({ on: 'pile-top' }) !== null
  return (
    <section className="byz-offer" aria-label={words.text('ui.offer')}>
      <header className="byz-court__head">
        <h3>{words.text('ui.offer')}</h3>
        <PileButton
          label={words.text('ui.deck', { count: view.deckSize })}
          price={draw.deck}
          onUse={canDeck ? () => gestures.make({ on: 'deck' }) : null}
        >
          <span className="byz-offer__deck" aria-hidden="true">
            <CardBack label="" count={view.deckSize} />
          </span>
        </PileButton>
        {top && (
          <PileButton
            label={words.text('ui.discard-top', { card: { ref: 'card', id: top } })}
            price={draw.discard}
            onUse={canTop ? () => gestures.make({ on: 'pile-top' }) : () => look(top)}
          >
            <span className={`byz-offer__top ${cardClass(top)}`} aria-hidden="true">
              {words.name('card', top)}
            </span>
          </PileButton>
        )}
      </header>
      <div className="byz-offer__frame">
        <ul className="byz-offer__cards">
          {view.offer.map((id) => {
            const can = gestures.meaning({ on: 'offer', card: id }) !== null
            const isReserved = view.solo?.reserved.includes(id) ?? false
            return (
              <li key={id}>
                <button
                  type="button"
                  className={`byz-slip ${cardClass(id)}`}
                  data-use={can ? 'select' : 'look'}
                  aria-pressed={picked === id || undefined}
                  onClick={() => (can ? gestures.make({ on: 'offer', card: id }) : look(id))}
                  onContextMenu={(event) => {
                    event.preventDefault()
                    look(id)
                  }}
                >
                  <span className="byz-slip__title">{words.name('card', id)}</span>
                  <span className="byz-slip__facts">
                    <TypeIcons types={card(id).types} size={13} />
                    <Amounts stuff={card(id).production} size={13} />
                    <Amount id="nomismata" count={card(id).cost} size={13} />
                  </span>
                  <span className="byz-slip__text">{abilityOf(id)}</span>
                  {isReserved && <span className="byz-slip__mark">{words.text('ui.reserved')}</span>}
                </button>
                {gestures.meaning({ on: 'reserve', card: id }) && (
                  <button
                    type="button"
                    className="byz-slip__reserve"
                    aria-label={words.text('ui.reserve', { card: { ref: 'card', id } })}
                    title={words.text('ui.reserve', { card: { ref: 'card', id } })}
                    onClick={() => gestures.make({ on: 'reserve', card: id })}
                  >
                    <Icon name="pin" size={13} />
                  </button>
                )}
              </li>
            )
          })}
        </ul>
      </div>
    </section>
  )
}

interface PileButtonProps {
  readonly label: string
  readonly price: number
  readonly onUse: (() => void) | null
  readonly children: React.ReactNode
}

function PileButton({ label, price, onUse, children }: PileButtonProps) {
  return (
    <button
      type="button"
      className="byz-pile-button"
      aria-label={label}
      title={label}
      aria-disabled={onUse === null || undefined}
      onClick={onUse ?? undefined}
    >
      {children}
      <Amount id="auctoritas" count={price} size={13} />
    </button>
  )
}
