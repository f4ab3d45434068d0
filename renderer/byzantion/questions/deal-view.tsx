import { type ResourceId, resourceIds } from '#shared/byzantion/content/ids.ts'
import type { Deal } from '#shared/byzantion/queries/market.ts'
import { purchaseOf, saleOf } from '#shared/byzantion/queries/market.ts'
import { seatOf } from '#shared/byzantion/queries/seats.ts'
import type { Immutable } from '#shared/byzantion/table.ts'
import { reference } from '#shared/byzantion/words/message.ts'
import { useByzantionWords } from '../i18n/use-byzantion-words.ts'
import { Amount, Token } from '../tokens/token.tsx'
import { dealIn, withDeal } from './deal-draft.ts'
import type { ByzantionViewProps } from './kinds.ts'

/** A sale: the order decides the prices, so the resources stand in a row with what each brings. */
export function SellView({ table, decision, draft, onDraft }: ByzantionViewProps<'sell'>) {
  const { view } = table
  const { bonus } = decision.about
  const sold = dealIn(draft)
  const seat = view.sides.find((id) => id === decision.side)
  const goods = seat ? seatOf(view, seat).goods : null
  const left = (id: ResourceId) => (goods?.[id] ?? 0) - sold.filter((each) => each === id).length
  return (
    <DealRows
      deal={saleOf(view.market, sold, bonus)}
      picked={sold}
      offers={resourceIds.flatMap((id) => {
        const before = saleOf(view.market, sold, bonus)
        const after = left(id) > 0 ? saleOf(view.market, [...sold, id], bonus) : null
        return before && after ? [{ id, price: after.nomismata - before.nomismata }] : []
      })}
      onPick={(id) => onDraft(withDeal(draft, [...sold, id]))}
      onBack={(index) => onDraft(withDeal(draft, sold.slice(0, index)))}
      verb="sell-for"
    />
  )
}

/** A purchase: everything at the values before it. */
export function BuyView({ table, decision, draft, onDraft }: ByzantionViewProps<'buy'>) {
  const { view } = table
  const { bonus, nomismata } = decision.about
  const bought = dealIn(draft)
  const deal = purchaseOf(view.market, bought, bonus)
  const left = nomismata - (deal?.nomismata ?? 0)
  return (
    <DealRows
      deal={deal}
      picked={bought}
      offers={view.market.flatMap((id) => {
        const price = purchaseOf(view.market, [id], bonus)?.nomismata ?? null
        return price === null || bought.includes(id) || price > left ? [] : [{ id, price }]
      })}
      onPick={(id) => onDraft(withDeal(draft, [...bought, id]))}
      onBack={(index) =>
        onDraft(
          withDeal(
            draft,
            bought.filter((_, at) => at !== index)
          )
        )
      }
      verb="buy-for"
    />
  )
}

interface DealRowsProps {
  readonly deal: Immutable<Deal> | null
  readonly picked: readonly ResourceId[]
  readonly offers: readonly { readonly id: ResourceId; readonly price: number }[]
  readonly onPick: (id: ResourceId) => void
  readonly onBack: (index: number) => void
  readonly verb: 'sell-for' | 'buy-for'
}

function DealRows({ deal, picked, offers, onPick, onBack, verb }: DealRowsProps) {
  const words = useByzantionWords()
  return (
    <div className="byz-deal">
      <ul className="byz-deal__offers">
        {offers.map(({ id, price }) => (
          <li key={id}>
            <button type="button" className="button byz-deal__button" onClick={() => onPick(id)}>
              <Token id={id} size={22} />
              <span>{words.text(`ui.${verb}`, { resource: reference('good', id), value: price })}</span>
            </button>
          </li>
        ))}
      </ul>
      {picked.length > 0 && (
        <ol className="byz-deal__picked" aria-label={words.text('ui.deal')}>
          {picked.map((id, index) => (
            // A resource may be sold twice, so only its position tells it apart.
            // biome-ignore lint/suspicious/noArrayIndexKey: see above
            <li key={index}>
              <button
                type="button"
                className="byz-deal__item"
                title={words.text('ui.put-back')}
                onClick={() => onBack(index)}
              >
                <Token id={id} size={22} />
                <b>{deal?.trades[index]?.nomismata ?? ''}</b>
              </button>
            </li>
          ))}
        </ol>
      )}
      {deal && picked.length > 0 && (
        <p className="byz-deal__sum">
          {words.text(verb === 'sell-for' ? 'ui.brings' : 'ui.costs')}{' '}
          <Amount id="nomismata" count={deal.nomismata} size={22} />
        </p>
      )}
    </div>
  )
}
