import type { Seats } from '#shared/ipc/campaign.ts'
import { useWords } from '../../i18n/words.tsx'
import { Emblem } from '../../invasions/emblem.tsx'
import { playerOf } from '../../invasions/seat-name.ts'
import { inOrder, sideClass } from '../../invasions/sides.ts'

interface SeatListProps {
  readonly seats: Seats
  readonly scores: Readonly<Record<string, number>>
  readonly waitingFor: string | null
}

/** Who plays which side, and how each stands. */
export function SeatList({ seats, scores, waitingFor }: SeatListProps) {
  const words = useWords()
  const most = Math.max(1, ...Object.values(scores))
  return (
    <ul className="seats">
      {inOrder(Object.keys(seats)).map((side) => {
        const score = scores[side] ?? 0
        return (
          <li key={side} className={`seats__seat ${sideClass(side)}`} aria-current={side === waitingFor}>
            <Emblem side={side} size={22} />
            <span className="seats__side">{words.name('side', side)}</span>
            <span className={`seats__player seats__player--${seats[side]?.kind ?? 'computer'}`}>
              {playerOf(seats, side, words)}
            </span>
            <span className="seats__bar" aria-hidden="true">
              <span
                className="seats__fill"
                style={{ inlineSize: `${Math.max(0, Math.round((score / most) * 100))}%` }}
              />
            </span>
            <span className="seats__score">
              <span aria-hidden="true">{score}</span>
              <span className="visually-hidden">{words.text('score.points', { count: score })}</span>
            </span>
          </li>
        )
      })}
    </ul>
  )
}
