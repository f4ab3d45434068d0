import { useId } from 'react'
import type { Field } from '#shared/engine/decision.ts'
import { useWords, Words } from '../../i18n/words.tsx'
import { Icon } from '../../ui/icon.tsx'

interface NumberFieldProps {
  readonly field: Extract<Field, { field: 'number' }>
  readonly label: string
  readonly value: number
  readonly onChange: (value: number) => void
}

// A slider helps only for many steps.
const SLIDE_FROM = 12

/** A number within its bounds: buttons and keys, and a slider for a large range. */
export function NumberField({ field, label, value, onChange }: NumberFieldProps) {
  const words = useWords()
  const id = useId()
  const { min, max } = field
  const step = (by: number) => onChange(Math.min(max, Math.max(min, value + by)))
  return (
    <div className="form-field form-field--number">
      <label className="form-field__label" htmlFor={id}>
        <Words message={field.label} />
      </label>
      <span className="form-field__count">{words.text('field.range', { min, max })}</span>
      <div className="stepper">
        <button
          type="button"
          className="button button--icon"
          aria-label={`${words.text('field.less')}: ${label}`}
          disabled={value <= min}
          onClick={() => step(-1)}
        >
          <Icon name="minus" />
        </button>
        <input
          id={id}
          className="stepper__value"
          type="number"
          min={min}
          max={max}
          value={value}
          onChange={({ target }) => onChange(Math.min(max, Math.max(min, Math.round(Number(target.value)))))}
        />
        <button
          type="button"
          className="button button--icon"
          aria-label={`${words.text('field.more')}: ${label}`}
          disabled={value >= max}
          onClick={() => step(1)}
        >
          <Icon name="plus" />
        </button>
      </div>
      {max - min >= SLIDE_FROM && (
        <input
          className="form-field__slide"
          aria-label={label}
          type="range"
          min={min}
          max={max}
          value={value}
          onChange={(event) => onChange(Number(event.target.value))}
        />
      )}
    </div>
  )
}
