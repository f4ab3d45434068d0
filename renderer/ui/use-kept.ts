import { useRef } from 'react'

/**
 * The same object as long as it says the same. For plain data that is made anew at every change of the
 * game and that something costly, like painting the map, hangs on.
 */
export function useKept<T>(value: T): T {
  const kept = useRef({ value, text: JSON.stringify(value) })
  if (kept.current.value !== value) {
    const text = JSON.stringify(value)
    if (text !== kept.current.text) kept.current = { value, text }
  }
  return kept.current.value
}
