import { appMessage } from '#shared/app/words/message.ts'
import { exportCampaign } from '../state/library.ts'
import type { AppThunk } from '../state/store.ts'
import { showToast } from '../state/toasts.ts'
import { saveFile } from './save-file.ts'

/** Saves a campaign as a file. The toast warns that the file contains hidden information. */
export function exportToFile(campaign: string): AppThunk<Promise<void>> {
  return async (dispatch) => {
    const file = await dispatch(exportCampaign(campaign))
    if (!file) return
    saveFile(file.fileName, file.content)
    dispatch(showToast({ kind: 'said', message: appMessage('library.exported', { file: file.fileName }) }))
  }
}
