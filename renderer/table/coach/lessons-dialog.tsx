import { useRef, useState } from 'react'
import type { GameTypes } from '#shared/engine/game.ts'
import { useCommands } from '../../commands/use-commands.ts'
import { useWords } from '../../i18n/words.tsx'
import { DialogHead } from '../../ui/dialog-head.tsx'
import type { Lesson, TableProps } from '../game/game-client.ts'

interface LessonsDialogProps<G extends GameTypes> extends TableProps<G> {
  readonly lessons: readonly Lesson<G>[]
}

/** Every lesson of the game, to be read again at any time. */
export function LessonsDialog<G extends GameTypes>({ lessons, table, onPlace }: LessonsDialogProps<G>) {
  const words = useWords()
  const dialog = useRef<HTMLDialogElement>(null)
  const [isOpen, setOpen] = useState(false)
  useCommands({
    'show-lessons': () => {
      setOpen(true)
      dialog.current?.showModal()
    }
  })
  const close = () => dialog.current?.close()
  return (
    <dialog
      ref={dialog}
      className="dialog lessons"
      aria-labelledby="lessons-title"
      closedby="any"
      onClose={() => setOpen(false)}
    >
      <DialogHead id="lessons-title" title={words.text('coach.title')} onClose={close} />
      {isOpen &&
        lessons.map(({ id, title, Body }) => (
          <details key={id} className="lessons__lesson" data-lesson={id}>
            <summary>{words.say(title)}</summary>
            <Body
              table={table}
              onPlace={(place) => {
                close()
                onPlace(place)
              }}
            />
          </details>
        ))}
    </dialog>
  )
}
