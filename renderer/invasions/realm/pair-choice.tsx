import { useId } from 'react'
import { reference } from '#shared/engine/message.ts'
import type { Invasions } from '#shared/invasions/types.ts'
import { withOption } from '../../table/decision/draft.ts'
import { OptionText } from '../../table/decision/option-text.tsx'
import type { DecisionViewProps } from '../../table/game/game-client.ts'
import { useInvasionsWords } from '../words.ts'
import { pairsIn } from './pairs.ts'
import { placeFacts } from './place-facts.ts'
import { useRealmHand } from './realm-hand.tsx'

/** XXVIII.A: two provinces to cede, clicked on the map one after the other, or chosen as a pair. */
export function PairChoice({ table, decision, draft, onDraft }: DecisionViewProps<Invasions>) {
  const words = useInvasionsWords()
  const name = useId()
  const { held, hold } = useRealmHand()
  const pairs = pairsIn(decision)
  const chosen = pairs.find(({ key }) => key === draft.option)
  const shown = held === null ? pairs : pairs.filter(({ places }) => places.includes(held))
  const others =
    decision.body.type === 'choice'
      ? decision.body.options.filter(({ key }) => pairs.every((pair) => pair.key !== key))
      : []
  const choose = (key: string) => {
    hold(null)
    onDraft(withOption(draft, key))
  }
  return (
    <fieldset className="choices pairs">
      <legend className="realm-hint" aria-live="polite">
        {held === null
          ? words.text('realm.click-pair')
          : words.text('realm.second', { place: reference('place', held) })}
      </legend>
      {shown.map(({ key, places }) => (
        <label key={key} className="place-chip">
          <input
            type="radio"
            name={name}
            value={key}
            checked={key === draft.option}
            onChange={() => choose(key)}
          />
          {words.list(places.map((place) => words.name('place', place)))}
        </label>
      ))}
      {chosen && (
        <ul className="pair-facts">
          {chosen.places.map((place) => (
            <li key={place}>
              <strong>{words.name('place', place)}</strong> {placeFacts(table.view, place, table.side, words)}
            </li>
          ))}
        </ul>
      )}
      {others.map((option) => (
        <label key={option.key} className="choice">
          <input
            type="radio"
            name={name}
            value={option.key}
            checked={option.key === draft.option}
            onChange={() => choose(option.key)}
          />
          <OptionText option={option} />
        </label>
      ))}
    </fieldset>
  )
}
