import { type ReactNode, useId } from 'react'

interface SegmentedProps<Value extends string | number> {
  readonly label: string
  readonly value: Value
  readonly options: readonly { readonly value: Value; readonly label: ReactNode }[]
  readonly onChange: (value: Value) => void
  readonly hideLabel?: boolean
}

/** Chooses one of a few options. Uses real radio buttons, so the arrow keys work. */
export function Segmented<Value extends string | number>(props: SegmentedProps<Value>) {
  const { label, value, options, onChange, hideLabel = false } = props
  const name = useId()
  return (
    <fieldset className="segmented">
      <legend className={hideLabel ? 'visually-hidden' : 'segmented__label'}>{label}</legend>
      <div className="segmented__options">
        {options.map((option) => (
          <label key={option.value} className="segmented__option">
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
