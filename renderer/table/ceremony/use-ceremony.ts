import { useEffect, useRef } from 'react'
import type { Table } from '#shared/ipc/table.ts'
import { useAppSelector } from '../../state/store.ts'
import { type PageDialogState, usePageDialog } from '../../ui/page-dialog.tsx'

/** The page of the end. Opens by itself when a campaign ends at this table, not when a finished one is opened. */
export function useCeremony({ summary }: Pick<Table, 'summary'>): PageDialogState {
  const page = usePageDialog()
  const wantsMoments = useAppSelector((state) => state.settings.moments) === 'show'
  const isOver = summary.result !== null
  const wasOver = useRef(isOver)
  const { open } = page
  useEffect(() => {
    if (isOver && !wasOver.current && wantsMoments) open()
    wasOver.current = isOver
  }, [isOver, wantsMoments, open])
  return page
}
