import { use, useCallback, useRef, useState } from 'react'
import type { Message } from '#shared/engine/message.ts'
import { useWords } from '../../i18n/words.tsx'
import { SoundContext } from '../../sound/sound-context.ts'
import { useAppSelector } from '../../state/store.ts'
import { type Moment, readingTime, WordingChoice } from './moment.ts'

export interface ShownMoment {
  readonly moment: Moment
  readonly wording: Message
  readonly ms: number
}

export interface Moments {
  /** The moment that is shown now. */
  readonly shown: ShownMoment | null
  readonly dismiss: () => void
  /** Shows moments one after another. Resolves when the player has seen or dismissed the last. */
  readonly show: (moments: readonly Moment[]) => Promise<void>
}

const PACE = { slow: 1.5, normal: 1, fast: 0.7, instant: 0.7 } as const

/** The queue of great moments. The table waits while one is shown, so that no question lies under it. */
export function useMoments(): Moments {
  const words = useWords()
  const sound = use(SoundContext)
  const pace = PACE[useAppSelector((state) => state.settings['move-speed'])]
  const [shown, setShown] = useState<ShownMoment | null>(null)
  const dismissal = useRef<(() => void) | null>(null)
  const choice = useRef(new WordingChoice())
  const show = useCallback(
    async (moments: readonly Moment[]) => {
      for (const moment of moments) {
        const wording = choice.current.of(moment)
        if (!wording) continue
        const text = `${words.say(moment.occasion)} ${words.say(wording)}`
        const ms = readingTime(text, moment.look, pace)
        setShown({ moment, wording, ms })
        if (moment.sound) sound.play(moment.sound)
        await new Promise<void>((seen) => {
          const timer = setTimeout(seen, ms)
          dismissal.current = () => {
            clearTimeout(timer)
            seen()
          }
        })
      }
      dismissal.current = null
      setShown(null)
    },
    [words, sound, pace]
  )
  const dismiss = useCallback(() => dismissal.current?.(), [])
  return { shown, dismiss, show }
}
