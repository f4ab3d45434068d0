export interface StoryTableColumn {
  readonly label: string
  /** Whether the column holds numbers. */
  readonly isFigure?: boolean
}

/** The head of a table of the story. */
export function StoryTableHead({ columns }: { readonly columns: readonly StoryTableColumn[] }) {
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
