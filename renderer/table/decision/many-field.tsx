import type { Field } from '#shared/engine/decision.ts'
import { useWords, Words } from '../../i18n/words.tsx'
import { useRoom } from '../game/room.tsx'
import { alike } from './alike.ts'
import { CountRow } from './count-row.tsx'
import { chosenIn, type Draft, toggled, withCount, withValue } from './draft.ts'
import { OptionGroups } from './option-groups.tsx'
import { lookOf, OptionText } from './option-text.tsx'

interface ManyFieldProps {
  readonly field: Extract<Field, { field: 'many' }>
  readonly label: string
  readonly draft: Draft
  readonly onDraft: (draft: Draft) => void
  /** The place picked on the map: what stands there is unfolded. */
  readonly near: string | null
}

/** Several of a list; those that look alike share a row and are counted. */
export function ManyField({ field, label, draft, onDraft, near }: ManyFieldProps) {
  const words = useWords()
  const { notesOn } = useRoom()
  const { name, options, min, max } = field
  const chosen = chosenIn(draft, name)
  const most = Math.min(max, options.length)
  const full = chosen.length >= most
  const bounds = { chosen: chosen.length, min, max: most }
  const rows = alike(options, (option) => lookOf(option, words, notesOn)).flatMap(([first, ...others]) =>
    first ? [{ option: first, options: [first, ...others] as const }] : []
  )
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
          ('place' in heading && heading.place === near) ||
          members.some((row) => row.options.some(({ key }) => chosen.includes(key)))
        }
        sizeOf={(row) => row.options.length}
      >
        {(row) =>
          row.options.length > 1 ? (
            <CountRow
              key={row.option.key}
              options={row.options}
              chosen={row.options.filter(({ key }) => chosen.includes(key)).length}
              room={max === 1 ? 1 : most - chosen.length}
              onCount={(count) => {
                const keys = row.options.map(({ key }) => key)
                onDraft(withCount(draft, field, keys, count))
              }}
            />
          ) : (
            <label key={row.option.key} className="choice">
              <input
                type="checkbox"
                checked={chosen.includes(row.option.key)}
                disabled={full && max > 1 && !chosen.includes(row.option.key)}
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
            onClick={() => {
              const keys = options.map(({ key }) => key)
              onDraft(withValue(draft, name, fillUp(chosen, keys, most)))
            }}
          >
            {words.text(most === options.length ? 'field.everything' : 'field.all')}
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

function fillUp(chosen: readonly string[], keys: readonly string[], most: number): string[] {
  return [...chosen, ...keys.filter((key) => !chosen.includes(key))].slice(0, most)
}
