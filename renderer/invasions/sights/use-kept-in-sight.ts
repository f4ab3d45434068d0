import { useEffect } from 'react'

/** So long after its last change of size a window is at rest. */
const REST_MS = 200

/** What was in sight before the window changed its size is in sight again after it. */
export function useKeptInSight(isInSight: () => boolean, bringIntoSight: () => void): void {
  useEffect(() => {
    let rest: ReturnType<typeof setTimeout> | undefined
    let wasInSight = false
    const changed = () => {
      // The map hears of its new size after the window does: it still knows what was seen.
      if (rest === undefined) wasInSight = isInSight()
      clearTimeout(rest)
      rest = setTimeout(() => {
        rest = undefined
        if (wasInSight) bringIntoSight()
      }, REST_MS)
    }
    window.addEventListener('resize', changed)
    return () => {
      clearTimeout(rest)
      window.removeEventListener('resize', changed)
    }
  }, [isInSight, bringIntoSight])
}
