import { useRef } from 'react'

interface Kept<T> {
  readonly value: T
  readonly text: string
  /** The one that was given last: it is not looked through again. */
  readonly given: T
}

/**
 * The same object as long as it says the same. For plain data that is made anew at every change of the
 * game and that something costly, like painting the map, hangs on.
 */
export function useKept<T>(value: T): T {
  const kept = useRef<Kept<T> | null>(null)
  const before = kept.current
  if (before?.given === value) return before.value
  const text = JSON.stringify(value)
  const now = before?.text === text ? { ...before, given: value } : { value, text, given: value }
  kept.current = now
  return now.value
}
