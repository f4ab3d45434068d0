import { useWords } from '../../i18n/words.tsx'

interface DieProps {
  readonly faces: number
  readonly value: number
}

const PIPS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[12, 12]],
  2: [
    [7, 7],
    [17, 17]
  ],
  3: [
    [7, 7],
    [12, 12],
    [17, 17]
  ],
  4: [
    [7, 7],
    [17, 7],
    [7, 17],
    [17, 17]
  ],
  5: [
    [7, 7],
    [17, 7],
    [12, 12],
    [7, 17],
    [17, 17]
  ],
  6: [
    [7, 6.5],
    [17, 6.5],
    [7, 12],
    [17, 12],
    [7, 17.5],
    [17, 17.5]
  ]
}

/** A die in its real shape: pips on a cube, a number on a ten-sided die, a coin for two sides. */
export function Die({ faces, value }: DieProps) {
  const words = useWords()
  const pips = faces === 6 ? PIPS[value] : undefined
  return (
    <svg className="die" viewBox="0 0 24 24" role="img" aria-label={words.text('log.die', { faces, value })}>
      <DieBody faces={faces} />
      {pips ? (
        pips.map(([x, y]) => <circle key={`${x} ${y}`} className="die__pip" cx={x} cy={y} r="2" />)
      ) : (
        <text className="die__number" x="12" y="12.5" textAnchor="middle" dominantBaseline="central">
          {value}
        </text>
      )}
    </svg>
  )
}

function DieBody({ faces }: { faces: number }) {
  if (faces === 6) return <rect className="die__body" x="1.5" y="1.5" width="21" height="21" rx="4.5" />
  if (faces === 2) return <circle className="die__body" cx="12" cy="12" r="10.5" />
  return (
    <>
      <path className="die__body" d="M12 1 22.5 9v6.5L12 23 1.5 15.5V9Z" />
      <path className="die__edge" d="M12 1 6 14l6 4.5L18 14ZM1.5 15.5 6 14M22.5 15.5 18 14M12 18.5V23" />
    </>
  )
}
