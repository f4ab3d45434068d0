import { useVoice } from '../i18n/words.tsx'
import type { InvasionsSpeaker } from './speaker.ts'

/** The page's translator, typed for the keys of Invasions. Works only inside the game's providers. */
export function useInvasionsWords(): InvasionsSpeaker {
  return useVoice()
}
