import type { Seats } from '#shared/ipc/campaign.ts'
import { useWords } from '../../i18n/words.tsx'
import { Emblem, sideClass } from '../game/emblem.tsx'
import { useRoom } from '../game/room.tsx'
import { playerOf } from '../seat-name.ts'
import { EventLine } from './event-line.tsx'
import { type LogRun, tallied } from './log-runs.ts'
import { Why } from './why.tsx'

interface LogGroupProps {
  readonly run: LogRun
  readonly seats: Seats
  /** The newest one: the dice of its last answer still roll. */
  readonly fresh?: boolean
  readonly onPlace?: (place: string) => void
}

/** What one side's answers led to, until another side answered. */
export function LogGroup({ run, seats, fresh = false, onPlace }: LogGroupProps) {
  const words = useWords()
  const { sentence } = useRoom()
  const { side, entries } = run
  const newest = entries.at(-1)?.number
  return (
    <li className={side === null ? 'log-group' : `log-group ${sideClass(side)}`}>
      <p className="log-group__head">
        {side === null ? (
          <span className="log-group__who">{words.text('log.opening')}</span>
        ) : (
          <>
            <Emblem side={side} size={16} />
            <span className="log-group__who">{words.name('side', side)}</span>
            <span className="log-group__player">{playerOf(seats, side, words)}</span>
          </>
        )}
      </p>
      {entries.map(({ number, events, explained = false }) => (
        <div
          key={number}
          className={fresh && number === newest ? 'log-answer log-answer--fresh' : 'log-answer'}
          title={number > 0 ? words.text('log.answer', { number }) : undefined}
        >
          {tallied(events.map(sentence), words).map(({ sentence: told, times }, index) => (
            // Events of an answer never change their order.
            // biome-ignore lint/suspicious/noArrayIndexKey: see above
            <EventLine key={index} sentence={told} times={times} {...(onPlace ? { onPlace } : {})} />
          ))}
          {explained && <Why number={number} />}
        </div>
      ))}
    </li>
  )
}
