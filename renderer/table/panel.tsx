import { type ReactNode, useId, useState } from 'react'
import { useWords } from '../i18n/words.tsx'
import { Icon, type IconName } from '../ui/icon.tsx'
import { useDrawer } from './drawer.tsx'

interface PanelProps {
  /** The id of the panel in the drawer of a narrow window. */
  readonly id: string
  readonly title: string
  readonly icon: IconName
  readonly startsFolded?: boolean
  readonly children: ReactNode
}

/** A panel over the map that can be folded to its title. In a narrow window it is in the drawer. */
export function Panel({ id, title, icon, startsFolded = false, children }: PanelProps) {
  const words = useWords()
  const body = useId()
  const { open } = useDrawer()
  const [folded, setFolded] = useState(startsFolded)
  return (
    <section
      id={`panel-${id}`}
      className={`panel panel--${id} ${folded ? 'panel--folded' : ''}`}
      data-open={open === id || undefined}
      tabIndex={-1}
      aria-label={title}
    >
      <button
        type="button"
        className="panel__title"
        aria-expanded={!folded}
        aria-controls={body}
        title={words.text(folded ? 'panel.unfold' : 'panel.fold', { panel: title })}
        onClick={() => setFolded(!folded)}
      >
        <Icon name={icon} size={16} />
        <span>{title}</span>
        <Icon name="down" size={16} />
      </button>
      <div id={body} className="panel__body" hidden={folded}>
        {children}
      </div>
    </section>
  )
}
