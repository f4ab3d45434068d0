import { ariaKeys, withKey } from '../../commands/key-names.ts'
import { useCommands } from '../../commands/use-commands.ts'
import { useWords, Words } from '../../i18n/words.tsx'
import { changeSetting } from '../../state/settings.ts'
import { useAppDispatch, useAppSelector } from '../../state/store.ts'
import { tableSlice } from '../../state/table.ts'
import type { AnimationControls } from './use-update-animations.ts'

type CaptionBarProps = Pick<AnimationControls<unknown>, 'caption' | 'mayReplay' | 'next' | 'skip' | 'replay'>

/** Describes the event that is being animated. Afterwards offers a replay. */
export function CaptionBar({ caption, mayReplay, next, skip, replay }: CaptionBarProps) {
  const words = useWords()
  const dispatch = useAppDispatch()
  const follows = useAppSelector((state) => state.settings.camera) === 'follow'
  useCommands({
    'skip-show': caption ? skip : undefined,
    'next-step': caption?.awaitsNext ? next : undefined,
    'replay-show': mayReplay ? replay : undefined
  })
  if (!caption && !mayReplay) return null
  return (
    <div
      className={caption ? 'caption' : 'caption caption--resting'}
      data-staged={(caption && caption.stage !== null) || undefined}
      aria-live="polite"
    >
      {caption ? (
        <>
          {caption.stage}
          <p className="caption__words">
            <Words message={caption.sentence.message} />
          </p>
          {caption.awaitsNext && (
            <button
              type="button"
              className="button button--primary"
              aria-keyshortcuts={ariaKeys('next-step')}
              onClick={next}
            >
              {words.text('stage.next')}
            </button>
          )}
          <button
            type="button"
            className="button"
            aria-pressed={follows}
            title={words.text('stage.follow-hint')}
            onClick={() => dispatch(changeSetting('camera', follows ? 'stay' : 'follow'))}
          >
            {words.text('stage.follow')}
          </button>
          <button
            type="button"
            className="button"
            title={withKey(words.text('stage.skip-hint'), 'skip-show', words)}
            aria-keyshortcuts={ariaKeys('skip-show')}
            onClick={skip}
          >
            {words.text('stage.skip')}
          </button>
        </>
      ) : (
        <>
          <button
            type="button"
            className="button"
            title={withKey(words.text('stage.replay-hint'), 'replay-show', words)}
            aria-keyshortcuts={ariaKeys('replay-show')}
            onClick={replay}
          >
            {words.text('stage.replay')}
          </button>
          <button
            type="button"
            className="button"
            title={words.text('recap.open')}
            onClick={() => dispatch(tableSlice.actions.recapAsked())}
          >
            {words.text('stage.list')}
          </button>
        </>
      )}
    </div>
  )
}
