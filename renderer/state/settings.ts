import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { AppThunk } from './store.ts'

/** The choices of each setting. The first is the default. */
export const settingChoices = {
  language: ['system', 'en', 'es'],
  theme: ['system', 'light', 'dark'],
  'text-size': ['normal', 'large', 'largest', 'small'],
  'single-options': ['play', 'ask'],
  'dice-speed': ['normal', 'slow', 'instant'],
  'move-speed': ['normal', 'slow', 'fast', 'instant'],
  camera: ['stay', 'follow'],
  fights: ['quick', 'steps', 'result'],
  'own-fights': ['wait', 'pass'],
  'hand-over': ['curtain', 'open'],
  moments: ['show', 'off'],
  sounds: ['normal', 'quiet', 'loud', 'off'],
  music: ['quiet', 'normal', 'loud', 'off'],
  'library-sort': ['played', 'created', 'title', 'turn'],
  // The finished steps of the guided first turn, for games without a step of their own.
  coach: ['new', 'off', '0', '1', '2', '3', '4', '5', '6', '7', '8', '9']
} as const

export type SettingName = keyof typeof settingChoices
export type Settings = { readonly [Name in SettingName]: (typeof settingChoices)[Name][number] }

const defaults: Settings = {
  language: 'system',
  theme: 'system',
  'text-size': 'normal',
  'single-options': 'play',
  'dice-speed': 'normal',
  'move-speed': 'normal',
  camera: 'stay',
  fights: 'quick',
  'own-fights': 'wait',
  'hand-over': 'curtain',
  moments: 'show',
  sounds: 'normal',
  music: 'quiet',
  'library-sort': 'played',
  coach: 'new'
}

type CoachStep = Settings['coach']

/** The sizes of window that the table is laid out for. */
export type WindowSize = 'narrow' | 'normal' | 'wide'

interface SettingsState extends Settings {
  /** The panels that are open beside the edge of the table, by size of window. */
  readonly panelsOf: Readonly<Record<WindowSize, readonly string[]>>
  /** The step of the guided first turn, by game. */
  readonly coachOf: Readonly<Record<string, CoachStep>>
}

const COACH_OF = 'coach.'

/** The step of a game's guided first turn. */
export function coachStepOf({ coachOf, coach }: SettingsState, game: string): CoachStep {
  return coachOf[game] ?? coach
}

export function isSettingName(name: string): name is SettingName {
  return Object.hasOwn(settingChoices, name)
}

function isChoice(name: SettingName, value: string): boolean {
  return settingChoices[name].some((choice) => choice === value)
}

/** Reads stored settings and ignores those that this version does not know. */
export function readSettings(stored: Readonly<Record<string, string>>): Partial<Settings> {
  return Object.fromEntries(
    Object.entries(stored).filter(([name, value]) => isSettingName(name) && isChoice(name, value))
  )
}

function readCoaches(stored: Readonly<Record<string, string>>): SettingsState['coachOf'] {
  return Object.fromEntries(
    Object.entries(stored).flatMap(([name, value]) => {
      const step = settingChoices.coach.find((choice) => choice === value)
      return name.startsWith(COACH_OF) && step ? [[name.slice(COACH_OF.length), step]] : []
    })
  )
}

const PANELS_OF = 'panels.'

/** A large window has room for the score and the chronicle. In any other the map comes first. */
const firstPanels: SettingsState['panelsOf'] = {
  narrow: [],
  normal: ['coach'],
  wide: ['coach', 'score', 'log']
}

function readPanels(stored: Readonly<Record<string, string>>): Partial<SettingsState['panelsOf']> {
  return Object.fromEntries(
    Object.keys(firstPanels).flatMap((size) => {
      const value = stored[`${PANELS_OF}${size}`]
      return value === undefined ? [] : [[size, value.split(' ').filter(Boolean)]]
    })
  )
}

const initialState: SettingsState = { ...defaults, coachOf: {}, panelsOf: firstPanels }

export const settingsSlice = createSlice({
  name: 'settings',
  initialState,
  reducers: {
    read: (state, { payload }: PayloadAction<Record<string, string>>) => ({
      ...state,
      ...readSettings(payload),
      coachOf: { ...state.coachOf, ...readCoaches(payload) },
      panelsOf: { ...state.panelsOf, ...readPanels(payload) }
    }),
    set: (state, { payload }: PayloadAction<{ name: SettingName; value: string }>) =>
      isChoice(payload.name, payload.value) ? { ...state, [payload.name]: payload.value } : state
  }
})

/** Changes a setting at once and stores it. If storing fails, it still applies until the app closes. */
export function changeSetting(name: SettingName, value: string): AppThunk<Promise<void>> {
  return async (dispatch, _, { bridge }) => {
    dispatch(settingsSlice.actions.set({ name, value }))
    await bridge.call('settings.write', { key: name, value }).catch(() => undefined)
  }
}

/** Goes to a step of a game's guided first turn, and stores it. */
export function changeCoach(game: string, step: string): AppThunk<Promise<void>> {
  return async (dispatch, _, { bridge }) => {
    const key = `${COACH_OF}${game}`
    dispatch(settingsSlice.actions.read({ [key]: step }))
    await bridge.call('settings.write', { key, value: step }).catch(() => undefined)
  }
}

/** Opens these panels beside the edge of the table in windows of this size, and stores it. */
export function changePanels(size: WindowSize, open: readonly string[]): AppThunk<Promise<void>> {
  return async (dispatch, _, { bridge }) => {
    const key = `${PANELS_OF}${size}`
    const value = open.join(' ')
    dispatch(settingsSlice.actions.read({ [key]: value }))
    await bridge.call('settings.write', { key, value }).catch(() => undefined)
  }
}

/** Offers the guided first turn again in every game. */
export function offerCoachAgain(): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    const games = Object.keys(getState().settings.coachOf)
    await dispatch(changeSetting('coach', 'new'))
    for (const game of games) await dispatch(changeCoach(game, 'new'))
  }
}

export function loadSettings(): AppThunk<Promise<void>> {
  return async (dispatch, _, { bridge }) => {
    const stored = await bridge.call('settings.read', {}).catch(() => ({}))
    dispatch(settingsSlice.actions.read(stored))
  }
}
