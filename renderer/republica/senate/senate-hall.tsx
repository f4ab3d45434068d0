import { type ReactNode, useMemo } from 'react'
import type { Ballot } from '#shared/republica/board/senate.ts'
import type { SenatorId } from '#shared/republica/content/ids.ts'
import type { RepublicView } from '#shared/republica/view.ts'
import { useRepublicaWords } from '../i18n/use-republica-words.ts'
import type { PickState } from '../interaction/pick.ts'
import { HallBenches } from './hall-benches.tsx'
import { seatPlan } from './seat-plan.ts'
import { seatedOf } from './senator-figures.ts'
import { SenatorSeat } from './senator-seat.tsx'
import { useSize } from './use-size.ts'

interface SenateHallProps {
  readonly view: RepublicView
  readonly pickOf: (senator: SenatorId) => PickState
  readonly voteOf: (senator: SenatorId) => Ballot | null
  /** The senators whom the motion on the floor is about. */
  readonly named: readonly SenatorId[]
  readonly onSenator: (senator: SenatorId) => void
  /** What lies on the floor of the house. */
  readonly children?: ReactNode
}

const LIMITS = { least: 68, most: 240 }

/** The Senate: each faction's senators side by side on the benches, with what is before the house on the floor. */
export function SenateHall({ view, pickOf, voteOf, named, onSenator, children }: SenateHallProps) {
  const words = useRepublicaWords()
  const [hall, size] = useSize<HTMLElement>()
  const seated = useMemo(
    () => view.sides.flatMap((faction) => seatedOf(view, faction).map(({ id }) => id)),
    [view]
  )
  const count = seated.length
  const plan = useMemo(() => size && seatPlan(Math.max(1, count), size, LIMITS), [size, count])
  return (
    <section ref={hall} className="rep-hall" aria-label={words.text('ui.senate')}>
      {plan && (
        <>
          <HallBenches {...plan} />
          <ul className="rep-hall__seats">
            {seated.map((id, index) => {
              const seat = plan.seats[index]
              if (!seat) return null
              return (
                <li
                  key={id}
                  style={{
                    inlineSize: plan.seatWidth,
                    blockSize: plan.seatHeight,
                    translate: `${seat.x - plan.seatWidth / 2}px ${seat.y - plan.seatHeight / 2}px`
                  }}
                >
                  <SenatorSeat
                    view={view}
                    id={id}
                    pick={pickOf(id)}
                    vote={voteOf(id)}
                    isNamed={named.includes(id)}
                    onClick={() => onSenator(id)}
                  />
                </li>
              )
            })}
          </ul>
          <div
            className="rep-floor"
            style={{ inlineSize: plan.floor.width, maxBlockSize: plan.floor.height }}
          >
            {children}
          </div>
        </>
      )}
    </section>
  )
}
