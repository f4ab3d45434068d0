import { memo, useDeferredValue, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { LogEntry } from '#shared/ipc/table.ts'
import { useWords } from '../../i18n/words.tsx'
import { SearchField } from '../../ui/search-field.tsx'
import { useGameContext } from '../game/game-context.tsx'
import { LogChapterView } from './log-chapter-view.tsx'
import { chaptersOf, latestEntries, searchChapters } from './log-chapters.ts'

interface LogPanelProps {
  readonly log: readonly LogEntry[]
  readonly onPlace: (place: string) => void
  readonly onMoment?: ((number: number) => void) | undefined
}

/** How many events to show: at first some screens full, because every one costs the page time at each answer. */
const AT_FIRST = 60
const MORE = 300

/** The log in chronological order, by actor, and searchable. Memoized, because it is long. */
export const LogPanel = memo(function LogPanel({ log, onPlace, onMoment }: LogPanelProps) {
  const words = useWords()
  const [search, setSearch] = useState('')
  const [limit, setLimit] = useState(AT_FIRST)
  const wanted = useDeferredValue(search)
  const { sentence } = useGameContext()
  const told = useMemo(() => log.filter(({ events }) => events.length > 0), [log])
  const { chapters, rest } = useMemo(() => {
    const shown = wanted === '' ? latestEntries(told, limit, sentence) : told
    const all = chaptersOf(shown, sentence)
    const found = wanted === '' ? all : searchChapters(all, words, wanted)
    return { chapters: found, rest: told.length - shown.length }
  }, [told, limit, wanted, words, sentence])
  const newest = told.at(-1)?.number
  const list = useFollowsEnd(newest)
  return (
    <div className="log">
      <SearchField
        className="log__search"
        inputClassName="input"
        label={words.text('log.search')}
        value={search}
        onChange={setSearch}
      />
      <ol className="log__entries" ref={list}>
        {rest > 0 && (
          <li className="log__earlier">
            <button type="button" className="button button--quiet" onClick={() => setLimit(limit + MORE)}>
              {words.text('log.earlier', { count: rest })}
            </button>
          </li>
        )}
        {chapters.map((chapter) => (
          <LogChapterView
            key={chapter.from}
            chapter={chapter}
            fresh={newest}
            onPlace={onPlace}
            onMoment={onMoment}
          />
        ))}
      </ol>
      {chapters.length === 0 && (
        <p className="quiet-word">{words.text(search === '' ? 'log.none' : 'log.no-match')}</p>
      )}
    </div>
  )
})

/** Within this distance of its end the list keeps following the log. */
const NEAR_PX = 60

/** Scrolls a growing list to its end, unless the reader has scrolled back. */
function useFollowsEnd(newest: number | undefined) {
  const list = useRef<HTMLOListElement>(null)
  const seen = useRef<{ readonly newest: number | undefined; readonly height: number } | null>(null)
  useLayoutEffect(() => {
    const shown = list.current
    if (!shown) return
    const { scrollTop, clientHeight, scrollHeight } = shown
    const before = seen.current
    const follows = !before || scrollTop + clientHeight >= before.height - NEAR_PX
    if (before?.newest !== newest && follows) shown.scrollTop = scrollHeight
    seen.current = { newest, height: scrollHeight }
  })
  return list
}
