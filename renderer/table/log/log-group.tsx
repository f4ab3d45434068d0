import type { Seats } from '#shared/ipc/campaign.ts'
import type { LogEntry } from '#shared/ipc/table.ts'
import { Emblem } from '../../game/emblem.tsx'
import { playerOf } from '../../game/seat-name.ts'
import { sideClass } from '../../game/sides.ts'
import { useWords } from '../../i18n/words.tsx'
import { EventLine } from './event-line.tsx'

interface LogGroupProps {
  readonly entry: LogEntry
  readonly seats: Seats
  /** The group above is of the same side, so its name need not be said again. */
  readonly continued?: boolean
  /** The newest one: its dice still roll. */
  readonly fresh?: boolean
  readonly onPlace?: (place: string) => void
}

/** What one answer led to. */
export function LogGroup({ entry, seats, continued = false, fresh = false, onPlace }: LogGroupProps) {
  const words = useWords()
  const { number, side, events } = entry
  const classes = ['log-group', side === null ? '' : sideClass(side)]
  if (fresh) classes.push('log-group--fresh')
  if (continued) classes.push('log-group--continued')
  return (
    <li className={classes.join(' ')}>
      <p className={continued ? 'visually-hidden' : 'log-group__head'}>
        {side === null ? (
          <span className="log-group__who">{words.text('log.opening')}</span>
        ) : (
          <>
            <Emblem side={side} size={16} />
            <span className="log-group__who">{words.name('side', side)}</span>
            <span className="log-group__player">{playerOf(seats, side, words)}</span>
          </>
        )}
        {number > 0 && (
          <span className="log-group__number" title={words.text('log.answer', { number })}>
            {number}
          </span>
        )}
      </p>
      {events.map((event, index) => (
        // Events of an answer never change their order.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <EventLine key={index} event={event} {...(onPlace ? { onPlace } : {})} />
      ))}
    </li>
  )
}
