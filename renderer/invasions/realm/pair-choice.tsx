import { reference } from '#shared/engine/message.ts'
import type { Invasions } from '#shared/invasions/types.ts'
import { OptionText } from '../../table/decision/option-text.tsx'
import type { DecisionViewProps } from '../../table/game/game-client.ts'
import { useInvasionsWords } from '../words.ts'
import { OptionCard, optionsOf } from './option-card.tsx'
import { pairsIn } from './pairs.ts'
import { placeFacts } from './place-facts.ts'
import { useRealmHand } from './realm-hand.tsx'

/** XXVIII.A: two provinces to cede, clicked on the map one after the other, or chosen as a pair. */
export function PairChoice({ table, decision, draft, onDraft }: DecisionViewProps<Invasions>) {
  const words = useInvasionsWords()
  const { held, hold } = useRealmHand()
  const picking = { decision, draft, onDraft, onPick: () => hold(null) }
  const pairs = pairsIn(decision)
  const chosen = pairs.find(({ key }) => key === draft.option)
  const shown = held === null ? pairs : pairs.filter(({ places }) => places.includes(held))
  const others = optionsOf(decision).filter(({ key }) => pairs.every((pair) => pair.key !== key))
  return (
    <fieldset className="choices pairs">
      <legend className="realm-hint" aria-live="polite">
        {held === null
          ? words.text('realm.click-pair')
          : words.text('realm.second', { place: reference('place', held) })}
      </legend>
      {shown.map(({ key, places }) => (
        <OptionCard key={key} value={key} className="place-chip" {...picking}>
          {words.list(places.map((place) => words.name('place', place)))}
        </OptionCard>
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
        <OptionCard key={option.key} value={option.key} {...picking}>
          <OptionText option={option} />
        </OptionCard>
      ))}
    </fieldset>
  )
}
