import { useVoice } from '../i18n/words.tsx'
import type { TetrarchiaSpeaker } from './speaker.ts'

/** The page's translator, typed for the keys of Tetrarchia and the app. Works inside the game's context only. */
export function useTetrarchiaWords(): TetrarchiaSpeaker {
  return useVoice()
}
