import { type ActionId, actionIds } from '#shared/byzantion/table.ts'
import type { Option } from '#shared/engine/decision.ts'
import { keyText, type OptionKey } from '#shared/engine/option-key.ts'
import { useAnswering } from '../../table/answering.ts'
import { useByzantionWords } from '../i18n/use-byzantion-words.ts'
import { useGestures } from '../interaction/gestures.tsx'
import { DiscardSwitch, GestureRefusal } from './discard-switch.tsx'
import type { ByzantionViewProps } from './kinds.ts'

/** The drawings of the actions, 24 by 24 units. */
const drawings: Readonly<Record<ActionId, string>> = {
  draw: 'M5 8l9-3 5 14-9 3ZM12 9v6M9.500 13l3 3 2-4',
  play: 'M4 19h16M8 16V4h8v12ZM12 7v5M9.500 9.500h5',
  activate: 'M12 2 22 20H2ZM12 9v5M12 17v.01',
  sell: 'M4 12h12M11 7l5 5-5 5M20 4v16',
  buy: 'M20 12H8M13 7l-5 5 5 5M4 4v16',
  renew: 'M19 8a8 8 0 1 0 1 6M19 3v5h-5',
  place: 'M12 21s-6-6-6-11a6 6 0 0 1 12 0c0 5-6 11-6 11ZM12 8v4M10 10h4'
}

/** What a player can do in his turn. A click does it; it can be undone while nobody has learned anything. */
export function ActionView({ table, decision, draft, onDraft }: ByzantionViewProps<'action'>) {
  const words = useByzantionWords()
  const { answer, busy } = useAnswering()
  const gestures = useGestures({ table, draft, onDraft })
  const options: readonly Option[] = decision.body.options
  const offered = (action: ActionId) =>
    options.find(({ key }) => keyText(key) === keyText({ do: 'act', action }))
  const others = options.filter(({ key }) => !isOnTheTable(key))
  const isSolo = table.view.solo !== null
  return (
    <div className="byz-actions">
      <ul className="byz-actions__grid">
        {actionIds
          .filter((action) => action !== 'place' || isSolo)
          .map((action) => {
            const option = offered(action)
            return (
              <li key={action}>
                <button
                  type="button"
                  className="button byz-actions__button"
                  disabled={busy || !option}
                  title={option ? undefined : words.text(`ui.cannot-${action}`)}
                  onClick={() => option && answer({ option: option.key })}
                >
                  <svg width="1.4rem" height="1.4rem" viewBox="0 0 24 24" aria-hidden="true">
                    <path d={drawings[action]} />
                  </svg>
                  {words.text(`option.act-${action}`)}
                </button>
              </li>
            )
          })}
      </ul>
      <GestureRefusal gestures={gestures} />
      {options.some(({ key }) => isDo(key, 'discard')) && <DiscardSwitch gestures={gestures} />}
      {others.length > 0 && (
        <ul className="byz-actions__others">
          {others.map(({ key, label }) => (
            <li key={keyText(key)}>
              <button
                type="button"
                className="button"
                disabled={busy}
                onClick={() => answer({ option: key })}
              >
                {words.say(label)}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

function isDo(key: OptionKey, what: string): boolean {
  return typeof key === 'object' && key.do === what
}

const onTheTable = ['act', 'discard', 'seal', 'reserve', 'reveal'] as const

/** Actions have buttons; the rest is a click on the card, the event or the position itself. */
function isOnTheTable(key: OptionKey): boolean {
  return onTheTable.some((what) => isDo(key, what))
}
