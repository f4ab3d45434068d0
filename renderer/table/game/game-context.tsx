import { createContext, type ReactNode, useContext } from 'react'
import { RANDOM_PLAYER } from '#shared/engine/bot.ts'
import type { GameEvent } from '#shared/engine/game.ts'
import type { Message } from '#shared/engine/message.ts'
import type { GameWords } from '#shared/words/game-words.ts'
import type { TranslatorOptions } from '../../i18n/translator.ts'
import { WordsProvider } from '../../i18n/words.tsx'
import type { Sentence } from '../log/sentence.ts'
import { RulesProvider } from '../rules/rules-provider.tsx'
import type { GameRules, SideLook } from './game-client.ts'

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
const noGame: GameContext = {
  sides: {},
  computerPlayers: [],
  firstPlayer: RANDOM_PLAYER,
  sentence: ({ type }) => ({ message: { key: `event.${type}` } }),
  pieceNotes: () => [],
  promptNote: () => null,
  concernsSide: () => true
}

const CurrentGameContext = createContext<GameContext>(noGame)

export function useGameContext(): GameContext {
  return useContext(CurrentGameContext)
}

interface GameContextProviderProps {
  readonly context: GameContext
  /** Names that only the content knows. */
  readonly nameOf?: TranslatorOptions['nameOf']
  readonly children: ReactNode
}

/** Provides the game's context, dictionary and rules. */
export function GameContextProvider({ context, nameOf, children }: GameContextProviderProps) {
  return (
    <CurrentGameContext value={context}>
      <WordsProvider game={context.words} nameOf={nameOf}>
        <RulesProvider rules={context.rules}>{children}</RulesProvider>
      </WordsProvider>
    </CurrentGameContext>
  )
}
