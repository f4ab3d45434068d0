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
  const commanding = useCommanding()
  const underway = commanding?.command.underway
  const onward = underway?.mayGoOn && commanding?.hand.target === null ? commanding.goOn : undefined
  useCommands({ 'confirm-answer': commanding?.busy ? undefined : onward })
  if (!commanding || !underway) return null
  const { command, hand, prospects, busy, end, goOn } = commanding
  const goal = underway.rest.at(-1)
  const prospect = aheadOf(commanding)
  return (
    <div className="orders">
      {prospect && (
        <OutlookLines
          view={table.view}
          prospect={prospect}
          outlook={command.outlook(hand.pieces, prospect)}
          brief
        />
      )}
      {prospects.size > 0 && <p className="orders__hint">{words.text('hand.another-way')}</p>}
      <div className="orders__ways">
        <button type="button" className="button" disabled={busy} onClick={end}>
          {words.text('option.stop-here')}
        </button>
        {underway.mayGoOn && goal !== undefined && (
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
function aheadOf({ command, hand, prospects }: Commanding) {
  const { rest = [], mayGoOn = false } = command.underway ?? {}
  const [direct] = prospects.get(rest.at(-1) ?? '') ?? []
  if (!mayGoOn || !direct) return null
  const along = command.along(hand.pieces, direct, rest.slice(0, -1))
  return along.ok ? along.value : direct
}
