import { createContext } from 'react'
import type { SoundEffects } from './sound-player.ts'

/** What plays sound effects. Silent where the app provides nothing. */
export const SoundContext = createContext<SoundEffects>({ play: () => undefined })
