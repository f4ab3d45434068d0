import type { ReactNode } from 'react'
import type { Table } from '#shared/ipc/table.ts'
import { ariaKeys, withKey } from '../commands/key-names.ts'
import { useCommands } from '../commands/use-commands.ts'
import { useWords } from '../i18n/words.tsx'
import { screenSlice } from '../state/screen.ts'
import { useAppDispatch } from '../state/store.ts'
import { tableSlice, unseenEntries } from '../state/table.ts'
import { undo } from '../state/table-actions.ts'
import { Icon } from '../ui/icon.tsx'
import { SettingsPopover } from '../ui/settings-popover.tsx'
import { Emblem } from './game/emblem.tsx'
import { RulesButton } from './rules/rules-button.tsx'

interface SequenceBarProps {
  /** The shown table, which may be a past one. */
  readonly table: Table
  readonly isPast: boolean
  /** Switches between past and present; undefined if there is no past. */
  readonly onLookBack: (() => void) | undefined
  /** The game's component for the position in the turn. */
  readonly position: ReactNode
  readonly sending: boolean
  /** The button that opens the campaign's story. */
  readonly story: ReactNode
}

/** The bar at the top: the position in the turn, and actions that are always possible. */
export function SequenceBar({ table, position, sending, isPast, onLookBack, story }: SequenceBarProps) {
  const words = useWords()
  const dispatch = useAppDispatch()
  const { campaign, whyNoUndo, side, log } = table
  const canUndo = whyNoUndo === null
  const takeBack = () => dispatch(undo())
  useCommands({ 'undo-answer': canUndo && !sending ? takeBack : undefined, 'look-back': onLookBack })
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
      {position}
      <div className="sequence__tools">
        {side !== null && !isPast && unseenEntries(log, side).length > 0 && (
          <button
            type="button"
            className="button button--icon"
            aria-label={words.text('recap.open')}
            title={words.text('recap.open')}
            onClick={() => dispatch(tableSlice.actions.recapAsked())}
          >
            <Icon name="scroll" />
          </button>
        )}
        {story}
        {onLookBack && (
          <button
            type="button"
            className="button button--icon"
            aria-label={words.text('past.look')}
            aria-pressed={isPast}
            title={withKey(words.text('past.look'), 'look-back', words)}
            aria-keyshortcuts={ariaKeys('look-back')}
            onClick={onLookBack}
          >
            <Icon name="clock" />
          </button>
        )}
        <button
          type="button"
          className="button"
          disabled={!canUndo || sending}
          title={
            whyNoUndo
              ? words.text('table.no-undo-hint', { reason: words.say(whyNoUndo) })
              : withKey(words.text('table.undo-hint'), 'undo-answer', words)
          }
          aria-keyshortcuts={ariaKeys('undo-answer')}
          onClick={takeBack}
        >
          <Icon name="undo" />
          <span className="sequence__word">{words.text('table.undo')}</span>
        </button>
        <RulesButton />
        <SettingsPopover />
      </div>
    </header>
  )
}
