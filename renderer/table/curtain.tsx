import { use, useEffect, useRef } from 'react'
import { reference } from '#shared/engine/message.ts'
import type { CampaignCard } from '#shared/ipc/campaign.ts'
import { ariaKeys, withKey } from '../commands/key-names.ts'
import { useCommands } from '../commands/use-commands.ts'
import { useWords } from '../i18n/words.tsx'
import { SoundContext } from '../sound/sound-context.ts'
import { screenSlice } from '../state/screen.ts'
import { isHuman } from '../state/seats.ts'
import { useAppDispatch, useAppSelector } from '../state/store.ts'
import { sit } from '../state/table-actions.ts'
import { Emblem, sideClass } from './game/emblem.tsx'
import { playerName } from './seat-name.ts'

interface CurtainProps {
  readonly card: CampaignCard
  readonly next: string
  readonly previous: string | null
}

/** Covers the table between two people. The host sends nothing of the next side before its player confirms. */
export function Curtain({ card, next, previous }: CurtainProps) {
  const words = useWords()
  const dispatch = useAppDispatch()
  const heading = useRef<HTMLHeadingElement>(null)
  const connected = useAppSelector((state) => state.connection.connection.status === 'open')
  const sound = use(SoundContext)
  useEffect(() => sound.play('curtain'), [sound])
  // Focuses the heading, not the button, so that a stray Enter does not lift the curtain.
  useEffect(() => heading.current?.focus(), [])
  const name = playerName(card.seats, next, words)
  const takeOver = () => {
    if (connected) dispatch(sit(card.id, next, 'taking-over'))
  }
  useCommands({ 'take-over': takeOver })
  return (
    <main className={`curtain ${sideClass(next)}`}>
      <div className="curtain__card">
        <p className="curtain__over">{card.title}</p>
        <Emblem side={next} size={96} />
        <h1 ref={heading} tabIndex={-1} className="curtain__title">
          {words.text('curtain.next', { name })}
        </h1>
        <p className="curtain__side">{words.text('curtain.playing', { side: reference('side', next) })}</p>
        <p className="curtain__hint">{words.text('curtain.hint')}</p>
        <button
          type="button"
          className="button button--primary button--large"
          disabled={!connected}
          aria-keyshortcuts={ariaKeys('take-over')}
          title={withKey(words.text('curtain.take-over', { name }), 'take-over', words)}
          onClick={takeOver}
        >
          {words.text('curtain.take-over', { name })}
        </button>
        <div className="curtain__others">
          {isHuman(card.seats, previous) && previous !== null && previous !== next && (
            <button
              type="button"
              className="button button--quiet"
              disabled={!connected}
              onClick={() => dispatch(sit(card.id, previous, 'looking'))}
            >
              {words.text('curtain.look-again', { name: playerName(card.seats, previous, words) })}
            </button>
          )}
          <button
            type="button"
            className="button button--quiet"
            onClick={() => dispatch(screenSlice.actions.shown({ name: 'library' }))}
          >
            {words.text('table.back')}
          </button>
        </div>
      </div>
    </main>
  )
}
