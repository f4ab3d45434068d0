import type { ReactNode } from 'react'
import type { TranslatorOptions } from '../../i18n/translator.ts'
import { WordsProvider } from '../../i18n/words.tsx'
import { RulesProvider } from '../rules/rules-provider.tsx'
import { CurrentGameContext, type GameContext } from './game-context.ts'

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
