import { useCallback, useEffect, useMemo, useState } from 'react'
import { useCommands } from '../commands/use-commands.ts'
import type { ArenaPace } from './game/game-client.ts'

/** Something that is shown step by step. */
export interface Told {
  readonly key: string
  readonly steps: number
}

export interface Playback {
  /** What is being shown, and how many of its steps are; null when all has been shown. */
  readonly playing: { readonly key: string; readonly shown: number } | null
  next(): void
  /** Shows the rest of all at once. */
  skip(): void
}

/** Long enough to see a step. */
const STEP_MS = 480

/** Shows what is told step by step at the player's pace. What was there from the start has been seen. */
export function usePlayback(tales: readonly Told[], pace: ArenaPace): Playback {
  const [seen, setSeen] = useState<ReadonlyMap<string, number>>(() => whole(tales))
  const tale = tales.find(({ key, steps }) => (seen.get(key) ?? 0) < steps) ?? null
  const [key, shown] = tale ? [tale.key, seen.get(tale.key) ?? 0] : [null, 0]
  const playing = useMemo(
    () => (key === null || pace === 'result' ? null : { key, shown }),
    [key, shown, pace]
  )
  const next = useCallback(() => {
    if (key !== null) setSeen((before) => new Map(before).set(key, shown + 1))
  }, [key, shown])
  const skip = useCallback(() => setSeen((before) => new Map([...before, ...whole(tales)])), [tales])
  useEffect(() => {
    // Whoever wants results only is not shown the way there later, when he changes his mind.
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

const whole = (tales: readonly Told[]): ReadonlyMap<string, number> =>
  new Map(tales.map(({ key, steps }) => [key, steps]))
