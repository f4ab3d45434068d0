import { useDeferredValue, useEffect, useState } from 'react'
import { languageFor } from '#shared/words/language.ts'
import type { RuleBook } from '#shared/words/rule-book.ts'
import { useWords } from '../../i18n/words.tsx'
import { Icon } from '../../ui/icon.tsx'
import { SearchField } from '../../ui/search-field.tsx'
import type { GameRules } from '../game/game-client.ts'
import { RuleChapter } from './rule-chapter.tsx'
import { RuleContents } from './rule-contents.tsx'
import { RuleSearchResults } from './rule-search-results.tsx'

interface RulesPageProps {
  readonly rules: GameRules
  /** The open section; null before the first. */
  readonly section: string | null
  readonly onSection: (section: string) => void
}

/** The rules: chapters on the left, the open one or the search results on the right. */
export function RulesPage({ rules, section, onSection }: RulesPageProps) {
  const words = useWords()
  const { book, failed } = useBook(rules)
  const [query, setQuery] = useState('')
  const searchText = useDeferredValue(query.trim())
  const [before, setBefore] = useState<readonly string[]>([])
  const chapter = book && (book.chapters.find(({ id }) => id === chapterOf(section)) ?? book.chapters[0])
  if (!book || !chapter)
    return <p className="rules__waiting">{words.text(failed ? 'book.failed' : 'book.opening')}</p>
  const turnTo = (wanted: string) => {
    setQuery('')
    onSection(wanted)
  }
  const follow = (wanted: string) => {
    setBefore([...before, section ?? chapter.id])
    turnTo(wanted)
  }
  const last = before.at(-1)
  return (
    <div className="rules__page">
      <aside className="rules__side">
        <SearchField
          className="rules__search"
          label={words.text('book.search')}
          value={query}
          onChange={setQuery}
        />
        <RuleContents book={book} current={chapter.id} onChapter={turnTo} />
      </aside>
      <div className="rules__reading">
        {searchText !== '' ? (
          <RuleSearchResults book={book} query={searchText} onSection={turnTo} />
        ) : (
          <>
            {last !== undefined && (
              <button
                type="button"
                className="button rules__back"
                onClick={() => {
                  setBefore(before.slice(0, -1))
                  turnTo(last)
                }}
              >
                <Icon name="back" size={16} />
                {words.text('book.back', { rule: last })}
              </button>
            )}
            <RuleChapter
              key={chapter.id}
              chapter={chapter}
              section={section}
              Picture={rules.Picture}
              onRule={follow}
            />
          </>
        )}
      </div>
    </div>
  )
}

function chapterOf(section: string | null): string | undefined {
  return section?.split('.')[0]
}

/** The book in the current language, once it has loaded. */
function useBook(rules: GameRules): { readonly book: RuleBook | null; readonly failed: boolean } {
  const language = languageFor(useWords().language, [])
  const [loaded, setLoaded] = useState<{ readonly language: string; readonly book: RuleBook | null } | null>(
    null
  )
  useEffect(() => {
    let wanted = true
    rules.book(language).then(
      (book) => wanted && setLoaded({ language, book }),
      () => wanted && setLoaded({ language, book: null })
    )
    return () => {
      wanted = false
    }
  }, [rules, language])
  const here = loaded?.language === language ? loaded : null
  return { book: here?.book ?? null, failed: here !== null && here.book === null }
}
