import { Suspense, useEffect } from 'react'
import { useWords, Words } from '../../i18n/words.tsx'
import { ErrorBoundary } from '../../ui/error-boundary.tsx'
import { sideClass } from '../game/emblem.tsx'
import type { Moments } from './use-moments.ts'

type MomentViewProps = Pick<Moments, 'shown' | 'dismiss'>

/** A great moment over the board. Any key and any click end it. */
export function MomentView({ shown, dismiss }: MomentViewProps) {
  const words = useWords()
  useAnyKey(shown ? dismiss : null)
  if (!shown) return null
  const { moment, wording, ms } = shown
  const { side, occasion, scene, kind } = moment
  return (
    <div className={side === null ? 'moment' : `moment ${sideClass(side)}`} data-kind={kind}>
      <button
        type="button"
        className="moment__cover"
        aria-label={words.text('stage.go-on')}
        onClick={dismiss}
      />
      <p className="visually-hidden" role="status">
        {words.say(occasion)}: {words.say(wording)}
      </p>
      {/* Nothing in it takes clicks or keys. A new moment comes in anew. */}
      <div key={words.say(wording)} className="moment__card" inert>
        <p className="moment__occasion">
          <Words message={occasion} />
        </p>
        <div className="moment__scene">
          <ErrorBoundary>
            <Suspense>{scene}</Suspense>
          </ErrorBoundary>
        </div>
        <p className="moment__words">
          <Words message={wording} />
        </p>
        <p className="moment__go-on">{words.text('stage.go-on')}</p>
        <span className="moment__time" style={{ animationDuration: `${ms}ms` }} />
      </div>
    </div>
  )
}

/** Keys that only modify others end nothing. */
const MODIFIERS = ['Shift', 'Control', 'Alt', 'Meta', 'AltGraph', 'CapsLock']

/** The next key does this and nothing else. */
function useAnyKey(act: (() => void) | null): void {
  useEffect(() => {
    if (!act) return
    const onKey = (event: KeyboardEvent) => {
      if (MODIFIERS.includes(event.key) || event.repeat) return
      event.preventDefault()
      event.stopPropagation()
      act()
    }
    window.addEventListener('keydown', onKey, { capture: true })
    return () => window.removeEventListener('keydown', onKey, { capture: true })
  }, [act])
}
