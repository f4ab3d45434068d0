import { type ReactNode, useId, useState } from 'react'
import { useWords } from '../i18n/words.tsx'
import { Icon, type IconName } from '../ui/icon.tsx'
import { QUESTION_PANEL, useOpenPanels } from './open-panels.tsx'

interface PanelProps {
  /** The id of the panel at the edge of the table. */
  readonly id: string
  readonly title: string
  readonly icon: IconName
  readonly children: ReactNode
}

/**
 * A panel over the map. Its title folds the question to one line, and closes any other panel: the edge opens it
 * again. A closed panel stays in the page, because a key may open a dialog of it.
 */
export function Panel({ id, title, icon, children }: PanelProps) {
  const words = useWords()
  const body = useId()
  const { isOpen, toggle } = useOpenPanels()
  const [folded, setFolded] = useState(false)
  return (
    <section
      id={`panel-${id}`}
      className={`panel panel--${id} ${folded ? 'panel--folded' : ''}`}
      data-open={isOpen(id) || undefined}
      tabIndex={-1}
      aria-label={title}
    >
      <button
        type="button"
        className="panel__title"
        aria-expanded={!folded}
        aria-controls={body}
        title={words.text(folded ? 'panel.unfold' : 'panel.fold', { panel: title })}
        onClick={() => (id === QUESTION_PANEL ? setFolded(!folded) : toggle(id))}
      >
        <Icon name={icon} size={16} />
        <span>{title}</span>
        <Icon name={id === QUESTION_PANEL ? 'down' : 'close'} size={16} />
      </button>
      <div id={body} className="panel__body" hidden={folded}>
        {children}
      </div>
    </section>
  )
}
