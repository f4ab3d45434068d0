import type { GameWords } from '../../words/game-words.ts'
import { type FactionId, factionIds } from '../campaign-options.ts'
import { cover as coverEn } from './en/cover.ts'
import { frame as frameEn } from './en/frame.ts'
import { names as namesEn } from './en/names.ts'
import { cover as coverEs } from './es/cover.ts'
import { frame as frameEs } from './es/frame.ts'
import { names as namesEs } from './es/names.ts'

const dictionaries = {
  en: { ...frameEn, ...namesEn, ...coverEn },
  es: { ...frameEs, ...namesEs, ...coverEs }
}

const isFaction = (id: string): id is FactionId => factionIds.some((side) => side === id)

/** The texts of La República de Roma that the library needs, without those that a table needs. */
export const coverWords = {
  game: 'republica-cover',
  dictionaries,
  nameOf: (ref, id, language) =>
    ref === 'side' && isFaction(id) ? dictionaries[language][`faction.${id}`] : undefined,
  places: new Set()
} satisfies GameWords
