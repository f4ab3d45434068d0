import { memo, useMemo } from 'react'
import { reference } from '#shared/engine/message.ts'
import type { InvasionsView } from '#shared/invasions/view.ts'
import { isSeaId } from '#shared/invasions/world/world-queries.ts'
import { MapPin } from '../../map/ui/map-pin.tsx'
import { useInvasionsWords } from '../i18n/use-invasions-words.ts'
import { faceOfPiece, PieceCounter } from '../pieces/piece-counter.tsx'
import type { MarchControls } from './march-provider.tsx'

interface StackCardProps {
  readonly view: InvasionsView
  readonly march: MarchControls
  readonly side: string
}

/** The selected stack, counter by counter. A click toggles one, a double click selects one kind only. */
export const StackCard = memo(function StackCard({ view, march, side }: StackCardProps) {
  const words = useInvasionsWords()
  const { planner, selection, ordersByPlace, dispatch } = march
  const avoid = useMemo(
    () =>
      [...ordersByPlace.keys(), ...planner.stacks.map(({ place }) => place)].filter(
        (id) => id !== selection.place
      ),
    [ordersByPlace, planner, selection.place]
  )
  const stack = planner.stacks.find(({ place }) => place === selection.place)
  if (!stack) return null
  const faces = stack.pieces.map((piece) => ({ ...piece, face: faceOfPiece(view, piece.id, words) }))
  const all = stack.pieces.map(({ id }) => id)
  const afloat = isSeaId(stack.place)
  const title = afloat ? 'hand.who-sails' : selection.fleet ? 'hand.who-embarks' : 'hand.who-goes'
  const canEmbark =
    afloat && planner.stacks.some((other) => planner.boardingParty(other.place, stack.place).length > 0)
  return (
    <MapPin at={{ province: stack.place, side }} avoid={avoid} className="stack-card">
      <header className="stack-card__head">
        <h3>{words.text(title, { place: reference('place', stack.place) })}</h3>
        {selection.pieces.length < all.length && (
          <button
            type="button"
            className="button"
            onClick={() => dispatch({ do: 'select-only', pieces: all })}
          >
            {words.text('hand.all')}
          </button>
        )}
      </header>
      <ul className="stack-card__pieces">
        {faces.map(({ id, steps, face }) => (
          <li key={id}>
            <button
              type="button"
              className="held"
              aria-pressed={selection.pieces.includes(id)}
              title={`${words.text('hand.steps-left', { count: steps })}. ${words.text('hand.kind-only')}`}
              onClick={() => dispatch({ do: 'toggle-piece', piece: id })}
              onDoubleClick={() =>
                dispatch({
                  do: 'select-only',
                  pieces: faces.filter((other) => other.face.kind === face.kind).map((other) => other.id)
                })
              }
            >
              <span className="held__counter">
                <PieceCounter view={view} id={id} />
                <b className="held__steps" aria-hidden="true">
                  {steps}
                </b>
              </span>
              <span className="held__name">
                {face.name}
                {face.damaged && <em> {words.text('hand.damaged')}</em>}
              </span>
              <span className="visually-hidden">{words.text('hand.steps-left', { count: steps })}</span>
            </button>
          </li>
        ))}
      </ul>
      {canEmbark && <p className="stack-card__hint">{words.text('hand.take-aboard')}</p>}
    </MapPin>
  )
}, isSameStack)

/** Moving the pointer must not render the card again. */
function isSameStack(before: StackCardProps, { view, march, side }: StackCardProps): boolean {
  const { planner, selection, ordersByPlace } = before.march
  const now = march.selection
  return (
    before.view === view &&
    before.side === side &&
    planner === march.planner &&
    ordersByPlace === march.ordersByPlace &&
    selection.place === now.place &&
    selection.pieces === now.pieces &&
    selection.fleet === now.fleet
  )
}
