import type { Board } from '#shared/tetrarchia/board.ts'
import { reference } from '#shared/tetrarchia/words/message.ts'
import { useTetrarchiaWords } from '../i18n/use-tetrarchia-words.ts'
import type { ReachableAction } from './action-plan.ts'

interface WayLinesProps {
  readonly board: Pick<Board, 'imperium'>
  readonly prospect: ReachableAction
  /** Further notes on the place. */
  readonly notes: readonly string[]
}

/** The steps of a move with their cost, and the points left afterwards. */
export function RouteLines({ board, prospect: { offered }, notes }: WayLinesProps) {
  const words = useTetrarchiaWords()
  const { cost, route } = offered
  return (
    <>
      {route && route.steps.length > 1 && (
        <ol className="way-lines">
          {route.steps.map((step) => (
            <li key={step.to}>
              {words.text(`way.by-${step.by}`, { to: reference('province', step.to), points: step.cost })}
            </li>
          ))}
        </ol>
      )}
      <p>{words.text('way.total', { points: cost })}</p>
      <p>{words.text('way.left', { count: board.imperium - cost })}</p>
      {notes.map((note) => (
        <p key={note} className="way-note">
          {note}
        </p>
      ))}
    </>
  )
}
