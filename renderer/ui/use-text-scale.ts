import { useEffect, useState } from 'react'
import { useAppSelector } from '../state/store.ts'

/** The font size in pixels that everything is drawn for. */
const USUAL_PX = 16

/** How much larger than usual the text is, by setting and window size. Drawings are scaled by it. */
export function useTextScale(): number {
  const textSize = useAppSelector((state) => state.settings['text-size'])
  const [enlarged, setEnlarged] = useState(1)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the style sheets change with the setting
  useEffect(() => {
    const measure = () => {
      const px = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
      // In steps, so that several sizes share the same images; never smaller than usual.
      setEnlarged(Math.max(1, Math.round((px / USUAL_PX) * 8) / 8))
    }
    measure()
    window.addEventListener('resize', measure)
    return () => window.removeEventListener('resize', measure)
  }, [textSize])
  return enlarged
}
