import type { Field } from '#shared/engine/decision.ts'
import { useWords, Words } from '../../i18n/words.tsx'
import { chosenIn, type Draft, toggled, withValue } from './draft.ts'
import { OptionGroups } from './option-groups.tsx'
import { OptionText } from './option-text.tsx'

interface ManyFieldProps {
  readonly field: Extract<Field, { field: 'many' }>
  readonly label: string
  readonly draft: Draft
  readonly onDraft: (draft: Draft) => void
  /** The place picked on the map: what stands there is unfolded. */
  readonly near: string | null
}

/** Several of a list. */
export function ManyField({ field, label, draft, onDraft, near }: ManyFieldProps) {
  const words = useWords()
  const { name, options, min, max } = field
  const chosen = chosenIn(draft, name)
  const most = Math.min(max, options.length)
  const full = chosen.length >= most
  const bounds = { chosen: chosen.length, min, max: most }
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
        items={options.map((option) => ({ option }))}
        placeOf={({ place = null }) => place}
        isOpen={(place, members) =>
          place === near || members.some(({ option }) => chosen.includes(option.key))
        }
      >
        {({ option }) => (
          <label key={option.key} className="choice">
            <input
              type="checkbox"
              checked={chosen.includes(option.key)}
              disabled={full && max > 1 && !chosen.includes(option.key)}
              onChange={() => onDraft(toggled(draft, field, option.key))}
            />
            <OptionText option={option} />
          </label>
        )}
      </OptionGroups>
      {most > 1 && (
        <div className="form-field__shortcuts">
          <button
            type="button"
            className="button button--quiet"
            disabled={full}
            onClick={() =>
              onDraft(
                withValue(
                  draft,
                  name,
                  fillUp(
                    chosen,
                    options.map(({ key }) => key),
                    most
                  )
                )
              )
            }
          >
            {words.text('field.all')}
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
