import { configureStore, type ThunkAction, type UnknownAction } from '@reduxjs/toolkit'
import { useDispatch, useSelector } from 'react-redux'
import type { Bridge } from './bridge.ts'
import { connectionSlice } from './connection.ts'
import type { EntryAnimator } from './entry-animator.ts'
import type { GameLoader } from './game-loader.ts'
import { knownImportsSlice } from './known-imports.ts'
import { librarySlice } from './library.ts'
import { scenarioFaultsSlice } from './own-scenarios.ts'
import { screenSlice } from './screen.ts'
import { settingsSlice } from './settings.ts'
import { tableSlice } from './table.ts'
import { applyUpdates } from './table-actions.ts'
import { toastsSlice } from './toasts.ts'
import { UpdateQueue } from './update-queue.ts'

const reducer = {
  connection: connectionSlice.reducer,
  knownImports: knownImportsSlice.reducer,
  library: librarySlice.reducer,
  scenarioFaults: scenarioFaultsSlice.reducer,
  screen: screenSlice.reducer,
  settings: settingsSlice.reducer,
  table: tableSlice.reducer,
  toasts: toastsSlice.reducer
}

export interface StoreServices {
  readonly bridge: Bridge
  readonly updates: UpdateQueue
  readonly games: GameLoader
  readonly animator: EntryAnimator
}

export function createStore(bridge: Bridge, games: GameLoader) {
  const updates = new UpdateQueue((batch, isWanted) => store.dispatch(applyUpdates(batch, isWanted)))
  const animator: EntryAnimator = { animate: null }
  const tools: StoreServices = { bridge, updates, games, animator }
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
export type AppThunk<Result = void> = ThunkAction<Result, RootState, StoreServices, UnknownAction>

export const useAppDispatch = useDispatch.withTypes<AppStore['dispatch']>()
export const useAppSelector = useSelector.withTypes<RootState>()
