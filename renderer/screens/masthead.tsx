import type { ReactNode } from 'react'
import { useWords } from '../i18n/words.tsx'
import { SettingsPopover } from '../ui/settings-popover.tsx'

/** The header of every screen but the table. */
export function Masthead({ children }: { readonly children?: ReactNode }) {
  const words = useWords()
  return (
    <header className="masthead">
      <div className="masthead__brand">
        <p className="masthead__name">{words.text('app.name')}</p>
        <p className="masthead__tagline">{words.text('app.tagline')}</p>
      </div>
      <div className="masthead__tools">
        {children}
        <SettingsPopover />
      </div>
    </header>
  )
}
