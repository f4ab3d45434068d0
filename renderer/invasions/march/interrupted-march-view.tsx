import { reference } from '#shared/engine/message.ts'
import type { Invasions } from '#shared/invasions/game-types.ts'
import { ariaKeys } from '../../commands/key-names.ts'
import { useCommands } from '../../commands/use-commands.ts'
import type { DecisionViewProps } from '../../table/game/game-client.ts'
import { useInvasionsWords } from '../i18n/use-invasions-words.ts'
import { ForecastLines } from './forecast-lines.tsx'
import { type MarchControls, useMarch } from './march-provider.tsx'

/** XVIII.A, XIX: a march was interrupted. The player goes on (with a forecast), stops here, or clicks another place on the map. */
export function InterruptedMarchView({ table }: DecisionViewProps<Invasions>) {
  const words = useInvasionsWords()
  const march = useMarch()
  const interrupted = march?.planner.interrupted
  const onward = interrupted?.mayGoOn && march?.selection.target === null ? march.goOn : undefined
  useCommands({ 'confirm-answer': march?.busy ? undefined : onward })
  if (!march || !interrupted) return null
  const { planner, selection, ordersByPlace, busy, endMoves, goOn } = march
  const goal = interrupted.routeAhead.at(-1)
  const order = orderAhead(march)
  return (
    <div className="orders">
      {order && (
        <ForecastLines
          view={table.view}
          order={order}
          forecast={planner.forecast(selection.pieces, order)}
          brief
        />
      )}
      {ordersByPlace.size > 0 && <p className="orders__hint">{words.text('hand.another-way')}</p>}
      <div className="orders__ways">
        <button type="button" className="button" disabled={busy} onClick={endMoves}>
          {words.text('option.stop-here')}
        </button>
        {interrupted.mayGoOn && goal !== undefined && (
          <button
            type="button"
            className="button button--primary"
            disabled={busy}
            aria-keyshortcuts={ariaKeys('confirm-answer')}
            onClick={goOn}
          >
            {words.text('option.go-on', { province: reference('province', goal) })}
          </button>
        )}
      </div>
    </div>
  )
}

/** The ordered route, as far as the stack can still follow it. */
function orderAhead({ planner, selection, ordersByPlace }: MarchControls) {
  const { routeAhead = [], mayGoOn = false } = planner.interrupted ?? {}
  const [direct] = ordersByPlace.get(routeAhead.at(-1) ?? '') ?? []
  if (!mayGoOn || !direct) return null
  const rerouted = planner.orderVia(selection.pieces, direct, routeAhead.slice(0, -1))
  return rerouted.ok ? rerouted.value : direct
}
