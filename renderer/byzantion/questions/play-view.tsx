import type { Option } from '#shared/engine/decision.ts'
import { keyText } from '#shared/engine/option-key.ts'
import { useAnswering } from '../../table/answering.ts'
import { useByzantionWords } from '../i18n/use-byzantion-words.ts'
import { useGestures } from '../interaction/gestures.tsx'
import { DiscardSwitch, GestureRefusal } from './discard-switch.tsx'
import type { ByzantionViewProps } from './kinds.ts'

/** Playing cards: the cards are in the hand, here is how to use them otherwise and how to end. */
export function PlayView({
  table,
  decision,
  draft,
  onDraft
}: ByzantionViewProps<'play' | 'play-for' | 'end-intrigue'>) {
  const words = useByzantionWords()
  const { answer, busy } = useAnswering()
  const gestures = useGestures({ table, draft, onDraft })
  const options: readonly Option[] = decision.body.options
  const without = options.filter(
    ({ key }) => typeof key === 'object' && key.do === 'play' && key.ability === false
  )
  const ends = options.filter(
    ({ key }) => typeof key === 'object' && (key.do === 'done' || key.do === 'none')
  )
  const canDiscard = options.some(({ key }) => typeof key === 'object' && key.do === 'discard')
  return (
    <div className="byz-actions">
      <p className="quiet-word">{words.text('ui.play-help')}</p>
      <GestureRefusal gestures={gestures} />
      {without.length > 0 && (
        <details className="byz-actions__more">
          <summary>{words.text('ui.without-ability')}</summary>
          <ul className="byz-actions__others">
            {without.map(({ key, label }) => (
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
        </details>
      )}
      {canDiscard && <DiscardSwitch gestures={gestures} />}
      {ends.map(({ key, label }) => (
        <button
          key={keyText(key)}
          type="button"
          className="button button--primary send-button"
          disabled={busy}
          onClick={() => answer({ option: key })}
        >
          {words.say(label)}
        </button>
      ))}
    </div>
  )
}
