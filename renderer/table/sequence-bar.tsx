import type { Table } from '#shared/ipc/table.ts'
import { ariaKeys, withKey } from '../commands/key-names.ts'
import { useCommands } from '../commands/use-commands.ts'
import { useWords } from '../i18n/words.tsx'
import { Emblem } from '../invasions/emblem.tsx'
import { PHASES } from '../invasions/phases.ts'
import type { Situation } from '../invasions/view.ts'
import { screenSlice } from '../state/screen.ts'
import { useAppDispatch } from '../state/store.ts'
import { undo } from '../state/table-actions.ts'
import { Icon } from '../ui/icon.tsx'
import { SettingsPopover } from '../ui/settings-popover.tsx'

interface SequenceBarProps {
  readonly table: Table
  readonly situation: Situation
  readonly sending: boolean
}

/** Where we are in the game, and what can be done at any time. */
export function SequenceBar({ table, situation, sending }: SequenceBarProps) {
  const words = useWords()
  const dispatch = useAppDispatch()
  const { campaign, canUndo, side } = table
  const takeBack = () => dispatch(undo())
  useCommands({ 'undo-answer': canUndo && !sending ? takeBack : undefined })
  return (
    <header className="sequence">
      <button
        type="button"
        className="button button--icon"
        aria-label={words.text('table.leave')}
        title={words.text('table.leave')}
        onClick={() => dispatch(screenSlice.actions.shown({ name: 'library' }))}
      >
        <Icon name="back" />
      </button>
      <div className="sequence__campaign">
        <h1 className="sequence__title" title={campaign.title}>
          {campaign.title}
        </h1>
        <p className="sequence__seat">
          {side === null ? (
            <>
              <Icon name="eye" size={14} />
              {words.text('table.onlooker')}
            </>
          ) : (
            <>
              <Emblem side={side} size={14} />
              {words.name('side', side)}
            </>
          )}
        </p>
      </div>
      <Position situation={situation} />
      <div className="sequence__tools">
        <button
          type="button"
          className="button"
          disabled={!canUndo || sending}
          title={
            canUndo
              ? withKey(words.text('table.undo-hint'), 'undo-answer', words)
              : words.text('table.no-undo-hint')
          }
          aria-keyshortcuts={ariaKeys('undo-answer')}
          onClick={takeBack}
        >
          <Icon name="undo" />
          {words.text('table.undo')}
        </button>
        <SettingsPopover />
      </div>
    </header>
  )
}

function Position({ situation }: { situation: Situation }) {
  const words = useWords()
  const { turn, year, phase, step, playing, following } = situation
  const stepName = step === null ? null : words.name('step', step)
  const named = (actors: readonly string[]) => words.list(actors.map((actor) => words.name('actor', actor)))
  const known = PHASES.some((name) => name === phase)
  return (
    <section className="sequence__position" aria-label={words.text('sequence.label')}>
      <p className="sequence__turn">
        <span>{words.text('sequence.turn', { turn })}</span>
        <strong>{words.text('sequence.year', { year })}</strong>
      </p>
      <ol className="sequence__phases">
        {(known ? PHASES : [phase]).map((name) => (
          <li key={name} aria-current={name === phase ? 'step' : undefined}>
            {words.name('phase', name)}
          </li>
        ))}
      </ol>
      {(stepName !== words.name('phase', phase) || playing.length > 0) && (
        <div className="sequence__step">
          <p>
            <span>{stepName}</span>
            {playing.length > 0 && <strong>{named(playing)}</strong>}
          </p>
          {following.length > 0 && (
            <p
              className="sequence__following"
              title={words.text('sequence.following', { who: named(following) })}
            >
              {words.text('sequence.following', { who: named(following) })}
            </p>
          )}
        </div>
      )}
    </section>
  )
}
