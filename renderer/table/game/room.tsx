import { createContext, type ReactNode, useContext } from 'react'
import { RANDOM_PLAYER } from '#shared/engine/bot.ts'
import type { GameEvent } from '#shared/engine/game.ts'
import type { Message } from '#shared/engine/message.ts'
import type { GameWords } from '#shared/words/game-words.ts'
import type { Helpers } from '../../i18n/speaker.ts'
import { WordsProvider } from '../../i18n/words.tsx'
import type { Sentence } from '../log/sentence.ts'
import { RulesRoom } from '../rules/rules-room.tsx'
import type { GameRules, SideLook } from './game-client.ts'

/** What the table's frame needs from the current game, with the game's types erased. */
export interface Room {
  readonly sides: Readonly<Record<string, SideLook>>
  readonly words?: GameWords
  /** The computer players by name, the weakest first, and the default one. */
  readonly players: readonly string[]
  readonly firstPlayer: string
  readonly rules?: GameRules | undefined
  sentence(event: GameEvent): Sentence
  notesOn(piece: string): readonly string[]
  outlook(kind: string): Message | null
  isAbout(event: GameEvent, side: string): boolean
}

/** The context without a game: names are made from ids. */
const noGame: Room = {
  sides: {},
  players: [],
  firstPlayer: RANDOM_PLAYER,
  sentence: ({ type }) => ({ message: { key: `event.${type}` } }),
  notesOn: () => [],
  outlook: () => null,
  isAbout: () => true
}

const CurrentGameContext = createContext<Room>(noGame)

export function useRoom(): Room {
  return useContext(CurrentGameContext)
}

interface GameContextProviderProps {
  readonly room: Room
  /** Names that only the content knows. */
  readonly nameOf?: Helpers['nameOf']
  readonly children: ReactNode
}

/** Provides the game's context, dictionary and rules. */
export function RoomProvider({ room, nameOf, children }: GameContextProviderProps) {
  return (
    <CurrentGameContext value={room}>
      <WordsProvider game={room.words} nameOf={nameOf}>
        <RulesRoom rules={room.rules}>{children}</RulesRoom>
      </WordsProvider>
    </CurrentGameContext>
  )
}
