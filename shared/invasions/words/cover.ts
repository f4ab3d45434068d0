import type { Language } from '../../words/dictionary.ts'
import type { DisplayName, GameWords } from '../../words/game-words.ts'
import { sides } from '../content/sides.ts'
import { cover as coverEn } from './en/cover.ts'
import { frame as frameEn } from './en/frame.ts'
import { players as playersEn } from './en/players.ts'
import { cover as coverEs } from './es/cover.ts'
import { frame as frameEs } from './es/frame.ts'
import { players as playersEs } from './es/players.ts'

/** The texts of Invasions that the library needs, without those that a table needs. */
export const coverWords = {
  game: 'invasions-cover',
  dictionaries: {
    en: { ...frameEn, ...playersEn, ...coverEn },
    es: { ...frameEs, ...playersEs, ...coverEs }
  },
  nameOf: sideName,
  places: new Set()
} satisfies GameWords

function sideName(ref: string, id: string, language: Language): DisplayName | undefined {
  const side = ref === 'side' && sides.find((one) => one.id === id)
  return side ? { text: side.name[language], many: true } : undefined
}
