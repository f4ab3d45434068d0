import { use, useEffect } from 'react'
import { SoundContext } from '../../../sound/sound-context.ts'
import { mostImportant } from '../../../sound/sound-effects.ts'
import type { Playback } from '../../../table/playback.ts'
import { soundOf } from '../../animations/event-sound.ts'
import type { FightRecord } from './fight-records.ts'
import type { PlaybackStep } from './playback-steps.ts'

/** Each step of a playback sounds like what it shows. */
export function usePlaybackSound(
  record: FightRecord | null,
  steps: readonly PlaybackStep[],
  playing: Playback['playing']
): void {
  const sound = use(SoundContext)
  const from = playing ? (steps[playing.shown - 2]?.until ?? 0) : 0
  const until = playing ? (steps[playing.shown - 1]?.until ?? 0) : 0
  useEffect(() => {
    const shown = record?.events.slice(from, until) ?? []
    const effect = mostImportant(shown.flatMap((event) => soundOf(event) ?? []))
    if (effect) sound.play(effect)
  }, [record, from, until, sound])
}
