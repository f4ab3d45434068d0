import { reference } from '#shared/engine/message.ts'
import type { Invasions } from '#shared/invasions/types.ts'
import { ariaKeys } from '../../commands/key-names.ts'
import { useCommands } from '../../commands/use-commands.ts'
import type { DecisionViewProps } from '../../table/game/game-client.ts'
import { useInvasionsWords } from '../words.ts'
import { type Commanding, useCommanding } from './hand-context.tsx'
import { OutlookLines } from './outlook-lines.tsx'

/** XVIII.A, XIX: a march was interrupted. The player goes on (with a forecast), stops here, or clicks another place on the map. */
export function GoOn({ table }: DecisionViewProps<Invasions>) {
  const words = useInvasionsWords()
  const march = useCommanding()
  const interrupted = march?.command.underway
  const onward = interrupted?.mayGoOn && march?.hand.target === null ? march.goOn : undefined
  useCommands({ 'confirm-answer': march?.busy ? undefined : onward })
  if (!march || !interrupted) return null
  const { command: planner, hand: selection, prospects: ordersByPlace, busy, end: endMoves, goOn } = march
  const goal = interrupted.rest.at(-1)
  const order = orderAhead(march)
  return (
    <div className="orders">
      {order && (
        <OutlookLines
          view={table.view}
          order={order}
          forecast={planner.outlook(selection.pieces, order)}
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
function orderAhead({ command: planner, hand: selection, prospects: ordersByPlace }: Commanding) {
  const { rest: routeAhead = [], mayGoOn = false } = planner.underway ?? {}
  const [direct] = ordersByPlace.get(routeAhead.at(-1) ?? '') ?? []
  if (!mayGoOn || !direct) return null
  const rerouted = planner.along(selection.pieces, direct, routeAhead.slice(0, -1))
  return rerouted.ok ? rerouted.value : direct
}
