import type { Table } from '#shared/ipc/table.ts'
import { useWords } from '../../i18n/words.tsx'
import { useAppDispatch } from '../../state/store.ts'
import { continueUnderNewRules } from '../../state/table-actions.ts'
import { exportToFile } from '../../ui/export-to-file.ts'

/** Replaces the question for a campaign that is open read-only. */
export function ReadOnlyNote({ table }: { readonly table: Table }) {
  const words = useWords()
  const dispatch = useAppDispatch()
  const { id } = table.campaign
  return (
    <div className="awaited">
      <p>{words.text('rules.looking', { count: table.answers })}</p>
      <button type="button" className="button" onClick={() => dispatch(exportToFile(id))}>
        {words.text('library.export')}
      </button>
      <button
        type="button"
        className="button button--primary"
        onClick={() => dispatch(continueUnderNewRules(id))}
      >
        {words.text('rules.go-on')}
      </button>
    </div>
  )
}
