import type { Seats } from '#shared/ipc/campaign.ts'
import { useWords } from '../i18n/words.tsx'
import { Emblem, sideClass, useSideOrder } from './game/emblem.tsx'
import { SeatChange } from './seat-change.tsx'
import { playerName } from './seat-name.ts'

interface SeatListProps {
  readonly seats: Seats
  readonly scores: Readonly<Record<string, number>>
  readonly waitingFor: readonly string[]
  /** Whether the player can change seats here. */
  readonly changes?: boolean
}

/** Who plays which side, and the scores. */
export function SeatList({ seats, scores, waitingFor, changes = false }: SeatListProps) {
  const words = useWords()
  const inOrder = useSideOrder()
  const most = Math.max(1, ...Object.values(scores))
  return (
    <ul className="seats">
      {inOrder(Object.keys(seats)).map((side) => {
        const score = scores[side]
        const seat = seats[side]
        return (
          <li
            key={side}
            className={`seats__seat ${sideClass(side)}`}
            aria-current={waitingFor.includes(side)}
          >
            <Emblem side={side} size={22} />
            <span className="seats__side">{words.name('side', side)}</span>
            <span className={`seats__player seats__player--${seat?.kind ?? 'computer'}`}>
              {changes && seat ? (
                <SeatChange side={side} seat={seat} name={playerName(seats, side, words)} />
              ) : (
                playerName(seats, side, words)
              )}
            </span>
            {score !== undefined && <Score score={score} most={most} />}
          </li>
        )
      })}
    </ul>
  )
}

/** The score as a bar and a number. */
function Score({ score, most }: { score: number; most: number }) {
  const words = useWords()
  return (
    <>
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
    </>
  )
}
