import { useEffect, useState } from 'react'
import type { WindowSize } from '../state/settings.ts'
import { useAppSelector } from '../state/store.ts'

/** In font sizes, like the container queries of the style sheets: a page zoomed to 200 % is narrow. */
const NORMAL_REM = 68.75
const WIDE_REM = 120

/** How much room the window has for panels. */
export function useWindowSize(): WindowSize {
  const textSize = useAppSelector((state) => state.settings['text-size'])
  const [size, setSize] = useState(measured)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the font size changes with the setting
  useEffect(() => {
    const measure = () => setSize(measured())
    measure()
    window.addEventListener('resize', measure)
    return () => window.removeEventListener('resize', measure)
  }, [textSize])
  return size
}

function measured(): WindowSize {
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
  const width = window.innerWidth / rem
  if (width < NORMAL_REM) return 'narrow'
  return width < WIDE_REM ? 'normal' : 'wide'
}
