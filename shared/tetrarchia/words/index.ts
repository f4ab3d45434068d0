import type { GameWords } from '../../words/game-words.ts'
import { en } from './en/index.ts'
import { es } from './es/index.ts'
import { nameInGame } from './names.ts'

/** Everything that Tetrarchia says, for whoever speaks for it. */
export const tetrarchiaWords = {
  game: 'tetrarchia',
  dictionaries: { en, es },
  nameOf: nameInGame,
  places: new Set(['place', 'province', 'sea'])
} satisfies GameWords
