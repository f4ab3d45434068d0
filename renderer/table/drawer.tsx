import { createContext, type ReactNode, use, useMemo, useState } from 'react'
import { useWords } from '../i18n/words.tsx'
import { Icon, type IconName } from '../ui/icon.tsx'

/** In windows too narrow for two columns the panels share a drawer, which shows one of them or none. */
interface Drawer {
  readonly open: string | null
  show(panel: string | null): void
}

const DrawerContext = createContext<Drawer>({ open: null, show: () => undefined })

export function useDrawer(): Drawer {
  return use(DrawerContext)
}

interface DrawerProviderProps {
  /** The panel that is open first. */
  readonly first: string
  readonly children: ReactNode
}

export function DrawerProvider({ first, children }: DrawerProviderProps) {
  const [open, show] = useState<string | null>(first)
  const drawer = useMemo(() => ({ open, show }), [open])
  return <DrawerContext value={drawer}>{children}</DrawerContext>
}

export interface DrawerTab {
  readonly id: string
  readonly title: string
  readonly icon: IconName
  /** Marks a tab that needs attention. */
  readonly needsAttention?: boolean
}

/** The tabs of the drawer. The tab of the open panel closes it, which frees the map. */
export function DrawerTabs({ tabs }: { readonly tabs: readonly DrawerTab[] }) {
  const words = useWords()
  const { open, show } = useDrawer()
  return (
    <nav className="drawer-tabs" aria-label={words.text('panel.drawer')}>
      {tabs.map(({ id, title, icon, needsAttention = false }) => (
        <button
          key={id}
          type="button"
          className="drawer-tabs__tab"
          aria-expanded={open === id}
          aria-controls={`panel-${id}`}
          data-calls={(needsAttention && open !== id) || undefined}
          title={words.text(open === id ? 'panel.fold' : 'panel.unfold', { panel: title })}
          onClick={() => show(open === id ? null : id)}
        >
          <Icon name={icon} size={18} />
          <span>{title}</span>
        </button>
      ))}
    </nav>
  )
}
