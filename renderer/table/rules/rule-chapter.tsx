import { type ComponentType, useEffect, useRef } from 'react'
import type { BookChapter, Reading } from '#shared/words/rule-book.ts'
import { useWords } from '../../i18n/words.tsx'
import { RuleBlocks, RuleText } from './rule-blocks.tsx'

interface ChapterProps {
  readonly chapter: BookChapter
  /** The requested section. */
  readonly section: string | null
  readonly Picture: ComponentType<{ readonly id: string }>
  readonly onRule: (section: string) => void
}

/** A chapter, scrolled to the requested section. */
export function RuleChapter({ chapter, section, Picture, onRule }: ChapterProps) {
  const page = useRef<HTMLElement>(null)
  useEffect(() => {
    page.current?.querySelector(`[data-section="${section}"]`)?.scrollIntoView({ block: 'start' })
  }, [section])
  const shown = { Picture, onRule }
  return (
    <article ref={page} className="rules__chapter" data-section={chapter.id}>
      <header className="rules__chapter-head">
        <p className="rules__numeral">{chapter.id}</p>
        <h3>{chapter.title}</h3>
      </header>
      <RuleBlocks blocks={chapter.intro} {...shown} />
      <Readings readings={chapter.readings} onRule={onRule} />
      {chapter.sections.map(({ id, title, text, readings }) => (
        <section
          key={id}
          className="rules__section"
          data-section={id}
          data-asked={id === section || undefined}
          aria-labelledby={`rule-${id}`}
        >
          <h4 id={`rule-${id}`}>
            <span className="rules__number">{id}</span> {title}
          </h4>
          <RuleBlocks blocks={text} {...shown} />
          <Readings readings={readings} onRule={onRule} />
        </section>
      ))}
    </article>
  )
}

interface ReadingsProps {
  readonly readings: readonly Reading[]
  readonly onRule: (section: string) => void
}

/** Interpretations of a rule: the question, our answer, and why. */
function Readings({ readings, onRule }: ReadingsProps) {
  const words = useWords()
  if (readings.length === 0) return null
  return (
    <details className="rules__readings">
      <summary>{words.text('book.readings', { count: readings.length })}</summary>
      <dl>
        {readings.map(({ question, reading, why, language }) => (
          <div key={question} lang={language}>
            <dt>
              <RuleText text={question} onRule={onRule} />
            </dt>
            <dd>
              <RuleText text={reading} onRule={onRule} />
            </dd>
            {why !== '' && (
              <dd className="rules__why">
                <RuleText text={why} onRule={onRule} />
              </dd>
            )}
          </div>
        ))}
      </dl>
    </details>
  )
}
