import { type ReactNode, useCallback, useState } from 'react'
import { useCommands } from '../../commands/use-commands.ts'
import { useWords } from '../../i18n/words.tsx'
import { PageDialog, usePageDialog } from '../../ui/page-dialog.tsx'
import type { GameRules } from '../game/game-client.ts'
import { RulesContext } from './rules-context.ts'
import { RulesPage } from './rules-page.tsx'

interface RulesProviderProps {
  readonly rules: GameRules | undefined
  readonly children: ReactNode
}

/** Lets everything inside it open the rules. */
export function RulesProvider({ rules, children }: RulesProviderProps) {
  if (!rules) return children
  return <RulesDialogProvider rules={rules}>{children}</RulesDialogProvider>
}

function RulesDialogProvider({ rules, children }: RulesProviderProps & { readonly rules: GameRules }) {
  const words = useWords()
  const page = usePageDialog()
  const [section, setSection] = useState<string | null>(null)
  const open = useCallback(
    (wanted?: string) => {
      if (wanted !== undefined) setSection(wanted)
      page.open()
    },
    [page.open]
  )
  useCommands({ 'show-rules': () => open() })
  return (
    <RulesContext value={open}>
      {children}
      <PageDialog page={page} title={words.text('book.title')} className="rules">
        {() => <RulesPage rules={rules} section={section} onSection={setSection} />}
      </PageDialog>
    </RulesContext>
  )
}
