import { type ReactNode, useEffect, useState } from 'react'
import { useWords } from '../../i18n/words.tsx'
import { Icon } from '../../ui/icon.tsx'
import { prefersStillness } from '../../ui/prefers-stillness.ts'

interface TimeLapseProps {
  /** How many pictures there are. */
  readonly length: number
  /** How long each is shown. */
  readonly frameMs: number
  /** Plays at once, from the beginning. Only for players who want motion. */
  readonly plays?: boolean
  momentOf(index: number): string
  readonly children: (index: number) => ReactNode
}

/** Pictures of the campaign through time: played as an animation, or moved with a slider. */
export function TimeLapse({ length, frameMs, plays = false, momentOf, children }: TimeLapseProps) {
  const words = useWords()
  const last = length - 1
  const [playing, setPlaying] = useState(() => plays && !prefersStillness())
  // Until the player chooses a moment, the last one is shown, also when more arrive.
  const [chosen, setChosen] = useState<number | null>(playing ? 0 : null)
  const index = Math.min(chosen ?? last, last)
  useEffect(() => {
    if (!playing || last < 1) return
    const timer = setTimeout(() => {
      if (index < last) setChosen(index + 1)
      else setPlaying(false)
    }, frameMs)
    return () => clearTimeout(timer)
  }, [playing, index, last, frameMs])
  if (length === 0) return null
  const moment = momentOf(index)
  const toggle = () => {
    if (!playing && index >= last) setChosen(0)
    setPlaying(!playing)
  }
  return (
    <>
      {children(index)}
      <div className="lapse__tools">
        <button
          type="button"
          className="button button--icon"
          aria-label={words.text(playing ? 'story-book.pause' : 'story-book.play')}
          onClick={toggle}
        >
          <Icon name={playing ? 'pause' : 'play'} />
        </button>
        <input
          type="range"
          className="lapse__slider"
          aria-label={words.text('story-book.slider')}
          aria-valuetext={moment}
          min={0}
          max={last}
          value={index}
          onChange={({ target }) => {
            setPlaying(false)
            setChosen(target.valueAsNumber)
          }}
        />
        <output className="lapse__moment">{moment}</output>
      </div>
    </>
  )
}
