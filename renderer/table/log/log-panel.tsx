import { memo, useDeferredValue, useMemo, useState } from 'react'
import type { Seats } from '#shared/ipc/campaign.ts'
import type { LogEntry } from '#shared/ipc/table.ts'
import { useWords } from '../../i18n/words.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useRoom } from '../game/room.tsx'
import { LogGroup } from './log-group.tsx'
import { runsOf, searchLog } from './log-runs.ts'

interface LogPanelProps {
  readonly log: readonly LogEntry[]
  readonly seats: Seats
  readonly onPlace: (place: string) => void
}

const AT_FIRST = 60
const MORE = 200

/** What happened, the newest on top, grouped by who answered and searchable. Long: drawn only when it changes. */
export const LogPanel = memo(function LogPanel({ log, seats, onPlace }: LogPanelProps) {
  const words = useWords()
  const [search, setSearch] = useState('')
  const [limit, setLimit] = useState(AT_FIRST)
  const wanted = useDeferredValue(search)
  const { sentence } = useRoom()
  const found = useMemo(
    () => searchLog(log, seats, words, wanted, sentence),
    [log, seats, words, wanted, sentence]
  )
  const rest = found.length - limit
  const runs = runsOf(found.slice(-limit)).reverse()
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
        {runs.map((run, index) => (
          <LogGroup
            key={run.entries[0]?.number}
            run={run}
            seats={seats}
            fresh={index === 0}
            onPlace={onPlace}
          />
        ))}
        {rest > 0 && (
          <li>
            <button type="button" className="button button--quiet" onClick={() => setLimit(limit + MORE)}>
              {words.text('log.earlier', { count: rest })}
            </button>
          </li>
        )}
      </ol>
      {found.length === 0 && (
        <p className="quiet-word">{words.text(search === '' ? 'log.none' : 'log.no-match')}</p>
      )}
    </div>
  )
})
