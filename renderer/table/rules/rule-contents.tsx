import { useEffect, useRef } from 'react'
import type { RuleBook } from '#shared/words/rule-book.ts'
import { useWords } from '../../i18n/words.tsx'

interface ContentsProps {
  readonly book: RuleBook
  readonly current: string
  readonly onChapter: (chapter: string) => void
}

/** The chapters of the book, with the open one marked. */
export function RuleContents({ book, current, onChapter }: ContentsProps) {
  const words = useWords()
  const list = useRef<HTMLElement>(null)
  useEffect(() => {
    list.current?.querySelector(`[data-chapter="${current}"]`)?.scrollIntoView({ block: 'nearest' })
  }, [current])
  return (
    <nav ref={list} className="rules__contents" aria-label={words.text('book.contents')}>
      {book.chapters.map(({ id, title }) => (
        <button
          key={id}
          type="button"
          data-chapter={id}
          aria-current={id === current ? 'page' : undefined}
          onClick={() => onChapter(id)}
        >
          <span className="rules__number">{id}</span>
          <span>{title}</span>
        </button>
      ))}
    </nav>
  )
}
