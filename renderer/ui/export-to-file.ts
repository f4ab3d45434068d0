import { appMessage } from '#shared/app/words/message.ts'
import { exportCampaign } from '../state/library.ts'
import type { AppThunk } from '../state/store.ts'
import { showToast } from '../state/toasts.ts'
import { saveFile } from './save-file.ts'

/** Saves a campaign as a file, and says that it holds what nobody at the table may see. */
export function exportToFile(campaign: string): AppThunk<Promise<void>> {
  return async (dispatch) => {
    const file = await dispatch(exportCampaign(campaign))
    if (!file) return
    saveFile(file.fileName, file.content)
    dispatch(showToast({ kind: 'said', message: appMessage('library.exported', { file: file.fileName }) }))
  }
}
