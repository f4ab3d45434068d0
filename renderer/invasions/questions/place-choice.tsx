import type { Option } from '#shared/engine/decision.ts'
import { keyText } from '#shared/engine/option-key.ts'
import type { Invasions } from '#shared/invasions/game-types.ts'
import { OptionText } from '../../table/decision/option-text.tsx'
import type { DecisionViewProps } from '../../table/game/game-client.ts'
import { useInvasionsWords } from '../i18n/use-invasions-words.ts'
import { areaHeading, placeSummary } from '../places/place-summary.ts'
import { choiceOptions, OptionCard, OptionCardText } from './option-card.tsx'

/** Above this number, places are listed as names by Area. The chosen one has its card below. */
const FEW = 5

/** Previews that repeat the facts of a place. */
const TOLD_BY_THE_PLACE: ReadonlySet<string> = new Set(['preview.city-level', 'preview.troops'])

/** One of several places, picked on the map or by name. Options without a place stand above or below. */
export function PlaceChoice({ table, decision, draft, onDraft }: DecisionViewProps<Invasions>) {
  const words = useInvasionsWords()
  const picking = { decision, draft, onDraft }
  const options = choiceOptions(decision)
  const places = options.filter(({ place }) => place !== undefined)
  const others = options.filter(({ place }) => place === undefined)
  const isFirst = (option: Option) => options.indexOf(option) < options.findIndex(({ place }) => place)
  const other = (option: Option) => (
    <OptionCard key={keyText(option.key)} value={option.key} index={options.indexOf(option)} {...picking}>
      <OptionText option={option} />
    </OptionCard>
  )
  const previews = ({ preview = [] }: Option) =>
    preview.filter(({ key }) => !TOLD_BY_THE_PLACE.has(key)).map((line) => words.say(line))
  const byArea = Map.groupBy(places, ({ place }) => areaHeading(place ?? '', words))
  return (
    <fieldset className="choices">
      <legend className="realm-hint">{words.text('realm.click-place')}</legend>
      {others.filter(isFirst).map(other)}
      {places.length <= FEW
        ? places.map((option) => (
            <OptionCard
              key={keyText(option.key)}
              value={option.key}
              index={options.indexOf(option)}
              {...picking}
            >
              <OptionCardText
                title={words.say(option.label)}
                facts={[placeSummary(table.view, option.place ?? '', table.side, words), ...previews(option)]}
              />
            </OptionCard>
          ))
        : [...byArea].map(([area, here]) => (
            <div key={area} className="place-area">
              <h3>{area}</h3>
              {here.map((option) => (
                <OptionCard
                  key={keyText(option.key)}
                  value={option.key}
                  className="place-chip"
                  title={words.list(previews(option))}
                  {...picking}
                >
                  {words.say(option.label)}
                </OptionCard>
              ))}
            </div>
          ))}
      {others.filter((option) => !isFirst(option)).map(other)}
    </fieldset>
  )
}
