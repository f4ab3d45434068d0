import { useVoice } from '../i18n/words.tsx'
import type { InvasionsSpeaker } from './speaker.ts'

/** The page's speaker, for the keys of Invasions besides the app's: inside the game's room it knows them. */
export function useInvasionsWords(): InvasionsSpeaker {
  return useVoice()
}
