import { useEffect } from 'react'

/** A window is at rest this long after its last change of size. */
const REST_MS = 200

/** Brings places that were visible before the window was resized back into view. */
export function useKeepInView(isInView: () => boolean, bringIntoView: () => void): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let wasInView = false
    const resized = () => {
      // The map learns its new size after the window does, so it still knows what was visible.
      if (timer === undefined) wasInView = isInView()
      clearTimeout(timer)
      timer = setTimeout(() => {
        timer = undefined
        if (wasInView) bringIntoView()
      }, REST_MS)
    }
    window.addEventListener('resize', resized)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('resize', resized)
    }
  }, [isInView, bringIntoView])
}
