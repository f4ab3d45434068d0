import type { RuleBook } from '#shared/words/rule-book.ts'
import { useWords } from '../../i18n/words.tsx'
import { searchRules } from './rule-search.ts'

interface FoundProps {
  readonly book: RuleBook
  readonly query: string
  readonly onSection: (section: string) => void
}

/** The sections that match the search. */
export function RuleSearchResults({ book, query, onSection }: FoundProps) {
  const words = useWords()
  const hits = searchRules(book, query)
  return (
    <>
      <p className="rules__count" role="status">
        {hits.length === 0 ? words.text('book.nothing') : words.text('book.found', { count: hits.length })}
      </p>
      <ul className="rules__hits">
        {hits.map(({ section, chapter, title, excerpt }) => (
          <li key={section}>
            <button type="button" className="rules__hit" onClick={() => onSection(section)}>
              <span className="rules__hit-title">
                <span className="rules__number">{section}</span> {title}
                {title !== chapter && <small>{chapter}</small>}
              </span>
              {excerpt && (
                <span className="rules__excerpt">
                  {excerpt.before}
                  <mark>{excerpt.match}</mark>
                  {excerpt.after}
                </span>
              )}
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}
