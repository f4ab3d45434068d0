export interface Column {
  readonly label: string
  /** Whether the column holds numbers. */
  readonly isFigure?: boolean
}

/** The head of a table of the story. */
export function TableHead({ columns }: { readonly columns: readonly Column[] }) {
  return (
    <thead>
      <tr>
        {columns.map(({ label, isFigure = false }) => (
          <th key={label} scope="col" className={isFigure ? 'figure' : undefined}>
            {label}
          </th>
        ))}
      </tr>
    </thead>
  )
}
