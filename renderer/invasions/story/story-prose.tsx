import type { TurnProse } from '#shared/invasions/story/prose.ts'
import { Words } from '../../i18n/words.tsx'
import { useInvasionsWords } from '../i18n/use-invasions-words.ts'

interface ProseProps {
  readonly turns: readonly TurnProse[]
  readonly onPlace: ((place: string) => void) | undefined
}

/** The campaign in prose, turn by turn. */
export function StoryProse({ turns, onPlace }: ProseProps) {
  const words = useInvasionsWords()
  return (
    <section className="tale">
      <h2>{words.text('book.chronicle')}</h2>
      {turns.map(({ turn, year, paragraphs }) => (
        <article key={turn} className="tale__turn">
          <h3>{words.text('tale.heading', { turn, year })}</h3>
          <Paragraphs paragraphs={paragraphs} onPlace={onPlace} />
        </article>
      ))}
    </section>
  )
}

interface ParagraphsProps extends Pick<TurnProse, 'paragraphs'>, Pick<ProseProps, 'onPlace'> {}

/** A turn in sentences. */
export function Paragraphs({ paragraphs, onPlace }: ParagraphsProps) {
  return paragraphs.map((sentences, index) => (
    // Paragraphs and sentences of a turn never change their order.
    // biome-ignore lint/suspicious/noArrayIndexKey: see above
    <p key={index}>
      {sentences.map((sentence, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <span key={at}>
          <Words message={sentence} onPlace={onPlace} />{' '}
        </span>
      ))}
    </p>
  ))
}
