import { type ResourceId, resourceIds } from '#shared/byzantion/content/ids.ts'
import { figures } from '#shared/byzantion/figures.ts'
import type { ByzantionView } from '#shared/byzantion/view.ts'
import { reference } from '#shared/byzantion/words/message.ts'
import { useByzantionWords } from '../i18n/use-byzantion-words.ts'
import type { Gestures } from '../interaction/gestures.tsx'
import { Token } from '../tokens/token.tsx'

const { values } = figures.market

interface MarketProps {
  readonly view: ByzantionView
  readonly gestures: Gestures
  /** Resources that the open answer buys or sells. */
  readonly picked: readonly string[]
  /** What the deal in the draft leaves on the market; null without one. */
  readonly after: readonly ResourceId[] | null
  /** A click on a resource that already is part of a deal changes the deal. */
  readonly onPick: ((resource: ResourceId) => void) | null
}

/** The market: eight spaces with their values, the cheapest first. */
export function Market({ view, gestures, picked, after, onPick }: MarketProps) {
  const words = useByzantionWords()
  const canRenew = gestures.meaning({ on: 'renew' }) !== null
  const missing = resourceIds.filter((id) => !view.market.includes(id))
  return (
    <section className="byz-market" aria-label={words.text('ui.market')}>
      <header className="byz-court__head">
        <h3>{words.text('ui.market')}</h3>
        {missing.length > 0 && (
          <span className="byz-market__missing">
            {words.text('ui.market-lacks')}
            {missing.map((id) => (
              <span key={id} title={words.name('good', id)}>
                <Token id={id} size={15} />
              </span>
            ))}
          </span>
        )}
        {canRenew && (
          <button
            type="button"
            className="button button--quiet byz-court__button"
            onClick={() => gestures.make({ on: 'renew' })}
          >
            {words.text('ui.renew')}
          </button>
        )}
      </header>
      <ol className="byz-market__spaces">
        {values.map((value, index) => {
          const resource = view.market[index]
          return (
            <li
              key={value}
              className="byz-market__space"
              data-picked={(resource && picked.includes(resource)) || undefined}
            >
              {resource ? (
                <Stall
                  resource={resource}
                  value={value}
                  onPick={
                    onPick
                      ? () => onPick(resource)
                      : gestures.meaning({ on: 'buy', resource })
                        ? () => void gestures.make({ on: 'buy', resource })
                        : null
                  }
                />
              ) : (
                <span className="byz-market__empty">
                  {after?.[index] && <Token id={after[index]} size={18} />}
                </span>
              )}
              <b className="byz-market__value">{value}</b>
            </li>
          )
        })}
      </ol>
    </section>
  )
}

interface StallProps {
  readonly resource: ResourceId
  readonly value: number
  readonly onPick: (() => void) | null
}

function Stall({ resource, value, onPick }: StallProps) {
  const words = useByzantionWords()
  const said = words.text('ui.buy-for', { resource: reference('good', resource), value })
  return onPick ? (
    <button type="button" className="byz-market__stall" aria-label={said} title={said} onClick={onPick}>
      <Token id={resource} size={24} />
    </button>
  ) : (
    <span className="byz-market__stall" role="img" aria-label={said} title={said}>
      <Token id={resource} size={24} />
    </span>
  )
}
