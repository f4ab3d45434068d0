import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { appMessage } from '#shared/app/words/message.ts'
import type { CampaignCard } from '#shared/ipc/campaign.ts'
import {
  type CallPayload,
  type CallResult,
  LARGEST_CAMPAIGN_FILE,
  LARGEST_FILE_PART
} from '#shared/ipc/contract.ts'
import type { Bridge } from './bridge.ts'
import { CallFailure, type Failure, failureOf } from './failure.ts'
import { askIfKnown } from './known-imports.ts'
import { screenSlice } from './screen.ts'
import type { AppThunk } from './store.ts'
import { showToast } from './toasts.ts'

interface LibraryState {
  readonly cards: readonly CampaignCard[]
  readonly status: 'loading' | 'ready' | 'failed'
  readonly failure: Failure | null
}

const initialState: LibraryState = { cards: [], status: 'loading', failure: null }

export const librarySlice = createSlice({
  name: 'library',
  initialState,
  reducers: {
    listed: (_, { payload }: PayloadAction<readonly CampaignCard[]>): LibraryState => ({
      cards: [...payload].sort((left, right) => right.playedAt - left.playedAt),
      status: 'ready',
      failure: null
    }),
    failed: (state, { payload }: PayloadAction<Failure>): LibraryState => ({
      ...state,
      // Keeps showing a list that was read once.
      status: state.status === 'ready' ? 'ready' : 'failed',
      failure: payload
    }),
    removed: (state, { payload }: PayloadAction<string>): LibraryState => ({
      ...state,
      cards: state.cards.filter((card) => card.id !== payload)
    }),
    renamed: (state, { payload }: PayloadAction<{ id: string; title: string }>): LibraryState => ({
      ...state,
      cards: state.cards.map((card) => (card.id === payload.id ? { ...card, title: payload.title } : card))
    })
  }
})

const { listed, failed, removed, renamed } = librarySlice.actions

export function listLibrary(): AppThunk<Promise<void>> {
  return async (dispatch, _, { bridge }) => {
    try {
      dispatch(listed(await bridge.call('library.list', {})))
    } catch (error) {
      dispatch(failed(failureOf(error)))
    }
  }
}

/** Runs a change of the library. Shows a toast if it fails, and reads the list again in any case. */
function attempt<Result>(work: () => Promise<Result>): AppThunk<Promise<Result | null>> {
  return async (dispatch) => {
    try {
      const result = await work()
      await dispatch(listLibrary())
      return result
    } catch (error) {
      dispatch(showToast({ kind: 'failed', failure: failureOf(error) }))
      await dispatch(listLibrary())
      return null
    }
  }
}

export function renameCampaign(id: string, title: string): AppThunk<Promise<unknown>> {
  return (dispatch, _, { bridge }) => {
    dispatch(renamed({ id, title }))
    return dispatch(attempt(() => bridge.call('library.rename', { campaign: id, title })))
  }
}

export function duplicateCampaign(id: string, title: string): AppThunk<Promise<unknown>> {
  return (dispatch, _, { bridge }) =>
    dispatch(attempt(() => bridge.call('library.duplicate', { campaign: id, title })))
}

/** Archives a campaign, or restores it from the archive. */
export function archiveCampaign({ id, title }: CampaignCard, archived: boolean): AppThunk<Promise<void>> {
  return async (dispatch, _, { bridge }) => {
    const done = await dispatch(attempt(() => bridge.call('library.archive', { campaign: id, archived })))
    const message = appMessage(archived ? 'library.archived' : 'library.taken-out', { title })
    if (done) dispatch(showToast({ kind: 'said', message }))
  }
}

export function deleteCampaign({ id, title }: CampaignCard): AppThunk<Promise<void>> {
  return async (dispatch, _, { bridge }) => {
    dispatch(removed(id))
    const done = await dispatch(attempt(() => bridge.call('library.delete', { campaign: id })))
    if (done) dispatch(showToast({ kind: 'deleted', campaign: id, title }))
  }
}

export function restoreCampaign(id: string): AppThunk<Promise<unknown>> {
  return (dispatch, _, { bridge }) =>
    dispatch(attempt(() => bridge.call('library.restore', { campaign: id })))
}

export function importCampaign(content: string): AppThunk<Promise<void>> {
  return async (dispatch, getState, { bridge }) => {
    const done = await dispatch(attempt(() => sendFile(bridge, content)))
    if (!done || dispatch(askIfKnown(done))) return
    const card = getState().library.cards.find(({ id }) => id === done.campaign)
    if (!card) return
    const message = appMessage('library.imported', { title: card.title })
    dispatch(showToast({ kind: 'said', message }))
  }
}

/** Sends a file in parts, so that no part keeps the host busy for long. */
async function sendFile(bridge: Bridge, content: string): Promise<CallResult<'library.import'>> {
  if (content.length > LARGEST_CAMPAIGN_FILE) {
    throw new CallFailure({ code: 'damaged-file', detail: String(content.length) })
  }
  let from = 0
  for (; content.length - from > LARGEST_FILE_PART; from += LARGEST_FILE_PART) {
    await bridge.call('library.upload', { part: content.slice(from, from + LARGEST_FILE_PART) })
  }
  return bridge.call('library.import', { content: content.slice(from) })
}

/** Recovers what is readable in a database that was set aside. */
export function salvageLibrary(): AppThunk<Promise<void>> {
  return async (dispatch, _, { bridge }) => {
    const found = await dispatch(attempt(() => bridge.call('library.salvage', {})))
    if (!found) return
    const { saved, lost } = found
    const message =
      saved === 0
        ? appMessage('library.salvaged-nothing')
        : appMessage('library.salvaged', { count: saved, lost })
    dispatch(showToast({ kind: 'said', message }))
  }
}

/** Fetches the campaign as a file for the browser to save. */
export function exportCampaign(
  id: string
): AppThunk<Promise<{ readonly fileName: string; readonly content: string } | null>> {
  return (dispatch, _, { bridge }) => dispatch(attempt(() => bridge.call('library.export', { campaign: id })))
}

/** Creates a campaign and opens its table. Returns the failure, if any. */
export function createCampaign(wanted: CallPayload<'library.create'>): AppThunk<Promise<Failure | null>> {
  return async (dispatch, _, { bridge }) => {
    try {
      const { campaign } = await bridge.call('library.create', wanted)
      await dispatch(listLibrary())
      dispatch(screenSlice.actions.shown({ name: 'table', campaign }))
      return null
    } catch (error) {
      return failureOf(error)
    }
  }
}
