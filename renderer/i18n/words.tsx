import { createContext, Fragment, type ReactNode, useContext, useEffect, useMemo } from 'react'
import type { Message } from '#shared/engine/message.ts'
import type { Language } from '#shared/words/dictionary.ts'
import type { GameWords } from '#shared/words/game-words.ts'
import { languageFor } from '#shared/words/language.ts'
import { useAppSelector } from '../state/store.ts'
import { i18nFor } from './i18n.ts'
import { createSpeaker, type Helpers, type Part, type Speaker, type Voice } from './speaker.ts'

const reported = new Set<string>()

/** Tells the developers, once, of a message nobody has put into words. */
function reportMissing(key: string): void {
  if (!import.meta.env.DEV || reported.has(key)) return
  reported.add(key)
  console.warn(`no words for '${key}'`)
}

function voiceOf(language: Language, helpers: Omit<Helpers, 'missing'> = {}): Voice {
  return createSpeaker(i18nFor(language), { ...helpers, missing: reportMissing })
}

const VoiceContext = createContext<Voice>(voiceOf('en'))
const GameContext = createContext<GameWords | undefined>(undefined)

/** The speaker, for the app's own keys. */
export function useWords(): Speaker {
  return useVoice()
}

/** The same for those who know which game is spoken of: a game gives it the types of its keys. */
export function useVoice(): Voice {
  return useContext(VoiceContext)
}

interface WordsProviderProps {
  /** The words of the game that is spoken of inside; those of the provider around it unless said otherwise. */
  readonly game?: GameWords | undefined
  /** Names that only those inside know, such as those of the units on the table. */
  readonly nameOf?: Helpers['nameOf']
  readonly children: ReactNode
}

export function WordsProvider({ game: own, nameOf, children }: WordsProviderProps) {
  const around = useContext(GameContext)
  const game = own ?? around
  const chosen = useAppSelector((state) => state.settings.language)
  const language = languageFor(chosen, navigator.languages)
  const voice = useMemo(() => voiceOf(language, { game, nameOf }), [language, game, nameOf])
  useEffect(() => {
    document.documentElement.lang = language
    document.title = voice.text('app.name')
  }, [language, voice])
  return (
    <GameContext value={game}>
      <VoiceContext value={voice}>{children}</VoiceContext>
    </GameContext>
  )
}

type Named = Extract<Part, { readonly ref: string }>

/** How those around it show what is named in a sentence that can be clicked; null: as a plain name. */
export const MentionContext = createContext<(part: Named) => ReactNode>(() => null)

/** A message in words; the names in it stand out. */
export function Words({
  message,
  onPlace
}: {
  readonly message: Message
  /** What to do when a place is clicked; without it names are only words. */
  readonly onPlace?: ((place: string) => void) | undefined
}) {
  const parts = useWords().parts(message)
  return parts.map((part, index) => {
    const before = parts[index - 1]
    const next = parts[index + 1]
    const stop = 'ref' in part && next && !('ref' in next) ? stopOf(next.text) : ''
    const said =
      before && 'ref' in before && !('ref' in part) ? part.text.slice(stopOf(part.text).length) : null
    return (
      // A sentence's pieces have no other identity than their order.
      // biome-ignore lint/suspicious/noArrayIndexKey: see above
      <Fragment key={index}>
        {stop ? (
          <span className="name__end">
            <Piece part={part} onPlace={onPlace} />
            {stop}
          </span>
        ) : (
          (said ?? <Piece part={part} onPlace={onPlace} />)
        )}
      </Fragment>
    )
  })
}

/** What closes a name must not begin a line: a name that can be clicked is a box to the browser, not a word. */
function stopOf(text: string): string {
  return /^[.,;:!?)\]»”’]+/.exec(text)?.[0] ?? ''
}

function Piece({ part, onPlace }: { part: Part; onPlace: ((place: string) => void) | undefined }) {
  const places = useContext(GameContext)?.places
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
