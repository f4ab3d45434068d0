import { useEffect, useId, useRef } from 'react'
import type { CampaignCard } from '#shared/ipc/campaign.ts'
import { useWords } from '../i18n/words.tsx'
import { dropImport, type KnownImport, keepBoth } from '../state/known-imports.ts'
import { useAppDispatch, useAppSelector } from '../state/store.ts'
import { DialogHead } from './dialog-head.tsx'

/** Asks what to do with a file whose campaign the library holds already. */
export function KnownImportDialog() {
  const [first] = useAppSelector((state) => state.knownImports)
  const card = useAppSelector((state) => state.library.cards.find(({ id }) => id === first?.known))
  return first && card ? <Question key={first.campaign} imported={first} card={card} /> : null
}

function Question({ imported, card }: { readonly imported: KnownImport; readonly card: CampaignCard }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  const words = useWords()
  const dispatch = useAppDispatch()
  const { title, answers } = card
  useEffect(() => dialog.current?.showModal(), [])
  const drop = () => dispatch(dropImport(imported, false))
  return (
    <dialog ref={dialog} className="dialog dialog--question" aria-labelledby={id} onCancel={drop}>
      <DialogHead id={id} title={words.text('library.known', { title })} onClose={drop} />
      <p className="dialog__text">{words.text('library.known-text', { count: answers })}</p>
      <div className="dialog__actions">
        <button
          type="button"
          className="button"
          onClick={() => dispatch(keepBoth(imported, words.text('library.copy-of', { title })))}
        >
          {words.text('library.known-both')}
        </button>
        <button
          type="button"
          className="button button--primary"
          onClick={() => dispatch(dropImport(imported, true))}
        >
          {words.text('library.known-open')}
        </button>
      </div>
    </dialog>
  )
}
