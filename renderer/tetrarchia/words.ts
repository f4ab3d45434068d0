import { useVoice } from '../i18n/words.tsx'
import type { TetrarchiaSpeaker } from './speaker.ts'

/** The page's speaker, for the keys of Tetrarchia besides the app's: inside the game's room it knows them. */
export function useTetrarchiaWords(): TetrarchiaSpeaker {
  return useVoice()
}
