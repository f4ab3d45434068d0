import type { ReactNode } from 'react'
import { ariaKeys, withKey } from '../commands/key-names.ts'
import { commandDispatcher } from '../commands/use-commands.ts'
import { useWords } from '../i18n/words.tsx'
import { Icon, type IconName } from '../ui/icon.tsx'
import { MAP_TOOLS, useOpenPanels } from './open-panels.tsx'

export interface EdgeTab {
  readonly id: string
  readonly title: string
  readonly icon: IconName
  /** Shown at the edge instead of the icon. */
  readonly face?: ReactNode
  /** Marks a tab that needs attention. */
  readonly needsAttention?: boolean
}

/**
 * The slim edge of the table, with a button for each panel and tool. In a narrow window it is the row of tabs of the
 * drawer. The button of an open panel closes it, which frees the map.
 */
export function Edge({ tabs }: { readonly tabs: readonly EdgeTab[] }) {
  const words = useWords()
  const { isOpen, toggle } = useOpenPanels()
  const tools = words.text('panel.map')
  return (
    <nav className="edge" aria-label={words.text('panel.edge')}>
      {tabs.map(({ id, title, icon, face, needsAttention = false }) => (
        <button
          key={id}
          type="button"
          className={`edge__tab edge__tab--${id}`}
          aria-expanded={isOpen(id)}
          aria-controls={`panel-${id}`}
          data-calls={(needsAttention && !isOpen(id)) || undefined}
          title={words.text(isOpen(id) ? 'panel.fold' : 'panel.unfold', { panel: title })}
          onClick={() => toggle(id)}
        >
          <span className="edge__icon">
            <Icon name={icon} size={18} />
          </span>
          {face}
          <span className="edge__name">{title}</span>
        </button>
      ))}
      <button
        type="button"
        className="edge__tab edge__tab--tool"
        aria-expanded={isOpen(MAP_TOOLS)}
        title={words.text(isOpen(MAP_TOOLS) ? 'panel.fold' : 'panel.unfold', { panel: tools })}
        onClick={() => toggle(MAP_TOOLS)}
      >
        <Icon name="layers" size={18} />
        <span className="edge__name">{tools}</span>
      </button>
      <button
        type="button"
        className="edge__tab edge__tab--tool"
        title={withKey(words.text('command.find-place'), 'find-place', words)}
        aria-keyshortcuts={ariaKeys('find-place')}
        onClick={() => commandDispatcher.run('find-place')}
      >
        <Icon name="search" size={18} />
        <span className="edge__name">{words.text('command.find-place')}</span>
      </button>
    </nav>
  )
}
