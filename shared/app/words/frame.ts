import type { Dictionary, DictionaryEntry, Language } from '../../words/dictionary.ts'
import type { GameWords } from '../../words/game-words.ts'

/** Texts of the app's frame that each game words itself, with their gaps. */
export type FrameWords = {
  readonly 'game.invitation-title': ''
  readonly 'game.invitation': ''
  readonly 'budget.label': ''
  readonly 'budget.spent': '{{count}} {{available}}'
  readonly 'budget.left': '{{count}}'
  readonly 'budget.over': '{{count}}'
}

/** The words of a game that can be played in the frame: none of these is missing, in no language. */
export interface FramedWords extends GameWords {
  readonly dictionaries: Readonly<
    Record<Language, Dictionary & Readonly<Record<keyof FrameWords, DictionaryEntry>>>
  >
}
