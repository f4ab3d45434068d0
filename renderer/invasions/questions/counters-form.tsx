import type { Field } from '#shared/engine/decision.ts'
import { includesKey, keyText, type OptionKey } from '#shared/engine/option-key.ts'
import type { Invasions } from '#shared/invasions/game-types.ts'
import type { InvasionsView } from '#shared/invasions/view.ts'
import { Words } from '../../i18n/words.tsx'
import { chosenIn, type Draft, toggled, withChosen, withValue } from '../../table/decision/draft.ts'
import type { DecisionViewProps } from '../../table/game/game-client.ts'
import { useInvasionsWords } from '../i18n/use-invasions-words.ts'
import { faceOfPiece, PieceCounter } from '../pieces/piece-counter.tsx'
import { placeSummary } from '../places/place-summary.ts'

/** Several pieces by their counters, and where they go. A click toggles one. */
export function CountersForm({ table, decision, draft, onDraft }: DecisionViewProps<Invasions>) {
  const words = useInvasionsWords()
  if (decision.body.type !== 'form') return null
  const fields: readonly Field[] = decision.body.fields
  const counters = fields.flatMap((field) => (field.field === 'many' ? field.options : []))
  const isCrowded = counters.length > FEW_COUNTERS && counters.every(({ piece }) => piece !== undefined)
  return fields.map((field) => {
    if (field.field === 'many') {
      const toggle = (key: OptionKey) => onDraft(inOneList(toggled(draft, field, key), fields, field.name))
      return (
        <CountersField
          key={field.name}
          {...{ field, draft, isCrowded }}
          view={table.view}
          onToggle={toggle}
        />
      )
    }
    if (field.field !== 'one') return null
    return (
      <fieldset key={field.name} className="form-field choices">
        <legend className="form-field__label">
          <Words message={field.label} />
        </legend>
        {field.options.map(({ key, label, place, preview = [] }) => (
          <label key={keyText(key)} className="choice">
            <input
              type="radio"
              name={field.name}
              value={keyText(key)}
              checked={includesKey(chosenIn(draft, field.name), key)}
              onChange={() => onDraft(withChosen(draft, decision, field.name, key))}
            />
            <span className="option-text">
              <span className="option-text__label">{words.say(label)}</span>
              <span className="option-text__previews">
                {[
                  ...preview.map((line) => words.say(line)),
                  ...(place === undefined ? [] : [placeSummary(table.view, place, table.side, words)])
                ]
                  .filter((line) => line !== '')
                  .join(' · ')}
              </span>
            </span>
          </label>
        ))}
      </fieldset>
    )
  })
}

/** A counter goes to one place only: adding it to a list removes it from the others. */
function inOneList(draft: Draft, fields: readonly Field[], list: string): Draft {
  const here = chosenIn(draft, list)
  return fields.reduce((next, { field, name }) => {
    const chosen = chosenIn(next, name)
    const left = chosen.filter((key) => !includesKey(here, key))
    if (field !== 'many' || name === list || left.length === chosen.length) return next
    return withValue(next, name, left)
  }, draft)
}

/** More counters than these are shown without their names, and more places are folded, so that no answer needs a scroll. */
const FEW_COUNTERS = 6
const FEW_PLACES = 7

interface CountersFieldProps {
  readonly field: Extract<Field, { field: 'many' }>
  readonly view: InvasionsView
  readonly draft: Draft
  readonly isCrowded: boolean
  readonly onToggle: (key: OptionKey) => void
}

function CountersField({ field, view, draft, isCrowded, onToggle }: CountersFieldProps) {
  const words = useInvasionsWords()
  const { name, options, min } = field
  const chosen = chosenIn(draft, name)
  const most = Math.min(field.max, options.length)
  // An option without a counter is a place itself and needs no heading.
  const byPlace = [...Map.groupBy(options, ({ place, piece }) => (piece === undefined ? '' : (place ?? '')))]
  const row = ([place, here]: (typeof byPlace)[number]) => (
    <div key={place} className="counter-row" data-crowded={isCrowded || undefined}>
      {place !== '' && <h3>{words.name('place', place)}</h3>}
      <div className="counter-row__pieces">
        {here.map(({ key, piece, label, place: at }) => {
          const name = piece === undefined ? words.say(label) : faceOfPiece(view, piece, words).name
          return (
            <label key={keyText(key)} className="choice counter-tile" title={name}>
              <input
                type="checkbox"
                checked={includesKey(chosen, key)}
                disabled={chosen.length >= most && most > 1 && !includesKey(chosen, key)}
                onChange={() => onToggle(key)}
              />
              {piece !== undefined && <PieceCounter view={view} id={piece} />}
              <span>{name}</span>
              {piece === undefined && at !== undefined && (
                <small>{placeSummary(view, at, view.viewer, words)}</small>
              )}
            </label>
          )
        })}
      </div>
    </div>
  )
  return (
    <fieldset className="form-field">
      <legend className="visually-hidden">{words.say(field.label)}</legend>
      <div className="form-field__head">
        <p className="form-field__label" aria-hidden="true">
          <Words message={field.label} />
        </p>
        <p className="form-field__count" aria-live="polite">
          {words.text(min === most ? 'field.chosen-exactly' : 'field.chosen', {
            chosen: chosen.length,
            min,
            max: most
          })}
        </p>
      </div>
      {byPlace.slice(0, FEW_PLACES).map(row)}
      {byPlace.length > FEW_PLACES && (
        <details className="counter-more">
          <summary>{words.text('field.more-places', { count: byPlace.length - FEW_PLACES })}</summary>
          {byPlace.slice(FEW_PLACES).map(row)}
        </details>
      )}
    </fieldset>
  )
}
