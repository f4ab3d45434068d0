import { createContext, Fragment, type ReactNode, useContext, useEffect, useMemo } from 'react'
import type { Message } from '#shared/engine/message.ts'
import type { Language } from '#shared/words/dictionary.ts'
import type { GameWords } from '#shared/words/game-words.ts'
import { languageFor } from '#shared/words/language.ts'
import { useAppSelector } from '../state/store.ts'
import { i18nFor } from './i18n.ts'
import {
  createTranslator,
  type TextPart,
  type Translator,
  type TranslatorOptions,
  type UntypedTranslator
} from './translator.ts'

const reported = new Set<string>()

/** Warns developers, once per key, of a message without a text. */
function reportMissing(key: string): void {
  if (!import.meta.env.DEV || reported.has(key)) return
  reported.add(key)
  console.warn(`no words for '${key}'`)
}

function translatorFor(
  language: Language,
  helpers: Omit<TranslatorOptions, 'missing'> = {}
): UntypedTranslator {
  return createTranslator(i18nFor(language), { ...helpers, missing: reportMissing })
}

const TranslatorContext = createContext<UntypedTranslator>(translatorFor('en'))
const GameWordsContext = createContext<GameWords | undefined>(undefined)

/** The current translator, typed for the app's own keys. */
export function useWords(): Translator {
  return useUntypedTranslator()
}

/** The same translator without key types. A game casts it to the type of its own keys. */
export function useUntypedTranslator(): UntypedTranslator {
  return useContext(TranslatorContext)
}

interface WordsProviderProps {
  /** The texts of the game that is shown inside. Default: those of the enclosing provider. */
  readonly game?: GameWords | undefined
  /** Names that only the content knows, such as those of the units on the table. */
  readonly nameOf?: TranslatorOptions['nameOf']
  readonly children: ReactNode
}

export function WordsProvider({ game: own, nameOf, children }: WordsProviderProps) {
  const outer = useContext(GameWordsContext)
  const game = own ?? outer
  const chosen = useAppSelector((state) => state.settings.language)
  const language = languageFor(chosen, navigator.languages)
  const translator = useMemo(() => translatorFor(language, { game, nameOf }), [language, game, nameOf])
  useEffect(() => {
    document.documentElement.lang = language
    document.title = translator.text('app.name')
  }, [language, translator])
  return (
    <GameWordsContext value={game}>
      <TranslatorContext value={translator}>{children}</TranslatorContext>
    </GameWordsContext>
  )
}

type ReferencePart = Extract<TextPart, { readonly ref: string }>

/** How the surrounding components render a reference that can be clicked; null for a plain name. */
export const MentionContext = createContext<(part: ReferencePart) => ReactNode>(() => null)

/** Renders a message as text, with its references marked up. */
export function Words({
  message,
  onPlace
}: {
  readonly message: Message
  /** Called when the player clicks a place. Without it, references are not clickable. */
  readonly onPlace?: ((place: string) => void) | undefined
}) {
  const parts = useWords().parts(message)
  return parts.map((part, index) => {
    const before = parts[index - 1]
    const next = parts[index + 1]
    const stop = 'ref' in part && next && !('ref' in next) ? closingPunctuation(next.text) : ''
    const said =
      before && 'ref' in before && !('ref' in part)
        ? part.text.slice(closingPunctuation(part.text).length)
        : null
    return (
      // The parts of a sentence have no identity besides their order.
      // biome-ignore lint/suspicious/noArrayIndexKey: see above
      <Fragment key={index}>
        {stop ? (
          <span className="name__end">
            <PartView part={part} onPlace={onPlace} />
            {stop}
          </span>
        ) : (
          (said ?? <PartView part={part} onPlace={onPlace} />)
        )}
      </Fragment>
    )
  })
}

/**
 * The punctuation that follows a reference. It must stay on the same line, although the browser treats a button as a
 * box and would break after it.
 */
function closingPunctuation(text: string): string {
  return /^[.,;:!?)\]»”’]+/.exec(text)?.[0] ?? ''
}

function PartView({ part, onPlace }: { part: TextPart; onPlace: ((place: string) => void) | undefined }) {
  const places = useContext(GameWordsContext)?.places
  const mention = useContext(MentionContext)
  if (!('ref' in part)) return part.text
  const { ref, id, text } = part
  const mentioned = onPlace ? mention(part) : null
  if (mentioned !== null) return mentioned
  if (onPlace && places?.has(ref)) {
    return (
      <button type="button" className="name name--place" onClick={() => onPlace(id)}>
        {text}
      </button>
    )
  }
  return <span className={`name name--${ref}`}>{text}</span>
}
