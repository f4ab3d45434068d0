import { reference } from '#shared/engine/message.ts'
import type { InvasionsView } from '#shared/invasions/view.ts'
import { MapPin } from '../../map/ui/map-pin.tsx'
import { useInvasionsWords } from '../words.ts'
import type { Commanding } from './hand-context.tsx'
import { faceOfPiece, PieceCounter } from './piece-face.tsx'

interface StackCardProps {
  readonly view: InvasionsView
  readonly commanding: Commanding
  readonly side: string
}

/** The stack in hand, counter by counter: a click takes one out or in, a double click takes one kind only. */
export function StackCard({ view, commanding, side }: StackCardProps) {
  const words = useInvasionsWords()
  const { command, hand, act } = commanding
  const stack = command.stacks.find(({ place }) => place === hand.place)
  if (!stack) return null
  const faces = stack.pieces.map((piece) => ({ ...piece, face: faceOfPiece(view, piece.id, words) }))
  const all = stack.pieces.map(({ id }) => id)
  return (
    <MapPin at={{ province: stack.place, side }} className="stack-card">
      <header className="stack-card__head">
        <h3>{words.text('hand.who-goes', { place: reference('place', stack.place) })}</h3>
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
              title={words.text('hand.kind-only')}
              onClick={() => act({ do: 'toggle', piece: id })}
              onDoubleClick={() =>
                act({
                  do: 'take-only',
                  pieces: faces.filter((other) => other.face.kind === face.kind).map((other) => other.id)
                })
              }
            >
              <PieceCounter view={view} id={id} />
              <span className="held__name">
                {face.name}
                {face.damaged && <em> {words.text('hand.damaged')}</em>}
              </span>
              <span className="held__steps">{words.text('hand.steps-left', { count: steps })}</span>
            </button>
          </li>
        ))}
      </ul>
    </MapPin>
  )
}
