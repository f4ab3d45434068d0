import { useRef, useState } from 'react'
import { reference } from '#shared/engine/message.ts'
import type { NationId } from '#shared/invasions/content/ids.ts'
import { bondsOf } from '#shared/invasions/queries/bonds.ts'
import type { Invasions } from '#shared/invasions/types.ts'
import { boardOf } from '#shared/invasions/view-board.ts'
import { ariaKeys, withKey } from '../../commands/key-names.ts'
import { useCommands } from '../../commands/use-commands.ts'
import type { TableProps } from '../../table/game/game-client.ts'
import { DialogHead } from '../../ui/dialog-head.tsx'
import { useInvasionsWords } from '../words.ts'
import { TiesList } from './ties-list.tsx'
import { TiesRing } from './ties-ring.tsx'

/** The button that opens the picture of all ties, and the picture. */
export function TiesSheet({ table, onPlace }: TableProps<Invasions>) {
  const words = useInvasionsWords()
  const dialog = useRef<HTMLDialogElement>(null)
  const [isOpen, setOpen] = useState(false)
  const open = () => {
    setOpen(true)
    dialog.current?.showModal()
  }
  useCommands({ 'show-ties': open })
  return (
    <>
      <button
        type="button"
        className="button ties-open"
        aria-keyshortcuts={ariaKeys('show-ties')}
        title={withKey(words.text('ties.title'), 'show-ties', words)}
        onClick={open}
      >
        {words.text('ties.open')}
      </button>
      <dialog
        ref={dialog}
        className="dialog ties-dialog"
        aria-labelledby="ties-title"
        closedby="any"
        onClose={() => setOpen(false)}
      >
        <DialogHead
          id="ties-title"
          title={words.text('ties.title')}
          onClose={() => dialog.current?.close()}
        />
        {isOpen && (
          <TiesBody
            table={table}
            onPlace={(place) => {
              dialog.current?.close()
              onPlace(place)
            }}
          />
        )}
      </dialog>
    </>
  )
}

function TiesBody({ table: { view }, onPlace }: TableProps<Invasions>) {
  const words = useInvasionsWords()
  const [chosen, setChosen] = useState<NationId | null>(null)
  const bonds = bondsOf(boardOf(view))
  if (bonds.length === 0) return <p className="ties-none">{words.text('ties.none')}</p>
  const shown = bonds.filter(({ parties }) => chosen === null || parties.includes(chosen))
  return (
    <div className="ties-body">
      <TiesRing bonds={bonds} chosen={chosen} onChoose={setChosen} />
      <div className="ties-words">
        <p className="ties-words__head" aria-live="polite">
          {chosen === null ? (
            words.text('ties.all')
          ) : (
            <>
              {words.text('ties.of', { nation: reference('nation', chosen) })}
              <button type="button" className="button button--quiet" onClick={() => setChosen(null)}>
                {words.text('ties.all')}
              </button>
            </>
          )}
        </p>
        <TiesList view={view} bonds={shown} onPlace={onPlace} />
      </div>
    </div>
  )
}
