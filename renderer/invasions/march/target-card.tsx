import { useMemo } from 'react'
import { keyText } from '#shared/engine/option-key.ts'
import type { InvasionsView } from '#shared/invasions/view.ts'
import { ariaKeys } from '../../commands/key-names.ts'
import { useCommands } from '../../commands/use-commands.ts'
import { MapPin } from '../../map/ui/map-pin.tsx'
import { useInvasionsWords } from '../i18n/use-invasions-words.ts'
import { ForecastLines } from './forecast-lines.tsx'
import type { MarchControls } from './march-provider.tsx'

interface TargetCardProps {
  readonly view: InvasionsView
  readonly march: MarchControls
  readonly side: string
}

/** The target: a forecast and a button for each order that leads there. */
export function TargetCard({ view, march, side }: TargetCardProps) {
  const words = useInvasionsWords()
  const { planner, selection, ordersTo, busy, giveOrder, dispatch } = march
  const avoid = useMemo(() => (selection.place === null ? [] : [selection.place]), [selection.place])
  const orders = selection.target === null ? [] : ordersTo(selection.target)
  const [first] = orders
  useCommands({ 'confirm-answer': first && !busy ? () => giveOrder(first) : undefined })
  if (!first || selection.target === null) return null
  const back = (
    <button type="button" className="button" onClick={() => dispatch({ do: 'step-back' })}>
      {words.text('hand.back')}
    </button>
  )
  return (
    // The pin names the side, because the marching stack stands at its pile and not in the middle of its province.
    <MapPin at={{ province: selection.target, side }} avoid={avoid} className="target-card">
      <h3>{words.name('place', selection.target)}</h3>
      {orders.map((order) => (
        <section key={keyText(order.move)} className="target-card__way">
          <ForecastLines view={view} order={order} forecast={planner.forecast(selection.pieces, order)} />
          <footer className="target-card__foot">
            {order === orders.at(-1) && back}
            <button
              type="button"
              className="button button--primary"
              disabled={busy}
              aria-keyshortcuts={order === first ? ariaKeys('confirm-answer') : undefined}
              onClick={() => giveOrder(order)}
            >
              {words.text(`hand.kind.${order.kind}`)}
            </button>
          </footer>
        </section>
      ))}
    </MapPin>
  )
}
