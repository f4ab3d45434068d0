import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { isObject } from '#shared/engine/json.ts'
import type { DocumentProblem } from '#shared/engine/read-document.ts'
import { LARGEST_FILE_PART } from '#shared/ipc/contract.ts'
import { failureOf } from './failure.ts'
import { screenSlice } from './screen.ts'
import type { AppThunk } from './store.ts'
import { showToast } from './toasts.ts'

/** A document that was meant to be a scenario, and what is wrong with it. */
export interface ScenarioFaults {
  readonly file: string
  readonly problems: readonly DocumentProblem[]
}

export const scenarioFaultsSlice = createSlice({
  name: 'scenarioFaults',
  initialState: (): ScenarioFaults | null => null,
  reducers: {
    found: (_, { payload }: PayloadAction<ScenarioFaults>): ScenarioFaults | null => payload,
    read: (): ScenarioFaults | null => null
  }
})

const SIGNS = ['firstTurn', 'introduction', 'nations']

/** Whether a file seems to be meant as a scenario. Campaign files name their format. */
export function isScenarioText(text: string): boolean {
  if (text.length > LARGEST_FILE_PART) return false
  try {
    const document: unknown = JSON.parse(text)
    return isObject(document) && !('format' in document) && SIGNS.some((sign) => sign in document)
  } catch {
    return false
  }
}

/** Opens the page of a new campaign with a scenario of one's own, or shows what is wrong with it. */
export function openScenario(content: string, file: string): AppThunk<Promise<void>> {
  return async (dispatch, _, { bridge }) => {
    try {
      const read = await bridge.call('library.read-scenario', { content })
      if (read.ok)
        dispatch(screenSlice.actions.shown({ name: 'new', game: read.game, options: read.options }))
      else dispatch(scenarioFaultsSlice.actions.found({ file, problems: read.problems }))
    } catch (error) {
      dispatch(showToast({ kind: 'failed', failure: failureOf(error) }))
    }
  }
}
