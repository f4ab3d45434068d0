import { useState } from 'react'
import { useCommands } from '../../commands/use-commands.ts'

interface InspectorState {
  readonly place: string | null
  open(place: string): void
  close(): void
}

/** Which place the inspector shows: opened by a click or a key, closed by Escape. */
export function usePlaceInspector(hoveredPlace: () => string | null): InspectorState {
  const [place, setPlace] = useState<string | null>(null)
  const close = () => setPlace(null)
  useCommands({
    'inspect-place': () => {
      const hovered = hoveredPlace()
      if (hovered === null) return false
      setPlace(hovered)
      return true
    },
    'step-back': place === null ? undefined : close
  })
  return { place, open: setPlace, close }
}
