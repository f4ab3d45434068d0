import type { RepublicView } from '#shared/republica/view.ts'
import { type Draft, withValue } from '../../../table/decision/draft.ts'
import { Icon } from '../../../ui/icon.tsx'
import { useRepublicaWords } from '../../i18n/use-republica-words.ts'
import { Mark, type MarkId } from '../../marks/mark.tsx'
import { unitsIn, withVeteran } from './proposal-draft.ts'

interface UnitsFieldProps {
  readonly view: RepublicView
  readonly draft: Draft
  readonly onDraft: (draft: Draft) => void
  /** What there is to choose from. */
  readonly most: {
    readonly legions: number
    readonly fleets: number
    readonly veterans: readonly RepublicView['legions'][number][]
  }
}

/** How many legions and fleets. Veterans are named, because they obey somebody. */
export function UnitsField({ view, draft, onDraft, most }: UnitsFieldProps) {
  const words = useRepublicaWords()
  const units = unitsIn(draft)
  const toggle = (id: number) => onDraft(withVeteran(draft, id))
  return (
    <div className="rep-units">
      <CountField
        mark="legion"
        label={words.text('rating.legions')}
        value={units.legions}
        most={most.legions}
        onChange={(count) => onDraft(withValue(draft, 'legions', count))}
      />
      <CountField
        mark="fleet"
        label={words.text('rating.fleets')}
        value={units.fleets}
        most={most.fleets}
        onChange={(count) => onDraft(withValue(draft, 'fleets', count))}
      />
      {most.veterans.length > 0 && (
        <fieldset className="rep-units__veterans">
          <legend className="rep-slot__label">{words.text('ui.veterans')}</legend>
          {most.veterans.map(({ id, loyalTo }) => (
            <label key={id} className="rep-units__veteran">
              <input type="checkbox" checked={units.veterans.includes(id)} onChange={() => toggle(id)} />
              <Mark id="veteran" size={14} />
              {loyalTo && view.senators[loyalTo]
                ? words.text('ui.veteran-of', { number: id, senator: { ref: 'senator', id: loyalTo } })
                : words.text('ui.veteran-free', { number: id })}
            </label>
          ))}
        </fieldset>
      )}
    </div>
  )
}

interface CountFieldProps {
  readonly mark: MarkId
  readonly label: string
  readonly value: number
  readonly most: number
  readonly onChange: (count: number) => void
}

/** A number with a button for less, one for more, and a slider. */
export function CountField({ mark, label, value, most, onChange }: CountFieldProps) {
  const words = useRepublicaWords()
  const set = (count: number) => onChange(Math.max(0, Math.min(most, count)))
  return (
    <fieldset className="rep-count" disabled={most === 0}>
      <legend className="visually-hidden">{label}</legend>
      <span className="rep-count__label" aria-hidden="true">
        <Mark id={mark} size={16} />
        {label}
      </span>
      <button
        type="button"
        className="button button--icon"
        aria-label={`${words.text('field.less')}: ${label}`}
        disabled={value <= 0}
        onClick={() => set(value - 1)}
      >
        <Icon name="minus" size={16} />
      </button>
      <input
        type="range"
        className="rep-count__slide"
        aria-label={label}
        min={0}
        max={most}
        value={value}
        onChange={({ target }) => set(Number(target.value))}
      />
      <button
        type="button"
        className="button button--icon"
        aria-label={`${words.text('field.more')}: ${label}`}
        disabled={value >= most}
        onClick={() => set(value + 1)}
      >
        <Icon name="plus" size={16} />
      </button>
      <output className="rep-count__value">
        <b>{value}</b>
        <small>/{most}</small>
      </output>
    </fieldset>
  )
}
