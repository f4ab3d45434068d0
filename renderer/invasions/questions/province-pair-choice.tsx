import { reference } from '#shared/engine/message.ts'
import { keyText, sameKey } from '#shared/engine/option-key.ts'
import type { InquiryOf } from '#shared/invasions/decisions/decision-kinds.ts'
import type { Invasions } from '#shared/invasions/game-types.ts'
import { isChosen } from '../../table/decision/draft.ts'
import { OptionText } from '../../table/decision/option-text.tsx'
import type { DecisionViewProps } from '../../table/game/game-client.ts'
import { useInvasionsWords } from '../i18n/use-invasions-words.ts'
import { placeSummary } from '../places/place-summary.ts'
import { choiceOptions, OptionCard } from './option-card.tsx'
import { usePendingPick } from './pending-pick.tsx'
import { openPlaces, pickForPair, provincePairsIn } from './province-pairs.ts'

type Props = DecisionViewProps<Invasions, InquiryOf<'offer-foedus'> | InquiryOf<'choose-grant'>>

/** XXVIII.A: two provinces to cede, clicked one after the other, on the map or here. */
export function ProvincePairChoice({ table, decision, draft, onDraft }: Props) {
  const words = useInvasionsWords()
  const { held, hold } = usePendingPick()
  const pairs = provincePairsIn(decision)
  const pair: readonly string[] | undefined = pairs.find(({ key }) => isChosen(draft, key))?.places
  const chosen = pair ?? (held === null ? [] : [held])
  // Either province of a chosen pair can still be changed, so all stay enabled beside it.
  const open = new Set(openPlaces(pairs, held))
  const byName = (left: string, right: string) =>
    words.name('place', left).localeCompare(words.name('place', right), words.language)
  const places = openPlaces(pairs, null).toSorted(byName)
  const others = choiceOptions(decision).filter(({ key }) => pairs.every((one) => !sameKey(one.key, key)))
  const pick = (place: string) => {
    if (place === held) return hold(null)
    const picked = pickForPair(pairs, draft, held, place)
    if (!picked) return
    hold(picked.held)
    onDraft(picked.draft)
  }
  return (
    <fieldset className="choices pairs">
      <legend className="realm-hint" aria-live="polite">
        {held === null
          ? words.text('realm.click-pair')
          : words.text('realm.second', { place: reference('place', held) })}
      </legend>
      {places.map((place) => (
        <button
          key={place}
          type="button"
          className="place-chip pairs__place"
          aria-pressed={chosen.includes(place)}
          disabled={place !== held && !open.has(place)}
          onClick={() => pick(place)}
        >
          {words.name('place', place)}
        </button>
      ))}
      {chosen.length > 0 && (
        <ul className="pair-facts">
          {chosen.map((place) => (
            <li key={place}>
              <strong>{words.name('place', place)}</strong>{' '}
              {placeSummary(table.view, place, table.side, words)}
            </li>
          ))}
        </ul>
      )}
      {others.map((option) => (
        <OptionCard
          key={keyText(option.key)}
          value={option.key}
          {...{ decision, draft, onDraft, onPick: () => hold(null) }}
        >
          <OptionText option={option} />
        </OptionCard>
      ))}
    </fieldset>
  )
}
