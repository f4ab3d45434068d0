import type { GameWords } from '../../words/game-words.ts'
import { en } from './en/index.ts'
import { es } from './es/index.ts'
import { nameInGame } from './names-in-game.ts'

/** The dictionaries and names of La República de Roma, for the page and the command line. */
export const republicaWords = {
  game: 'republica',
  dictionaries: { en, es },
  nameOf: nameInGame,
  places: new Set(['province', 'war'])
} satisfies GameWords
