import { type ReactNode, useCallback, useId, useRef, useState } from 'react'
import { useCommands } from '../../commands/use-commands.ts'
import { useWords } from '../../i18n/words.tsx'
import { DialogHead } from '../../ui/dialog-head.tsx'
import type { GameRules } from '../game/game-client.ts'
import { RulesContext } from './rules-context.ts'
import { RulesPage } from './rules-page.tsx'

interface RulesRoomProps {
  readonly rules: GameRules | undefined
  readonly children: ReactNode
}

/** Inside it every rule that is named can be read. */
export function RulesRoom({ rules, children }: RulesRoomProps) {
  if (!rules) return children
  return <OpenRoom rules={rules}>{children}</OpenRoom>
}

function OpenRoom({ rules, children }: RulesRoomProps & { readonly rules: GameRules }) {
  const words = useWords()
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const [isOpen, setOpen] = useState(false)
  const [section, setSection] = useState<string | null>(null)
  const open = useCallback((wanted?: string) => {
    if (wanted !== undefined) setSection(wanted)
    setOpen(true)
    if (!dialog.current?.open) dialog.current?.showModal()
  }, [])
  useCommands({ 'show-rules': () => open() })
  return (
    <RulesContext value={open}>
      {children}
      <dialog
        ref={dialog}
        className="dialog rules"
        aria-labelledby={id}
        closedby="any"
        onClose={() => setOpen(false)}
      >
        <DialogHead id={id} title={words.text('book.title')} onClose={() => dialog.current?.close()} />
        {isOpen && <RulesPage rules={rules} section={section} onSection={setSection} />}
      </dialog>
    </RulesContext>
  )
}
