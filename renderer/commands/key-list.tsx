import { Fragment, type RefObject } from 'react'
import { type CommandId, commandIds, commands, type Scope, scopes } from '#shared/app/commands.ts'
import { useWords } from '../i18n/words.tsx'
import { DialogHead } from '../ui/dialog-head.tsx'
import type { CommandDispatcher } from './command-dispatcher.ts'
import { type KeyGroup, keyGroups } from './key-names.ts'

interface KeyListProps {
  readonly dialog: RefObject<HTMLDialogElement | null>
  /** Whether the app has a native menu with its own shortcuts. */
  readonly hasMenu: boolean
  /** Knows which commands the table behind the list has. */
  readonly dispatcher: Pick<CommandDispatcher, 'isHandled' | 'run'>
}

/** A dialog that lists every command that has a key, by scope. */
export function KeyList({ dialog, hasMenu, dispatcher }: KeyListProps) {
  const words = useWords()
  const isOffered = offeredBy(dispatcher)
  return (
    <dialog ref={dialog} className="dialog key-list" aria-labelledby="key-list-title" closedby="any">
      <DialogHead
        id="key-list-title"
        title={words.text('command.show-keys')}
        onClose={() => dialog.current?.close()}
      />
      <div className="key-list__scopes">
        {scopes.map((scope) => (
          <ScopeKeys key={scope} scope={scope} hasMenu={hasMenu} isOffered={isOffered} />
        ))}
      </div>
      <p className="key-list__hint">{words.text('keys.hint')}</p>
      {dispatcher.isHandled('show-lessons') && (
        <button
          type="button"
          className="button"
          onClick={() => {
            dialog.current?.close()
            dispatcher.run('show-lessons')
          }}
        >
          {words.text('command.show-lessons')}
        </button>
      )}
    </dialog>
  )
}

/** At a table the list leaves out what its game does not have. Away from one it lists everything. */
function offeredBy(dispatcher: KeyListProps['dispatcher']): (id: CommandId) => boolean {
  const isAtTable = dispatcher.isHandled('fold-panels')
  return (id) => !isAtTable || !commands[id].ofSomeGames || dispatcher.isHandled(id)
}

interface ScopeKeysProps extends Pick<KeyListProps, 'hasMenu'> {
  readonly scope: Scope
  readonly isOffered: (id: CommandId) => boolean
}

function ScopeKeys({ scope, hasMenu, isOffered }: ScopeKeysProps) {
  const words = useWords()
  const rows = commandIds.flatMap((id) => {
    const groups = commands[id].scope === scope && isOffered(id) ? keyGroups(id, words, hasMenu) : []
    return groups.length > 0 ? [{ id, groups }] : []
  })
  return (
    <section className="key-list__scope">
      <h3>{words.text(`keys.${scope}`)}</h3>
      {scope === 'map' && <p className="key-list__hint">{words.text('keys.map-hint')}</p>}
      <dl>
        {rows.map(({ id, groups }) => (
          <CommandKeys key={id} id={id} groups={groups} />
        ))}
      </dl>
    </section>
  )
}

function CommandKeys({ id, groups }: { readonly id: CommandId; readonly groups: readonly KeyGroup[] }) {
  const words = useWords()
  return (
    <div className="key-list__row">
      <dt>{words.text(`command.${id}`)}</dt>
      <dd>
        {groups.map(({ modifiers, keys }) => (
          <Fragment key={modifiers.join()}>
            {modifiers.map((name) => (
              <Fragment key={name}>
                <kbd>{name}</kbd>+
              </Fragment>
            ))}
            {shortened(keys).map((key) => (key === ELLIPSIS ? key : <kbd key={key}>{key}</kbd>))}
          </Fragment>
        ))}
      </dd>
    </div>
  )
}

const ELLIPSIS = '…'
const MOST_KEYS = 4

/** Shortens a long row of keys to its ends: 1 2 … 0. */
function shortened(keys: readonly string[]): readonly string[] {
  return keys.length > MOST_KEYS ? [...keys.slice(0, 2), ELLIPSIS, ...keys.slice(-1)] : keys
}
