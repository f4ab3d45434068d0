import './encyclopedia.css'
import { type ReactNode, useCallback, useState } from 'react'
import type { InvasionsView } from '#shared/invasions/view.ts'
import { useCommands } from '../../commands/use-commands.ts'
import { PageDialog, usePageDialog } from '../../ui/page-dialog.tsx'
import { useInvasionsWords } from '../i18n/use-invasions-words.ts'
import { EncyclopediaContext } from './encyclopedia-context.ts'
import { EncyclopediaPage } from './encyclopedia-page.tsx'
import type { EncyclopediaEntry } from './entries.ts'

interface EncyclopediaProps {
  readonly view: InvasionsView
  readonly onPlace: (place: string) => void
  readonly children: ReactNode
}

/** Shows the encyclopedia, and lets everything inside it open an entry. */
export function EncyclopediaProvider({ view, onPlace, children }: EncyclopediaProps) {
  const words = useInvasionsWords()
  const page = usePageDialog()
  const [entry, setEntry] = useState<EncyclopediaEntry>({ kind: 'nation', id: 'romans' })
  const open = useCallback(
    (wanted?: EncyclopediaEntry) => {
      if (wanted) setEntry(wanted)
      page.open()
    },
    [page.open]
  )
  useCommands({ 'show-lore': () => open() })
  return (
    <EncyclopediaContext value={open}>
      {children}
      <PageDialog page={page} title={words.text('lore.title')} className="rules">
        {() => (
          <EncyclopediaPage
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
    </EncyclopediaContext>
  )
}
