import type { GameWords } from '../../words/game-words.ts'
import { cover as coverEn } from './en/cover.ts'
import { eventNames as eventNamesEn } from './en/event-names.ts'
import { frame as frameEn } from './en/frame.ts'
import { names as namesEn } from './en/names.ts'
import { cover as coverEs } from './es/cover.ts'
import { eventNames as eventNamesEs } from './es/event-names.ts'
import { frame as frameEs } from './es/frame.ts'
import { names as namesEs } from './es/names.ts'
import { sideName } from './side-name.ts'

/** The texts of Byzantion that the library needs, without those that a table needs. */
export const coverWords = {
  game: 'byzantion-cover',
  dictionaries: {
    en: { ...frameEn, ...namesEn, ...eventNamesEn, ...coverEn },
    es: { ...frameEs, ...namesEs, ...eventNamesEs, ...coverEs }
  },
  nameOf: (ref, id, language) => (ref === 'side' ? sideName(id, language) : undefined),
  places: new Set()
} satisfies GameWords
