import './encyclopedia.css'
import { type ReactNode, useCallback, useId, useRef, useState } from 'react'
import type { InvasionsView } from '#shared/invasions/view.ts'
import { useCommands } from '../../commands/use-commands.ts'
import { DialogHead } from '../../ui/dialog-head.tsx'
import { useInvasionsWords } from '../words.ts'
import type { Entry } from './entries.ts'
import { LorePage } from './lore-page.tsx'
import { ReadContext } from './read.ts'

interface EncyclopediaProps {
  readonly view: InvasionsView
  readonly onPlace: (place: string) => void
  readonly children: ReactNode
}

/** Inside it one can read about every nation, leader, province and card. */
export function Encyclopedia({ view, onPlace, children }: EncyclopediaProps) {
  const words = useInvasionsWords()
  const title = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const [isOpen, setOpen] = useState(false)
  const [entry, setEntry] = useState<Entry>({ kind: 'nation', id: 'romans' })
  const open = useCallback((wanted?: Entry) => {
    if (wanted) setEntry(wanted)
    setOpen(true)
    if (!dialog.current?.open) dialog.current?.showModal()
  }, [])
  useCommands({ 'show-lore': () => open() })
  const close = () => dialog.current?.close()
  return (
    <ReadContext value={open}>
      {children}
      <dialog
        ref={dialog}
        className="dialog rules"
        aria-labelledby={title}
        closedby="any"
        onClose={() => setOpen(false)}
      >
        <DialogHead id={title} title={words.text('lore.title')} onClose={close} />
        {isOpen && (
          <LorePage
            view={view}
            entry={entry}
            onEntry={setEntry}
            onPlace={(place) => {
              close()
              onPlace(place)
            }}
          />
        )}
      </dialog>
    </ReadContext>
  )
}
