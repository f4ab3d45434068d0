import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { Connection } from './bridge.ts'

interface ConnectionState {
  readonly connection: Connection
  /** Whether the connection was open before. The first wait is no loss. */
  readonly everOpen: boolean
  readonly version: string | null
}

export const connectionSlice = createSlice({
  name: 'connection',
  initialState: (): ConnectionState => ({
    connection: { status: 'connecting' },
    everOpen: false,
    version: null
  }),
  reducers: {
    changed: (state, { payload }: PayloadAction<Connection>) => ({
      ...state,
      connection: payload,
      everOpen: state.everOpen || payload.status === 'open'
    }),
    introduced: (state, { payload }: PayloadAction<{ version: string }>) => ({
      ...state,
      version: payload.version
    })
  }
})
