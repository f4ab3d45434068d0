import { appMessage } from '#shared/app/words/message.ts'
import { importCampaign } from '../../state/library.ts'
import type { AppThunk } from '../../state/store.ts'
import { showToast } from '../../state/toasts.ts'

/** Imports campaign files one after the other. */
export function importFiles(files: readonly File[]): AppThunk<Promise<void>> {
  return async (dispatch) => {
    for (const file of files) {
      try {
        await dispatch(importCampaign(await file.text()))
      } catch {
        dispatch(showToast({ kind: 'said', message: appMessage('error.unreadable-file') }))
      }
    }
  }
}
