import { memo, useMemo } from 'react'
import { reference } from '#shared/engine/message.ts'
import type { InvasionsView } from '#shared/invasions/view.ts'
import { isSeaId } from '#shared/invasions/world/queries.ts'
import { MapPin } from '../../map/ui/map-pin.tsx'
import { useInvasionsWords } from '../words.ts'
import type { Commanding } from './hand-context.tsx'
import { faceOfPiece, PieceCounter } from './piece-face.tsx'

interface StackCardProps {
  readonly view: InvasionsView
  readonly commanding: Commanding
  readonly side: string
}

/** The selected stack, counter by counter. A click toggles one, a double click selects one kind only. */
export const StackCard = memo(function StackCard({ view, commanding, side }: StackCardProps) {
  const words = useInvasionsWords()
  const { command, hand, prospects, act } = commanding
  const avoid = useMemo(
    () =>
      [...prospects.keys(), ...command.stacks.map(({ place }) => place)].filter((id) => id !== hand.place),
    [prospects, command, hand.place]
  )
  const stack = command.stacks.find(({ place }) => place === hand.place)
  if (!stack) return null
  const faces = stack.pieces.map((piece) => ({ ...piece, face: faceOfPiece(view, piece.id, words) }))
  const all = stack.pieces.map(({ id }) => id)
  const afloat = isSeaId(stack.place)
  const asks = afloat ? 'hand.who-sails' : hand.fleet ? 'hand.who-embarks' : 'hand.who-goes'
  const waits =
    afloat && command.stacks.some((other) => command.boardingParty(other.place, stack.place).length > 0)
  return (
    <MapPin at={{ province: stack.place, side }} avoid={avoid} className="stack-card">
      <header className="stack-card__head">
        <h3>{words.text(asks, { place: reference('place', stack.place) })}</h3>
        {hand.pieces.length < all.length && (
          <button type="button" className="button" onClick={() => act({ do: 'take-only', pieces: all })}>
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
              aria-pressed={hand.pieces.includes(id)}
              title={`${words.text('hand.steps-left', { count: steps })}. ${words.text('hand.kind-only')}`}
              onClick={() => act({ do: 'toggle', piece: id })}
              onDoubleClick={() =>
                act({
                  do: 'take-only',
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
      {waits && <p className="stack-card__hint">{words.text('hand.take-aboard')}</p>}
    </MapPin>
  )
}, isSameStack)

/** Moving the pointer must not render the card again. */
function isSameStack(before: StackCardProps, { view, commanding, side }: StackCardProps): boolean {
  const { command, hand, prospects } = before.commanding
  const now = commanding.hand
  return (
    before.view === view &&
    before.side === side &&
    command === commanding.command &&
    prospects === commanding.prospects &&
    hand.place === now.place &&
    hand.pieces === now.pieces &&
    hand.fleet === now.fleet
  )
}
