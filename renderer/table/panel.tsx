import { type ReactNode, useId, useState } from 'react'
import { useWords } from '../i18n/words.tsx'
import { Icon, type IconName } from '../ui/icon.tsx'

interface PanelProps {
  readonly title: string
  readonly icon: IconName
  readonly className?: string
  readonly startsFolded?: boolean
  readonly children: ReactNode
}

/** A panel over the map that can be folded away to its title. */
export function Panel({ title, icon, className = '', startsFolded = false, children }: PanelProps) {
  const words = useWords()
  const id = useId()
  const [folded, setFolded] = useState(startsFolded)
  return (
    <section className={`panel ${className} ${folded ? 'panel--folded' : ''}`} aria-label={title}>
      <button
        type="button"
        className="panel__title"
        aria-expanded={!folded}
        aria-controls={id}
        title={words.text(folded ? 'panel.unfold' : 'panel.fold', { panel: title })}
        onClick={() => setFolded(!folded)}
      >
        <Icon name={icon} size={16} />
        <span>{title}</span>
        <Icon name="down" size={16} />
      </button>
      <div id={id} className="panel__body" hidden={folded}>
        {children}
      </div>
    </section>
  )
}
