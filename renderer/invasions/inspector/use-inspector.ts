import { useState } from 'react'
import { useCommands } from '../../commands/use-commands.ts'

interface Inspecting {
  readonly place: string | null
  open(place: string): void
  close(): void
}

/** Which place the inspector shows: opened by a click or a key, closed by Escape. */
export function useInspector(pointedAt: () => string | null): Inspecting {
  const [place, setPlace] = useState<string | null>(null)
  const close = () => setPlace(null)
  useCommands({
    'inspect-place': () => {
      const pointed = pointedAt()
      if (pointed === null) return false
      setPlace(pointed)
      return true
    },
    'step-back': place === null ? undefined : close
  })
  return { place, open: setPlace, close }
}
