import { Icon } from './icon.tsx'

interface SearchFieldProps {
  /** What is searched: said in the field while it is empty, and to those who do not see it. */
  readonly label: string
  readonly value: string
  readonly onChange: (value: string) => void
  readonly className: string
  readonly inputClassName?: string
}

/** A field to search with, behind its glass. */
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
