import { Emblem, useSideOrder } from './game/emblem.tsx'

/** Each side's emblem and points, for the edge of the table. The panel of the score says the same in words. */
export function ScoreLine({ scores }: { readonly scores: Readonly<Record<string, number>> }) {
  const inOrder = useSideOrder()
  const sides = inOrder(Object.keys(scores))
  if (sides.length === 0) return null
  return (
    <span className="score-line" aria-hidden="true">
      {sides.map((side) => (
        <span key={side} className="score-line__side">
          <Emblem side={side} size={18} />
          {scores[side]}
        </span>
      ))}
    </span>
  )
}
