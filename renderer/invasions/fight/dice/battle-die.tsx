import { type DieColour, swordsOn } from '#shared/invasions/queries/battle/dice.ts'

interface FaceProps {
  readonly colour: DieColour
  readonly face: number
  /** XX.H: red swords hit on open ground only; elsewhere they are dimmed. */
  readonly redCounts: boolean
}

/** XX.B: a battle die with the swords of its face. The element around it carries the label. */
export function BattleDieFace({ colour, face, redCounts }: FaceProps) {
  const { white, red } = swordsOn({ colour, face })
  const swords = [
    ...Array.from({ length: white }, () => 'white' as const),
    ...Array.from({ length: red }, () => 'red' as const)
  ]
  return (
    <svg className={`bdie bdie--${colour}`} viewBox="0 0 40 40" aria-hidden="true" focusable="false">
      <rect className="bdie__body" x="1.5" y="1.5" width="37" height="37" rx="8" />
      {swords.map((kind, index) => (
        <g
          // Swords of a face never change their order.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          key={index}
          className={`sword sword--${kind} ${kind === 'red' && !redCounts ? 'sword--void' : ''}`}
          transform={`translate(20 20) ${TURNS[swords.length]?.[index] ?? ''}`}
        >
          <path d={SWORD} />
        </g>
      ))}
    </svg>
  )
}

const TURNS: Readonly<Record<number, readonly string[]>> = {
  1: ['rotate(45)'],
  2: ['translate(-6.5 0) rotate(-14)', 'translate(6.5 0) rotate(14)']
}

/** One outline: blade, guard, handle and pommel. */
const SWORD = 'M0 -14 2.4 -10.5V4.5H6.6V7.2H1.7V11.4A2.2 2.2 0 1 1 -1.7 11.4V7.2H-6.6V4.5H-2.4V-10.5Z'

/** A die that is about to be rolled. */
export function UnrolledDie({ colour }: { readonly colour: DieColour }) {
  return (
    <svg
      className={`bdie bdie--${colour} bdie--unrolled`}
      viewBox="0 0 40 40"
      aria-hidden="true"
      focusable="false"
    >
      <rect className="bdie__body" x="1.5" y="1.5" width="37" height="37" rx="8" />
    </svg>
  )
}
