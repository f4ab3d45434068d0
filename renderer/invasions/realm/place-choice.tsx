import { useId } from 'react'
import type { Option } from '#shared/engine/decision.ts'
import type { Invasions } from '#shared/invasions/types.ts'
import { useAnswering } from '../../table/answering.ts'
import { answerOf, withOption } from '../../table/decision/draft.ts'
import { OptionText } from '../../table/decision/option-text.tsx'
import type { DecisionViewProps } from '../../table/game/game-client.ts'
import { useInvasionsWords } from '../words.ts'
import { areaNameOf, placeFacts } from './place-facts.ts'

/** More places than this are listed by Area, name by name. */
const FEW = 8

/** What the facts of a place say already. */
const TOLD_BY_THE_PLACE: ReadonlySet<string> = new Set(['preview.city-level', 'preview.troops'])

/** One of several places: picked on the map, or by its name; what is no place stands below. */
export function PlaceChoice({ table, decision, draft, onDraft }: DecisionViewProps<Invasions>) {
  const words = useInvasionsWords()
  const name = useId()
  const { answer, busy } = useAnswering()
  const options = decision.body.type === 'choice' ? decision.body.options : []
  const places = options.filter(({ place }) => place !== undefined)
  const others = options.filter(({ place }) => place === undefined)
  const given = answerOf(draft, decision)
  const radio = (option: Option) => ({
    name,
    value: option.key,
    checked: option.key === draft.option,
    onChange: () => onDraft(withOption(draft, option.key)),
    onDoubleClick: () => given && !busy && answer(given)
  })
  const byArea = Map.groupBy(places, ({ place }) => areaNameOf(place ?? '', words))
  return (
    <fieldset className="choices">
      <legend className="realm-hint">{words.text('realm.click-place')}</legend>
      {places.length <= FEW
        ? places.map((option) => (
            <label key={option.key} className="choice">
              <input type="radio" {...radio(option)} />
              <span className="option-text">
                <span className="option-text__label">{words.say(option.label)}</span>
                <span className="option-text__previews">
                  {[placeFacts(table.view, option.place ?? '', table.side, words), ...previews(option)]
                    .filter((line) => line !== '')
                    .join(' · ')}
                </span>
              </span>
            </label>
          ))
        : [...byArea].map(([area, here]) => (
            <div key={area} className="place-area">
              <h3>{area}</h3>
              {here.map((option) => (
                <label key={option.key} className="place-chip" title={words.list(previews(option))}>
                  <input type="radio" {...radio(option)} />
                  {words.say(option.label)}
                </label>
              ))}
            </div>
          ))}
      {others.map((option) => (
        <label key={option.key} className="choice">
          <input type="radio" {...radio(option)} />
          <OptionText option={option} />
        </label>
      ))}
    </fieldset>
  )

  function previews({ preview = [] }: Option): string[] {
    return preview.filter(({ key }) => !TOLD_BY_THE_PLACE.has(key)).map((line) => words.say(line))
  }
}
