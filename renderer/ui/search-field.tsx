import { Icon } from './icon.tsx'

interface SearchFieldProps {
  /** The placeholder and the accessible label. */
  readonly label: string
  readonly value: string
  readonly onChange: (value: string) => void
  readonly className: string
  readonly inputClassName?: string
}

/** A search field with an icon. */
export function SearchField({ label, value, onChange, className, inputClassName }: SearchFieldProps) {
  return (
    <label className={className}>
      <Icon name="search" size={16} />
      <input
        type="search"
        className={inputClassName}
        placeholder={label}
        aria-label={label}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    </label>
  )
}
