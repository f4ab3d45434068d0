import type { GameWords } from '../../words/game-words.ts'
import { cover as coverEn } from './en/cover.ts'
import { frame as frameEn } from './en/frame.ts'
import { names as namesEn } from './en/names.ts'
import { cover as coverEs } from './es/cover.ts'
import { frame as frameEs } from './es/frame.ts'
import { names as namesEs } from './es/names.ts'
import { nameInGame } from './names-in-game.ts'

/** The texts of Tetrarchia that the library needs, without those that a table needs. */
export const coverWords = {
  game: 'tetrarchia-cover',
  dictionaries: { en: { ...frameEn, ...namesEn, ...coverEn }, es: { ...frameEs, ...namesEs, ...coverEs } },
  nameOf: nameInGame,
  places: new Set()
} satisfies GameWords
