import { useRef } from 'react'

interface StableValue<T> {
  readonly value: T
  readonly text: string
  /** The last input, so that the same object is not serialised again. */
  readonly given: T
}

/**
 * Returns the same object as long as its content is the same. For plain data that is made anew at every update and
 * that something costly depends on, such as painting the map.
 */
export function useStableValue<T>(value: T): T {
  const kept = useRef<StableValue<T> | null>(null)
  const before = kept.current
  if (before?.given === value) return before.value
  const text = JSON.stringify(value)
  const now = before?.text === text ? { ...before, given: value } : { value, text, given: value }
  kept.current = now
  return now.value
}
