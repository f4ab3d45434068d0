import type { ResourceId } from '#shared/byzantion/content/ids.ts'
import { resourceIds } from '#shared/byzantion/content/ids.ts'
import type { OpenSeat } from '#shared/byzantion/table.ts'
import { reference } from '#shared/byzantion/words/message.ts'
import { useByzantionWords } from '../i18n/use-byzantion-words.ts'
import { Amount, Token, useAmountText } from '../tokens/token.tsx'
import { coinsOf } from './coins.ts'

interface PurseProps {
  readonly seat: OpenSeat
  /** Sells a resource; null if it cannot be sold now. */
  readonly onSell: (
    resource: ResourceId
  ) => { readonly sell: () => void; readonly price: number | null } | null
}

/** What a player owns: resources, coins and Dynamis. */
export function Purse({ seat, onSell }: PurseProps) {
  const words = useByzantionWords()
  return (
    <div className="byz-purse">
      <ul className="byz-purse__goods">
        {resourceIds.map((id) => {
          const count = seat.goods[id]
          const sale = count > 0 ? onSell(id) : null
          return (
            <li key={id} data-none={count === 0 || undefined}>
              {sale ? (
                <button
                  type="button"
                  className="byz-purse__sell"
                  title={
                    sale.price === null
                      ? words.text('ui.sell', { resource: reference('good', id) })
                      : words.text('ui.sell-for', { resource: reference('good', id), value: sale.price })
                  }
                  onClick={sale.sell}
                >
                  <Amount id={id} count={count} size={22} />
                </button>
              ) : (
                <Amount id={id} count={count} size={22} />
              )}
            </li>
          )
        })}
      </ul>
      <Coins count={seat.goods.nomismata} />
      <DynamisTokens count={seat.dynamis} />
    </div>
  )
}

/** Money as coins of ten, five and one. */
function Coins({ count }: { readonly count: number }) {
  const said = useAmountText()('nomismata', count)
  return (
    <span className="byz-coins" role="img" aria-label={said} title={said}>
      <b aria-hidden="true">{count}</b>
      {coinsOf(count).map(({ metal, many }) =>
        Array.from({ length: many }, (_, index) => (
          // Coins have no identity besides their position.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          <span key={`${metal}-${index}`} className={`byz-coin byz-coin--${metal}`}>
            <Token id="nomismata" size={metal === 'gold' ? 24 : metal === 'silver' ? 20 : 17} />
          </span>
        ))
      )}
    </span>
  )
}

/** Above this many tokens a number says it better. */
const MOST_TOKENS = 8

export function DynamisTokens({ count, size = 20 }: { readonly count: number; readonly size?: number }) {
  const said = useAmountText()('dynamis', count)
  return (
    <span className="byz-dynamis" role="img" aria-label={said} title={said}>
      {count > MOST_TOKENS ? (
        <Amount id="dynamis" count={count} size={size} />
      ) : (
        Array.from({ length: count }, (_, index) => (
          // Tokens have no identity besides their position.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          <Token key={index} id="dynamis" size={size} />
        ))
      )}
    </span>
  )
}
