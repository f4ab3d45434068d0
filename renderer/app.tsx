import { useLayoutEffect } from 'react'
import { AppCommands } from './commands/app-commands.tsx'
import { LibraryScreen } from './screens/library/library-screen.tsx'
import { NewCampaignScreen } from './screens/new-campaign/new-campaign-screen.tsx'
import { TableScreen } from './screens/table/table-screen.tsx'
import { screenSlice } from './state/screen.ts'
import { useAppDispatch, useAppSelector } from './state/store.ts'
import { ConnectionBanner } from './ui/connection-banner.tsx'
import { ErrorBoundary } from './ui/error-boundary.tsx'
import { KnownImportDialog } from './ui/known-import-dialog.tsx'
import { ScenarioFaultsDialog } from './ui/scenario-faults-dialog.tsx'
import { Toasts } from './ui/toasts.tsx'

export function App() {
  const screen = useAppSelector((state) => state.screen)
  const dispatch = useAppDispatch()
  useAppearance()
  return (
    <>
      <ConnectionBanner />
      <ErrorBoundary
        key={screen.name}
        {...(screen.name === 'library'
          ? {}
          : { leave: () => dispatch(screenSlice.actions.shown({ name: 'library' })) })}
      >
        {screen.name === 'library' && <LibraryScreen />}
        {screen.name === 'new' && <NewCampaignScreen />}
        {screen.name === 'table' && <TableScreen key={screen.campaign} campaign={screen.campaign} />}
      </ErrorBoundary>
      <KnownImportDialog />
      <ScenarioFaultsDialog />
      <Toasts />
      <AppCommands />
    </>
  )
}

/**
 * Copies theme, text size and dice speed to attributes of the root element, where the style sheets read them. In a
 * layout effect, because effects of the table measure the text.
 */
function useAppearance(): void {
  const settings = useAppSelector((state) => state.settings)
  useLayoutEffect(() => {
    const { dataset } = document.documentElement
    dataset.theme = settings.theme
    dataset.textSize = settings['text-size']
    dataset.dice = settings['dice-speed']
  }, [settings])
}
