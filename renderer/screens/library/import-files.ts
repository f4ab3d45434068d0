import { appMessage } from '#shared/app/words/message.ts'
import { importCampaign } from '../../state/library.ts'
import { isScenarioText, openScenario } from '../../state/own-scenarios.ts'
import type { AppThunk } from '../../state/store.ts'
import { showToast } from '../../state/toasts.ts'

/** Imports campaign files one after the other. A scenario opens the page of a new campaign. */
export function importFiles(files: readonly File[]): AppThunk<Promise<void>> {
  return async (dispatch) => {
    for (const file of files) {
      try {
        const text = await file.text()
        await dispatch(isScenarioText(text) ? openScenario(text, file.name) : importCampaign(text))
      } catch {
        dispatch(showToast({ kind: 'said', message: appMessage('error.unreadable-file') }))
      }
    }
  }
}
