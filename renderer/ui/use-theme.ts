import { useEffect, useState } from 'react'
import { useAppSelector } from '../state/store.ts'

const DARK = '(prefers-color-scheme: dark)'

/** The chosen theme, else the system's. */
export function useTheme(): 'light' | 'dark' {
  const chosen = useAppSelector((state) => state.settings.theme)
  const [dark, setDark] = useState(() => window.matchMedia(DARK).matches)
  useEffect(() => {
    const query = window.matchMedia(DARK)
    const changed = () => setDark(query.matches)
    query.addEventListener('change', changed)
    return () => query.removeEventListener('change', changed)
  }, [])
  if (chosen !== 'system') return chosen
  return dark ? 'dark' : 'light'
}
