import './encyclopedia.css'
import { type ReactNode, useCallback, useState } from 'react'
import type { InvasionsView } from '#shared/invasions/view.ts'
import { useCommands } from '../../commands/use-commands.ts'
import { PageDialog, usePageDialog } from '../../ui/page-dialog.tsx'
import { useInvasionsWords } from '../words.ts'
import type { Entry } from './entries.ts'
import { LorePage } from './lore-page.tsx'
import { ReadContext } from './read.ts'

interface EncyclopediaProps {
  readonly view: InvasionsView
  readonly onPlace: (place: string) => void
  readonly children: ReactNode
}

/** Shows the encyclopedia, and lets everything inside it open an entry. */
export function Encyclopedia({ view, onPlace, children }: EncyclopediaProps) {
  const words = useInvasionsWords()
  const page = usePageDialog()
  const [entry, setEntry] = useState<Entry>({ kind: 'nation', id: 'romans' })
  const open = useCallback(
    (wanted?: Entry) => {
      if (wanted) setEntry(wanted)
      page.open()
    },
    [page.open]
  )
  useCommands({ 'show-lore': () => open() })
  return (
    <ReadContext value={open}>
      {children}
      <PageDialog page={page} title={words.text('lore.title')} className="rules">
        {() => (
          <LorePage
            view={view}
            entry={entry}
            onEntry={setEntry}
            onPlace={(place) => {
              page.close()
              onPlace(place)
            }}
          />
        )}
      </PageDialog>
    </ReadContext>
  )
}
