import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { isObject } from '#shared/engine/json.ts'
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
  // How people begin with the coach. Earlier versions counted the lessons here.
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

/** The sizes of window that the table is laid out for. */
export type WindowSize = 'narrow' | 'normal' | 'wide'

/** The progress of each person. Earlier versions kept one for all: it stands for people without their own. */
type CoachesByPerson = Readonly<Record<string, string>>

/** Enough for any table; the oldest are forgotten. */
const MOST_PEOPLE = 12
const EVERYBODY = ''

interface SettingsState extends Settings {
  /** The panels that are open beside the edge of the table, by size of window. */
  readonly panelsOf: Readonly<Record<WindowSize, readonly string[]>>
  /** What the coach has told, by game; then by person, as `coach-progress.ts` stores it. */
  readonly coachOf: Readonly<Record<string, CoachesByPerson>>
}

const COACH_OF = 'coach.'

/** What is stored of a person's progress with the coach of a game. */
export function coachOfPerson({ coachOf, coach }: SettingsState, game: string, person: string): string {
  const known = coachOf[game]
  return known?.[person] ?? known?.[EVERYBODY] ?? coach
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
      const people = name.startsWith(COACH_OF) ? peopleIn(value) : null
      return people ? [[name.slice(COACH_OF.length), people]] : []
    })
  )
}

const progressForm = /^(new|off|\d|on( [a-z-]{1,40})*)$/

/** Reads the stored progress of all people; null if it cannot be read. */
function peopleIn(value: string): CoachesByPerson | null {
  if (settingChoices.coach.some((choice) => choice === value)) return { [EVERYBODY]: value }
  try {
    const stored: unknown = JSON.parse(value)
    if (!isObject(stored)) return null
    return Object.fromEntries(
      Object.entries(stored).flatMap(([person, progress]) =>
        typeof progress === 'string' && progressForm.test(progress) ? [[person, progress]] : []
      )
    )
  } catch {
    return null
  }
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

/** Notes what the coach of a game has told a person, and stores it. */
export function changeCoach(game: string, person: string, progress: string): AppThunk<Promise<void>> {
  return async (dispatch, getState, { bridge }) => {
    const key = `${COACH_OF}${game}`
    const others = Object.entries(getState().settings.coachOf[game] ?? {}).filter(([name]) => name !== person)
    const people = [...others.slice(1 - MOST_PEOPLE), [person, progress]]
    const value = JSON.stringify(Object.fromEntries(people))
    dispatch(settingsSlice.actions.read({ [key]: value }))
    await bridge.call('settings.write', { key, value }).catch(() => undefined)
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
  return async (dispatch, getState, { bridge }) => {
    const games = Object.keys(getState().settings.coachOf)
    await dispatch(changeSetting('coach', 'new'))
    for (const game of games) {
      const key = `${COACH_OF}${game}`
      dispatch(settingsSlice.actions.read({ [key]: 'new' }))
      await bridge.call('settings.write', { key, value: 'new' }).catch(() => undefined)
    }
  }
}

export function loadSettings(): AppThunk<Promise<void>> {
  return async (dispatch, _, { bridge }) => {
    const stored = await bridge.call('settings.read', {}).catch(() => ({}))
    dispatch(settingsSlice.actions.read(stored))
  }
}
