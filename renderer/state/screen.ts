import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { CallPayload } from '#shared/ipc/contract.ts'

type SentOptions = CallPayload<'library.create'>['options']

export type Screen =
  | { readonly name: 'library' }
  /** A new campaign, of this game if the player has chosen one; with these options if a file has brought them. */
  | { readonly name: 'new'; readonly game?: string; readonly options?: SentOptions }
  | { readonly name: 'table'; readonly campaign: string }

/** The screen of an address, so that a reload returns to it. */
export function screenOf(hash: string): Screen {
  const [, name, id] = hash.split('/')
  if (name === 'new') return id ? { name: 'new', game: id } : { name: 'new' }
  if (name === 'table' && id && /^[0-9a-f-]{8,40}$/.test(id)) return { name: 'table', campaign: id }
  return { name: 'library' }
}

export function hashOf(screen: Screen): string {
  if (screen.name === 'table') return `#/table/${screen.campaign}`
  return screen.name === 'new' && screen.game ? `#/new/${screen.game}` : `#/${screen.name}`
}

export const screenSlice = createSlice({
  name: 'screen',
  initialState: (): Screen => ({ name: 'library' }),
  reducers: { shown: (_, { payload }: PayloadAction<Screen>) => payload }
})
