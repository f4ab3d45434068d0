import { createContext, useContext } from 'react'
import { RANDOM_PLAYER } from '#shared/engine/bot.ts'
import type { GameEvent } from '#shared/engine/game.ts'
import type { Message } from '#shared/engine/message.ts'
import type { GameWords } from '#shared/words/game-words.ts'
import type { Sentence } from '../log/sentence.ts'
import type { GameRules } from './game-client.ts'
import type { SideLook } from './game-cover.ts'

/** What the table's frame needs from the current game, with the game's types erased. */
export interface GameContext {
  readonly sides: Readonly<Record<string, SideLook>>
  readonly words?: GameWords
  /** The computer players by name, the weakest first, and the default one. */
  readonly computerPlayers: readonly string[]
  readonly firstPlayer: string
  readonly rules?: GameRules | undefined
  sentence(event: GameEvent): Sentence
  pieceNotes(piece: string): readonly string[]
  promptNote(kind: string): Message | null
  concernsSide(event: GameEvent, side: string): boolean
}

/** The context without a game: names are made from ids. */
export const noGame: GameContext = {
  sides: {},
  computerPlayers: [],
  firstPlayer: RANDOM_PLAYER,
  sentence: ({ type }) => ({ message: { key: `event.${type}` } }),
  pieceNotes: () => [],
  promptNote: () => null,
  concernsSide: () => true
}

export const CurrentGameContext = createContext<GameContext>(noGame)

export function useGameContext(): GameContext {
  return useContext(CurrentGameContext)
}
