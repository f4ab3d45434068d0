import { useDeferredValue, useMemo, useState } from 'react'
import type { Seats } from '#shared/ipc/campaign.ts'
import type { LogEntry } from '#shared/ipc/table.ts'
import { playerOf } from '../../game/seat-name.ts'
import type { Speaker } from '../../i18n/speaker.ts'
import { useWords } from '../../i18n/words.tsx'
import { Icon } from '../../ui/icon.tsx'
import { eventText } from './event-line.tsx'
import { LogGroup } from './log-group.tsx'

interface LogPanelProps {
  readonly log: readonly LogEntry[]
  readonly seats: Seats
  readonly onPlace: (place: string) => void
}

const AT_FIRST = 60
const MORE = 200

/** What happened, newest first, grouped by answer and searchable. */
export function LogPanel({ log, seats, onPlace }: LogPanelProps) {
  const words = useWords()
  const [search, setSearch] = useState('')
  const [limit, setLimit] = useState(AT_FIRST)
  const wanted = useDeferredValue(search)
  const found = useMemo(() => searchLog(log, seats, words, wanted), [log, seats, words, wanted])
  const rest = found.length - limit
  const newest = log.at(-1)?.number
  return (
    <div className="log">
      <label className="log__search">
        <Icon name="search" size={16} />
        <input
          type="search"
          className="input"
          placeholder={words.text('log.search')}
          aria-label={words.text('log.search')}
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
      </label>
      <ol className="log__entries">
        {found.slice(0, limit).map((entry, index) => (
          <LogGroup
            key={entry.number}
            entry={entry}
            seats={seats}
            continued={index > 0 && found[index - 1]?.side === entry.side}
            fresh={entry.number === newest}
            onPlace={onPlace}
          />
        ))}
      </ol>
      {found.length === 0 && (
        <p className="quiet-word">{words.text(search === '' ? 'log.none' : 'log.no-match')}</p>
      )}
      {rest > 0 && (
        <button type="button" className="button button--quiet" onClick={() => setLimit(limit + MORE)}>
          {words.text('log.earlier', { count: rest })}
        </button>
      )}
    </div>
  )
}

/** Entries that have something to tell and hold the words looked for, newest first. */
export function searchLog(
  log: readonly LogEntry[],
  seats: Seats,
  words: Speaker,
  search: string
): readonly LogEntry[] {
  const wanted = search.trim().toLocaleLowerCase(words.language)
  const told = log.filter((entry) => entry.events.length > 0).reverse()
  if (wanted === '') return told
  const holds = (text: string) => text.toLocaleLowerCase(words.language).includes(wanted)
  return told.filter(
    ({ side, events }) =>
      (side !== null && (holds(words.name('side', side)) || holds(playerOf(seats, side, words)))) ||
      events.some((event) => holds(eventText(words, event)))
  )
}
