import { configureStore, type ThunkAction, type UnknownAction } from '@reduxjs/toolkit'
import { useDispatch, useSelector } from 'react-redux'
import type { Border } from './border.ts'
import type { Bridge } from './bridge.ts'
import { connectionSlice } from './connection.ts'
import { librarySlice } from './library.ts'
import { screenSlice } from './screen.ts'
import { settingsSlice } from './settings.ts'
import type { Stage } from './stage.ts'
import { tableSlice } from './table.ts'
import { takeUpdates } from './table-actions.ts'
import { toastsSlice } from './toasts.ts'
import { UpdateQueue } from './update-queue.ts'

const reducer = {
  connection: connectionSlice.reducer,
  library: librarySlice.reducer,
  screen: screenSlice.reducer,
  settings: settingsSlice.reducer,
  table: tableSlice.reducer,
  toasts: toastsSlice.reducer
}

export interface Tools {
  readonly bridge: Bridge
  readonly updates: UpdateQueue
  readonly border: Border
  /** Whether a game hides anything from some of its sides. If not, no curtain falls between them. */
  readonly hasSecrets: (game: string) => boolean
  readonly stage: Stage
}

export function createStore(bridge: Bridge, border: Border, hasSecrets: Tools['hasSecrets'] = () => true) {
  const updates = new UpdateQueue((batch, isWanted) => store.dispatch(takeUpdates(batch, isWanted)))
  const animator: Stage = { showing: null }
  const tools: Tools = { bridge, updates, border, hasSecrets, stage: animator }
  const store = configureStore({
    reducer,
    // Views are large plain data from the host. Checking them after every action would only cost time.
    middleware: (defaults) =>
      defaults({ thunk: { extraArgument: tools }, serializableCheck: false, immutableCheck: false })
  })
  return { ...store, updates, animator }
}

export type AppStore = ReturnType<typeof createStore>
export type RootState = { readonly [Name in keyof typeof reducer]: ReturnType<(typeof reducer)[Name]> }
export type AppThunk<Result = void> = ThunkAction<Result, RootState, Tools, UnknownAction>

export const useAppDispatch = useDispatch.withTypes<AppStore['dispatch']>()
export const useAppSelector = useSelector.withTypes<RootState>()
