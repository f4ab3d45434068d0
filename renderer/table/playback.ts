import { useCallback, useEffect, useMemo, useState } from 'react'
import { useCommands } from '../commands/use-commands.ts'
import type { FightPace } from './game/game-client.ts'

/** Something that is shown step by step. */
export interface PlaybackItem {
  readonly key: string
  readonly steps: number
}

export interface Playback {
  /** The item that is being shown, and how many of its steps are; null when everything has been shown. */
  readonly playing: { readonly key: string; readonly shown: number } | null
  next(): void
  /** Shows all remaining steps at once. */
  skip(): void
}

/** The duration of a step. */
const STEP_MS = 480

/** Shows items step by step at the player's pace. Items that exist at the start count as seen. */
export function usePlayback(items: readonly PlaybackItem[], pace: FightPace): Playback {
  const [seen, setSeen] = useState<ReadonlyMap<string, number>>(() => allSeen(items))
  const item = items.find(({ key, steps }) => (seen.get(key) ?? 0) < steps) ?? null
  const [key, shown] = item ? [item.key, seen.get(item.key) ?? 0] : [null, 0]
  const playing = useMemo(
    () => (key === null || pace === 'result' ? null : { key, shown }),
    [key, shown, pace]
  )
  const next = useCallback(() => {
    if (key !== null) setSeen((before) => new Map(before).set(key, shown + 1))
  }, [key, shown])
  const skip = useCallback(() => setSeen((before) => new Map([...before, ...allSeen(items)])), [items])
  useEffect(() => {
    // In the pace `result` all steps count as seen, so that they do not play after a change of pace.
    if (pace === 'result' && key !== null) skip()
  }, [pace, key, skip])
  useEffect(() => {
    if (pace !== 'quick' || playing === null) return
    const timer = setTimeout(next, STEP_MS)
    return () => clearTimeout(timer)
  }, [pace, playing, next])
  useCommands({ 'next-step': playing ? next : undefined })
  return { playing, next, skip }
}

const allSeen = (tales: readonly PlaybackItem[]): ReadonlyMap<string, number> =>
  new Map(tales.map(({ key, steps }) => [key, steps]))
