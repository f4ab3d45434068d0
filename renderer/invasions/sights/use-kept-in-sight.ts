import { useEffect } from 'react'

/** A window is at rest this long after its last change of size. */
const REST_MS = 200

/** Brings places that were visible before the window was resized back into view. */
export function useKeptInSight(isInSight: () => boolean, bringIntoSight: () => void): void {
  useEffect(() => {
    let rest: ReturnType<typeof setTimeout> | undefined
    let wasInSight = false
    const changed = () => {
      // The map learns its new size after the window does, so it still knows what was visible.
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
