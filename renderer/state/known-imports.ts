import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { appMessage } from '#shared/app/words/message.ts'
import type { CallResult } from '#shared/ipc/contract.ts'
import { failureOf } from './failure.ts'
import { screenSlice } from './screen.ts'
import type { AppThunk } from './store.ts'
import { showToast } from './toasts.ts'

/** A hidden campaign from a file, and the campaign of the library that holds all of it. */
export interface KnownImport {
  readonly campaign: string
  readonly known: string
}

/** Files of campaigns that the library holds already. The player decides about one after the other. */
export const knownImportsSlice = createSlice({
  name: 'knownImports',
  initialState: (): readonly KnownImport[] => [],
  reducers: {
    added: (state, { payload }: PayloadAction<KnownImport>) => [...state, payload],
    decided: (state, { payload }: PayloadAction<KnownImport>) =>
      state.filter(({ campaign }) => campaign !== payload.campaign)
  }
})

const { added, decided } = knownImportsSlice.actions

/** Asks the player about an imported campaign if the library holds it. Returns whether it does. */
export function askIfKnown({ campaign, known }: CallResult<'library.import'>): AppThunk<boolean> {
  return (dispatch) => {
    if (known !== null) dispatch(added({ campaign, known }))
    return known !== null
  }
}

/** Drops what the file held. Opens the campaign of the library if the player wishes. */
export function dropImport(one: KnownImport, opens: boolean): AppThunk<Promise<void>> {
  return async (dispatch, _, { bridge }) => {
    dispatch(decided(one))
    if (opens) dispatch(screenSlice.actions.shown({ name: 'table', campaign: one.known }))
    // What cannot be dropped now is dropped at the next start.
    await bridge.call('library.drop-import', { campaign: one.campaign }).catch(() => {})
  }
}

export function keepBoth(one: KnownImport, title: string): AppThunk<Promise<void>> {
  return async (dispatch, _, { bridge }) => {
    dispatch(decided(one))
    try {
      await bridge.call('library.keep-both', { campaign: one.campaign, title })
      dispatch(showToast({ kind: 'said', message: appMessage('library.imported', { title }) }))
    } catch (error) {
      dispatch(showToast({ kind: 'failed', failure: failureOf(error) }))
    }
  }
}
