import { createContext, type ReactNode, use, useMemo, useRef, useState } from 'react'
import { useCommands } from '../commands/use-commands.ts'
import { changePanels } from '../state/settings.ts'
import { useAppDispatch, useAppSelector } from '../state/store.ts'
import { useWindowSize } from './use-window-size.ts'

/** The panel of the question. In all but narrow windows it is always open. */
export const QUESTION_PANEL = 'decision'
/** The modes and the legend of the map. They take no room in the column beside the edge. */
export const MAP_TOOLS = 'map'

/** How many panels stand in the column beside the edge at once. One more closes the first. */
const MOST_IN_COLUMN = 3

/**
 * Which panels are open. In a narrow window they share a drawer, which shows one of them or none. In others the
 * player opens them from the edge, and the app remembers which for each size of window.
 */
interface OpenPanels {
  isOpen(panel: string): boolean
  toggle(panel: string): void
  show(panel: string): void
}

const OpenPanelsContext = createContext<OpenPanels>({
  isOpen: () => false,
  toggle: () => undefined,
  show: () => undefined
})

export function useOpenPanels(): OpenPanels {
  return use(OpenPanelsContext)
}

interface OpenPanelsProviderProps {
  /** The panel that is open first in a narrow window. */
  readonly first: string
  readonly children: ReactNode
}

export function OpenPanelsProvider({ first, children }: OpenPanelsProviderProps) {
  const dispatch = useAppDispatch()
  const size = useWindowSize()
  const [inDrawer, setInDrawer] = useState<string | null>(first)
  const atEdge = useAppSelector((state) => state.settings.panelsOf[size])
  const open = useMemo(
    () => (size === 'narrow' ? (inDrawer === null ? [] : [inDrawer]) : atEdge),
    [size, inDrawer, atEdge]
  )
  const panels = useMemo(() => {
    const isOpen = (panel: string) => open.includes(panel) || (size !== 'narrow' && panel === QUESTION_PANEL)
    const change = (next: readonly string[]) => {
      if (size === 'narrow') setInDrawer(next.at(-1) ?? null)
      else void dispatch(changePanels(size, next))
    }
    return {
      isOpen,
      change,
      toggle: (panel: string) =>
        change(open.includes(panel) ? open.filter((other) => other !== panel) : withPanel(open, panel)),
      show: (panel: string) => {
        if (!isOpen(panel)) change(withPanel(open, panel))
      }
    }
  }, [dispatch, size, open])
  const folded = useRef<readonly string[]>([])
  useCommands({
    'fold-panels': () => {
      if (open.length === 0 && folded.current.length === 0) return false
      panels.change(open.length === 0 ? folded.current : [])
      folded.current = open
      return true
    }
  })
  return <OpenPanelsContext value={panels}>{children}</OpenPanelsContext>
}

function withPanel(open: readonly string[], panel: string): readonly string[] {
  const inColumn = open.filter((other) => other !== MAP_TOOLS)
  const closes = panel !== MAP_TOOLS && inColumn.length >= MOST_IN_COLUMN ? inColumn[0] : undefined
  return [...open.filter((other) => other !== closes), panel]
}
