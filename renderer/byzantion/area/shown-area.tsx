import type { SideId } from '#shared/byzantion/campaign-options.ts'
import type { CardId } from '#shared/byzantion/content/cards/index.ts'
import type { Byzantion } from '#shared/byzantion/game-types.ts'
import { tradeBonus } from '#shared/byzantion/queries/abilities.ts'
import { sellingPrice } from '#shared/byzantion/queries/market.ts'
import { seatOf } from '#shared/byzantion/queries/seats.ts'
import { keyText } from '#shared/engine/option-key.ts'
import type { Draft } from '../../table/decision/draft.ts'
import { isChosen, withOption, withValue } from '../../table/decision/draft.ts'
import type { TableOf } from '../../table/game/game-client.ts'
import { useByzantionWords } from '../i18n/use-byzantion-words.ts'
import type { Meaning } from '../interaction/gesture.ts'
import type { Gestures } from '../interaction/gestures.tsx'
import { fromField, pilesOf, toField } from './arrangement.ts'
import { BandonBoard } from './bandon-board.tsx'
import { PileFan } from './pile-fan.tsx'
import { Purse } from './purse.tsx'

interface ShownAreaProps {
  readonly table: TableOf<Byzantion>
  readonly side: SideId
  readonly gestures: Gestures
  readonly draft: Draft
  readonly onDraft: (draft: Draft) => void
}

/** What one player owns and has in play. */
export function ShownArea({ table, side, gestures, draft, onDraft }: ShownAreaProps) {
  const words = useByzantionWords()
  const { view, decision } = table
  const seat = seatOf(view, side)
  const isAsked = decision?.side === side
  return (
    <section className="byz-shown" aria-label={words.text('ui.area-of', { side: { ref: 'side', id: side } })}>
      <Purse
        seat={seat}
        onSell={(resource) =>
          isAsked && isPossible(gestures.meaning({ on: 'sell', resource }))
            ? {
                sell: () => void gestures.make({ on: 'sell', resource }),
                price: sellingPrice(view.market, resource, tradeBonus(seat))
              }
            : null
        }
      />
      {decision?.kind === 'bandons' && isAsked ? (
        <BandonBoard
          seat={seat}
          piles={fromField(draft.values.piles) ?? pilesOf(seat)}
          onPiles={(piles) => onDraft(withValue(draft, 'piles', toField(piles)))}
        />
      ) : (
        <ul className="byz-area">
          {seat.area.length === 0 && <li className="quiet-word">{words.text('ui.area-empty')}</li>}
          {seat.area.map((pile) => {
            const [front] = pile.cards
            if (!front) return null
            const gesture = { on: 'bandon', front } as const
            const canUse = isAsked && gestures.meaning(gesture) !== null
            return (
              <PileFan
                key={front}
                seat={seat}
                pile={pile}
                onUse={canUse && !pile.marked ? () => void gestures.make(gesture) : null}
                onCard={targetsIn(table, side, draft, onDraft)}
                isPicked={isChosen(draft, front)}
              />
            )
          })}
        </ul>
      )}
    </section>
  )
}

const isPossible = (meant: Meaning | null) => meant !== null && meant.kind !== 'refused'

/** Chooses a card of another player as the target of the open question. */
function targetsIn(
  { decision }: TableOf<Byzantion>,
  side: SideId,
  draft: Draft,
  onDraft: (draft: Draft) => void
): ((card: CardId) => (() => void) | null) | null {
  if (decision?.kind !== 'target-card') return null
  return (card) => {
    const option = decision.body.options.find(({ key }) => keyText(key) === keyText({ side, card }))
    return option ? () => onDraft(withOption(draft, option.key)) : null
  }
}
