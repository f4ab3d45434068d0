import { useEffect, useState } from 'react'
import { useAppSelector } from '../state/store.ts'

/** The size of letters that everything is drawn for. */
const USUAL_PX = 16

/** How much larger than usual letters are, by the player's wish and the window: what is drawn grows with them. */
export function useEnlarged(): number {
  const wish = useAppSelector((state) => state.settings['text-size'])
  const [enlarged, setEnlarged] = useState(1)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the style sheets answer to the wish
  useEffect(() => {
    const measure = () => {
      const px = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
      // In steps, so that the same pictures serve a stretch of sizes; never smaller than it was drawn for.
      setEnlarged(Math.max(1, Math.round((px / USUAL_PX) * 8) / 8))
    }
    measure()
    window.addEventListener('resize', measure)
    return () => window.removeEventListener('resize', measure)
  }, [wish])
  return enlarged
}
