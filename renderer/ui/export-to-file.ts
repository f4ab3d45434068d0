import { appMessage } from '#shared/app/words/message.ts'
import { failureOf } from '../state/failure.ts'
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

/** Saves the public part of a campaign's position as a scenario. */
export function saveAsScenario(campaign: string): AppThunk<Promise<void>> {
  return async (dispatch, _, { bridge }) => {
    try {
      const file = await bridge.call('library.scenario', { campaign })
      if (file) saveFile(file.fileName, file.content)
      const message = file
        ? appMessage('scenario.saved', { file: file.fileName })
        : appMessage('scenario.too-late')
      dispatch(showToast({ kind: 'said', message }))
    } catch (error) {
      dispatch(showToast({ kind: 'failed', failure: failureOf(error) }))
    }
  }
}
