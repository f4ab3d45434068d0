import { createContext, Fragment, type ReactNode, useContext, useEffect, useMemo } from 'react'
import { nameInGame } from '../invasions/names.ts'
import { useAppSelector } from '../state/store.ts'
import { type Language, languageFor } from './dictionary.ts'
import { i18nFor } from './i18n.ts'
import { createSpeaker, type Helpers, type Part, type Speaker, type SpokenMessage } from './speaker.ts'

const reported = new Set<string>()

/** Tells the developers, once, of a message nobody has put into words. */
function reportMissing(key: string): void {
  if (!import.meta.env.DEV || reported.has(key)) return
  reported.add(key)
  console.warn(`no words for '${key}'`)
}

function speakerOf(language: Language, nameOf: Helpers['nameOf']): Speaker {
  return createSpeaker(i18nFor(language), {
    missing: reportMissing,
    nameOf: (ref, id) => nameOf?.(ref, id) ?? nameInGame(ref, id, language)
  })
}

const SpeakerContext = createContext<Speaker>(speakerOf('en', undefined))

export function useWords(): Speaker {
  return useContext(SpeakerContext)
}

interface WordsProviderProps {
  /** Names that only those inside know, such as those of the units on the table. */
  readonly nameOf?: Helpers['nameOf']
  readonly children: ReactNode
}

export function WordsProvider({ nameOf, children }: WordsProviderProps) {
  const chosen = useAppSelector((state) => state.settings.language)
  const language = languageFor(chosen, navigator.languages)
  const speaker = useMemo(() => speakerOf(language, nameOf), [language, nameOf])
  useEffect(() => {
    document.documentElement.lang = language
    document.title = speaker.text('app.name')
  }, [language, speaker])
  return <SpeakerContext value={speaker}>{children}</SpeakerContext>
}

/** A message in words; the names in it stand out. */
export function Words({
  message,
  onPlace
}: {
  readonly message: SpokenMessage
  /** What to do when a place is clicked; without it names are only words. */
  readonly onPlace?: ((place: string) => void) | undefined
}) {
  const parts = useWords().parts(message)
  return parts.map((part, index) => (
    // A sentence's pieces have no other identity than their order.
    // biome-ignore lint/suspicious/noArrayIndexKey: see above
    <Fragment key={index}>
      <Piece part={part} onPlace={onPlace} />
    </Fragment>
  ))
}

const PLACES = new Set(['place', 'province', 'area', 'sea', 'city'])

function Piece({ part, onPlace }: { part: Part; onPlace: ((place: string) => void) | undefined }) {
  if (!('ref' in part)) return part.text
  const { ref, id, text } = part
  if (onPlace && PLACES.has(ref)) {
    return (
      <button type="button" className="name name--place" onClick={() => onPlace(id)}>
        {text}
      </button>
    )
  }
  return <span className={`name name--${ref}`}>{text}</span>
}
