import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import type { Invasions } from '#shared/invasions/types.ts'
import { MentionContext } from '../../i18n/words.tsx'
import type { TableOf } from '../../table/game/game-client.ts'
import { Icon } from '../../ui/icon.tsx'
import { useInvasionsWords } from '../words.ts'
import { CardFace } from './card-face.tsx'
import { type Design, designOf, referenceTo } from './designs.ts'
import { handOf } from './held.ts'
import { ShowContext } from './show-face.ts'
import { Stops } from './stops.tsx'

interface FacesProps {
  readonly table: TableOf<Invasions>
  readonly children: ReactNode
}

/** Inside it every card that is named can be looked at; one's own together with when to be asked of it. */
export function Faces({ table, children }: FacesProps) {
  const [shown, setShown] = useState<Design | null>(null)
  const show = useCallback((design: Design) => setShown(design), [])
  const mention = useCallback(
    ({ ref, id, text }: { readonly ref: string; readonly id: string; readonly text: string }) => {
      const design = designOf(ref, id)
      return design && <Mention design={design} text={text} onShow={show} />
    },
    [show]
  )
  return (
    <ShowContext value={show}>
      <MentionContext value={mention}>
        {children}
        {shown && <FaceDialog design={shown} table={table} onClose={() => setShown(null)} />}
      </MentionContext>
    </ShowContext>
  )
}

interface MentionProps {
  readonly design: Design
  readonly text: string
  readonly onShow: (design: Design) => void
}

function Mention({ design, text, onShow }: MentionProps) {
  return (
    <button type="button" className="name name--card" aria-haspopup="dialog" onClick={() => onShow(design)}>
      {text}
    </button>
  )
}

interface FaceDialogProps {
  readonly design: Design
  readonly table: TableOf<Invasions>
  readonly onClose: () => void
}

function FaceDialog({ design, table, onClose }: FaceDialogProps) {
  const words = useInvasionsWords()
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => dialog.current?.showModal(), [])
  const card = referenceTo(design)
  const isHeld = handOf(table.view).some((held) => held.design === design)
  const close = () => dialog.current?.close()
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the browser closes it at Escape
    <dialog
      ref={dialog}
      className="dialog card-dialog"
      aria-label={words.name(card.ref, card.id)}
      onClose={onClose}
      onClick={(event) => {
        if (event.target === event.currentTarget) close()
      }}
    >
      <button
        type="button"
        className="button button--icon card-dialog__close"
        aria-label={words.text('face.close')}
        onClick={close}
      >
        <Icon name="close" />
      </button>
      <CardFace design={design} />
      {isHeld && <Stops design={design} table={table} />}
    </dialog>
  )
}
