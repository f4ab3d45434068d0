import { flushSync } from 'react-dom'
import { useWords } from '../i18n/words.tsx'
import { QUESTION_PANEL, useOpenPanels } from './open-panels.tsx'

/** The first Tab stops: straight to the question, the board or the log. Visible while focused. */
export function SkipLinks() {
  const words = useWords()
  const { show } = useOpenPanels()
  const toPanel = (id: string) => {
    // The panel must be rendered before it can take the focus.
    flushSync(() => show(id))
    document.getElementById(`panel-${id}`)?.focus()
  }
  return (
    <nav className="skip-links" aria-label={words.text('table.skip')}>
      <button type="button" className="button" onClick={() => toPanel(QUESTION_PANEL)}>
        {words.text('table.skip-decision')}
      </button>
      <button
        type="button"
        className="button"
        onClick={() => document.querySelector<HTMLElement>('.table__board [role=application]')?.focus()}
      >
        {words.text('table.skip-board')}
      </button>
      <button type="button" className="button" onClick={() => toPanel('log')}>
        {words.text('table.skip-log')}
      </button>
    </nav>
  )
}
