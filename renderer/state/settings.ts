import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { AppThunk } from './store.ts'

/** What each setting may be; the first is what it is until told otherwise. */
export const choices = {
  language: ['system', 'en', 'es'],
  theme: ['system', 'light', 'dark'],
  'text-size': ['normal', 'large', 'largest', 'small'],
  'single-options': ['ask', 'play'],
  'dice-speed': ['normal', 'slow', 'instant'],
  'move-speed': ['normal', 'slow', 'fast', 'instant'],
  camera: ['follow', 'stay'],
  fights: ['quick', 'steps', 'result'],
  'hand-over': ['curtain', 'open'],
  'library-sort': ['played', 'created', 'title', 'turn'],
  // How many steps of the guided first turn have been gone.
  coach: ['new', 'off', '0', '1', '2', '3', '4', '5', '6', '7', '8', '9']
} as const

export type SettingName = keyof typeof choices
export type Settings = { readonly [Name in SettingName]: (typeof choices)[Name][number] }

const defaults: Settings = {
  language: 'system',
  theme: 'system',
  'text-size': 'normal',
  'single-options': 'ask',
  'dice-speed': 'normal',
  'move-speed': 'normal',
  camera: 'follow',
  fights: 'quick',
  'hand-over': 'curtain',
  'library-sort': 'played',
  coach: 'new'
}

export function isSettingName(name: string): name is SettingName {
  return Object.hasOwn(choices, name)
}

function isChoice(name: SettingName, value: string): boolean {
  return choices[name].some((choice) => choice === value)
}

/** Takes what was stored, leaving out what this version does not know. */
export function readSettings(stored: Readonly<Record<string, string>>): Partial<Settings> {
  return Object.fromEntries(
    Object.entries(stored).filter(([name, value]) => isSettingName(name) && isChoice(name, value))
  )
}

export const settingsSlice = createSlice({
  name: 'settings',
  initialState: defaults,
  reducers: {
    read: (state, { payload }: PayloadAction<Record<string, string>>) => ({
      ...state,
      ...readSettings(payload)
    }),
    set: (state, { payload }: PayloadAction<{ name: SettingName; value: string }>) =>
      isChoice(payload.name, payload.value) ? { ...state, [payload.name]: payload.value } : state
  }
})

/** Changes a setting at once and keeps it; a setting that could not be kept still holds until the app closes. */
export function changeSetting(name: SettingName, value: string): AppThunk<Promise<void>> {
  return async (dispatch, _, { bridge }) => {
    dispatch(settingsSlice.actions.set({ name, value }))
    await bridge.call('settings.write', { key: name, value }).catch(() => undefined)
  }
}

export function loadSettings(): AppThunk<Promise<void>> {
  return async (dispatch, _, { bridge }) => {
    const stored = await bridge.call('settings.read', {}).catch(() => ({}))
    dispatch(settingsSlice.actions.read(stored))
  }
}
