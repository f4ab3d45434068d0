import { createSlice, type PayloadAction } from '@reduxjs/toolkit'

export type Screen =
  | { readonly name: 'library' }
  | { readonly name: 'new' }
  | { readonly name: 'table'; readonly campaign: string }

/** The screen of an address, so that a reload returns to it. */
export function screenOf(hash: string): Screen {
  const [, name, campaign] = hash.split('/')
  if (name === 'new') return { name: 'new' }
  if (name === 'table' && campaign && /^[0-9a-f-]{8,40}$/.test(campaign)) return { name: 'table', campaign }
  return { name: 'library' }
}

export function hashOf(screen: Screen): string {
  return screen.name === 'table' ? `#/table/${screen.campaign}` : `#/${screen.name}`
}

export const screenSlice = createSlice({
  name: 'screen',
  initialState: (): Screen => ({ name: 'library' }),
  reducers: { shown: (_, { payload }: PayloadAction<Screen>) => payload }
})
