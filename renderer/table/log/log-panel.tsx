import { memo, useDeferredValue, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { LogEntry } from '#shared/ipc/table.ts'
import { useWords } from '../../i18n/words.tsx'
import { SearchField } from '../../ui/search-field.tsx'
import { useGameContext } from '../game/game-context.ts'
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

/**
 * Scrolls a growing list to its end, unless the reader has scrolled back. Only the reader's own scrolling counts: a
 * list that becomes shorter or gets less room scrolls too, and is no reason to stop, or to begin, following.
 */
function useFollowsEnd(newest: number | undefined) {
  const list = useRef<HTMLOListElement>(null)
  const follows = useRef(true)
  const measured = useRef('')
  useLayoutEffect(() => {
    const shown = list.current
    if (!shown) return
    const keepUp = () => {
      measured.current = sizeOf(shown)
      if (follows.current) shown.scrollTop = shown.scrollHeight
    }
    const onScroll = () => {
      if (sizeOf(shown) !== measured.current) return keepUp()
      follows.current = isAtEnd(shown)
    }
    keepUp()
    shown.addEventListener('scroll', onScroll)
    const observer = new ResizeObserver(keepUp)
    observer.observe(shown)
    return () => {
      shown.removeEventListener('scroll', onScroll)
      observer.disconnect()
    }
  }, [])
  useLayoutEffect(() => {
    const shown = list.current
    if (!shown || newest === undefined) return
    measured.current = sizeOf(shown)
    if (follows.current) shown.scrollTop = shown.scrollHeight
  }, [newest])
  return list
}

function sizeOf({ clientHeight, scrollHeight }: Element): string {
  return `${clientHeight} ${scrollHeight}`
}

function isAtEnd({ scrollTop, clientHeight, scrollHeight }: Element): boolean {
  return scrollTop + clientHeight >= scrollHeight - NEAR_PX
}
