import type { Field } from '#shared/engine/decision.ts'
import { includesKey, keyText, type OptionKey, sameKey } from '#shared/engine/option-key.ts'
import { useWords, Words } from '../../i18n/words.tsx'
import { useGameContext } from '../game/game-context.ts'
import { CountRow } from './count-row.tsx'
import { chosenIn, type Draft, listKeys, toggled, withCount, withValue } from './draft.ts'
import { groupAlike } from './group-alike.ts'
import { OptionGroups } from './option-groups.tsx'
import { OptionText, optionAppearance } from './option-text.tsx'

interface ManyFieldProps {
  readonly field: Extract<Field, { field: 'many' }>
  readonly label: string
  readonly draft: Draft
  readonly onDraft: (draft: Draft) => void
  /** The place picked on the map. Its group is unfolded. */
  readonly near: string | null
}

/** Chooses several options of a list. Equivalent options share a row with a counter. */
export function ManyField({ field, label, draft, onDraft, near }: ManyFieldProps) {
  const words = useWords()
  const { pieceNotes } = useGameContext()
  const { name, options, min, max } = field
  const chosen = chosenIn(draft, name)
  const keys = listKeys(field)
  const most = Math.min(max, keys.length)
  const full = chosen.length >= most
  const bounds = { chosen: chosen.length, min, max: most }
  const rows = groupAlike(options, (option) => optionAppearance(option, words, pieceNotes)).flatMap(
    (same) => {
      const [option] = same
      return option ? [{ option, keys: listKeys({ options: same }) }] : []
    }
  )
  const isTaken = (key: OptionKey) => includesKey(chosen, key)
  return (
    <fieldset className="form-field choices">
      <legend className="visually-hidden">{label}</legend>
      <div className="form-field__head">
        <p className="form-field__label" aria-hidden="true">
          <Words message={field.label} />
        </p>
        <p className="form-field__count" aria-live="polite">
          {words.text(min === most ? 'field.chosen-exactly' : 'field.chosen', bounds)}
        </p>
      </div>
      <OptionGroups
        items={rows}
        headingOf={({ place }) => (place === undefined ? null : { place })}
        isOpen={(heading, members) =>
          ('place' in heading && heading.place === near) || members.some((row) => row.keys.some(isTaken))
        }
        sizeOf={(row) => row.keys.length}
      >
        {(row) =>
          row.keys.length > 1 ? (
            <CountRow
              key={keyText(row.option.key)}
              option={row.option}
              count={row.keys.length}
              chosen={chosen.filter((key) => includesKey(row.keys, key)).length}
              room={max === 1 ? 1 : most - chosen.length}
              onCount={(count) => onDraft(withCount(draft, field, row.keys, count))}
            />
          ) : (
            <label key={keyText(row.option.key)} className="choice">
              <input
                type="checkbox"
                checked={isTaken(row.option.key)}
                disabled={full && max > 1 && !isTaken(row.option.key)}
                onChange={() => onDraft(toggled(draft, field, row.option.key))}
              />
              <OptionText option={row.option} />
            </label>
          )
        }
      </OptionGroups>
      {most > 1 && (
        <div className="form-field__shortcuts">
          <button
            type="button"
            className="button button--quiet"
            disabled={full}
            onClick={() => onDraft(withValue(draft, name, filledUp(chosen, keys, most)))}
          >
            {words.text(most === keys.length ? 'field.everything' : 'field.all')}
          </button>
          <button
            type="button"
            className="button button--quiet"
            disabled={chosen.length === 0}
            onClick={() => onDraft(withValue(draft, name, []))}
          >
            {words.text('field.none')}
          </button>
        </div>
      )}
    </fieldset>
  )
}

/** The chosen options, filled up with others, each as often as it may be chosen. */
function filledUp(chosen: readonly OptionKey[], keys: readonly OptionKey[], most: number): OptionKey[] {
  const left = [...keys]
  for (const key of chosen) {
    const at = left.findIndex((other) => sameKey(other, key))
    if (at >= 0) left.splice(at, 1)
  }
  return [...chosen, ...left].slice(0, most)
}
