import type { ReactNode } from 'react'
import { reference } from '#shared/engine/message.ts'
import type { InvasionsView } from '#shared/invasions/view.ts'
import type { Draft } from '../../table/decision/draft.ts'
import { useInvasionsWords } from '../i18n/use-invasions-words.ts'
import { faceOfPiece, PieceCounter } from '../pieces/piece-counter.tsx'
import { type AssignedPiece, type Assignment, nextPieceFor, placeRemaining } from './assignment.ts'
import { usePendingPick } from './pending-pick.tsx'

interface AssignmentViewProps {
  readonly view: InvasionsView
  readonly draft: Draft
  readonly onDraft: (draft: Draft) => void
  readonly assignmentOf: (draft: Draft) => Assignment
  /** The heading above the pieces that have no place yet. */
  readonly waiting: string
  /** Where the remaining pieces are put first. */
  readonly wanted: readonly string[]
  /** Places that are shown even while they are empty. */
  readonly always?: readonly string[]
  readonly children?: ReactNode
}

/** Assigns counters to places: a click selects a counter, a click on the map or on a place puts it there. */
export function AssignmentView(props: AssignmentViewProps) {
  const { view, draft, onDraft, assignmentOf, waiting, wanted, always = [], children } = props
  const words = useInvasionsWords()
  const { held, hold } = usePendingPick()
  const assignment = assignmentOf(draft)
  const { pieces, places, put } = assignment
  const waits = pieces.filter(({ at }) => at === null)
  const used = [...new Set([...always, ...pieces.flatMap(({ at }) => at ?? [])])]
  const last = pieces.findLast(({ at }) => at !== null)?.at ?? null
  const set = (piece: string, place: string | null) => {
    hold(null)
    onDraft(put(draft, piece, place))
  }
  return (
    <div className="assignment">
      <p className="realm-hint">{words.text(held === null ? 'muster.hint' : 'muster.in-hand')}</p>
      <section className="assignment__place">
        <header>
          <h3>{waiting}</h3>
          <span>{waits.length === 0 ? words.text('muster.all-placed') : waits.length}</span>
        </header>
        <Pieces view={view} pieces={waits} />
      </section>
      {used.map((place) => {
        const next = nextPieceFor(assignment, held, place)
        const room = places.get(place) ?? 0
        return (
          <section key={place} className="assignment__place">
            <header>
              <button
                type="button"
                className="button button--quiet"
                disabled={next === null}
                onClick={() => next !== null && set(next, place)}
              >
                {words.name('place', place)}
              </button>
              <span>{room > 0 ? words.text('muster.room', { room }) : words.text('muster.full')}</span>
            </header>
            <Pieces
              view={view}
              pieces={pieces.filter(({ at }) => at === place)}
              onTakeBack={(id) => set(id, null)}
            />
          </section>
        )
      })}
      <div className="assignment__tools">
        {children}
        {waits.length > 0 && last !== null && (
          <button
            type="button"
            className="button"
            onClick={() => onDraft(placeRemaining(assignmentOf, draft, [last]))}
          >
            {words.text('muster.rest-here', { place: reference('place', last) })}
          </button>
        )}
        {waits.length > 0 && (
          <button
            type="button"
            className="button assignment__rest"
            onClick={() => onDraft(placeRemaining(assignmentOf, draft, wanted))}
          >
            {words.text('muster.for-me')}
          </button>
        )}
      </div>
    </div>
  )
}

interface PiecesProps {
  readonly view: InvasionsView
  readonly pieces: readonly AssignedPiece[]
  readonly onTakeBack?: (id: string) => void
}

function Pieces({ view, pieces, onTakeBack }: PiecesProps) {
  const words = useInvasionsWords()
  const { held, hold } = usePendingPick()
  return (
    <ul className="assignment__pieces">
      {pieces.map(({ id }) => {
        const { name } = faceOfPiece(view, id, words)
        return (
          <li key={id}>
            <button
              type="button"
              className="held"
              aria-pressed={id === held}
              onClick={() => hold(id === held ? null : id)}
              onDoubleClick={() => onTakeBack?.(id)}
              title={onTakeBack ? words.text('muster.take-back') : undefined}
            >
              <PieceCounter view={view} id={id} />
              <span className="held__name">{name}</span>
            </button>
          </li>
        )
      })}
    </ul>
  )
}
