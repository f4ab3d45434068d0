import { useWords } from '../i18n/words.tsx'
import { sideClass, useSideOrder } from './game/emblem.tsx'

/** The scores at the end of a turn, or the current ones in the turn in progress. */
export interface TurnScore {
  readonly turn: number
  readonly scores: Readonly<Record<string, number>>
}

interface ScoreChartProps {
  readonly history: readonly TurnScore[]
  readonly sides: readonly string[]
}

const WIDTH = 320
const HEIGHT = 130
const EDGE = { left: 26, right: 8, top: 8, bottom: 20 }
/** Each side has a dash pattern, so that colour is not needed to tell them apart. */
const DASHES = ['', '7 3', '2 3', '10 3 2 3']

/** The score by turn, with a line per side. */
export function ScoreChart({ history, sides }: ScoreChartProps) {
  const words = useWords()
  const inOrder = useSideOrder()
  const values = history.flatMap(({ scores }) => Object.values(scores))
  const most = Math.max(10, ...values)
  const least = Math.min(0, ...values)
  const last = Math.max(1, history.length - 1)
  const x = (index: number) => EDGE.left + (index / last) * (WIDTH - EDGE.left - EDGE.right)
  const y = (value: number) =>
    HEIGHT - EDGE.bottom - ((value - least) / (most - least)) * (HEIGHT - EDGE.top - EDGE.bottom)
  return (
    <svg
      className="score-chart"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={words.text('score.chart')}
    >
      {[least, most].map((value) => (
        <g key={value} className="score-chart__rule">
          <path d={`M${EDGE.left} ${y(value)}H${WIDTH - EDGE.right}`} />
          <text x={EDGE.left - 5} y={y(value)} textAnchor="end" dominantBaseline="central">
            {value}
          </text>
        </g>
      ))}
      {history.map(({ turn }, index) => (
        <text key={turn} className="score-chart__turn" x={x(index)} y={HEIGHT - 5} textAnchor="middle">
          {turn}
        </text>
      ))}
      {inOrder(sides).map((side, number) => (
        <polyline
          key={side}
          className={`score-chart__line ${sideClass(side)}`}
          strokeDasharray={DASHES[number % DASHES.length]}
          points={history
            .map(({ scores }, index) => `${x(index).toFixed(1)},${y(scores[side] ?? 0).toFixed(1)}`)
            .join(' ')}
        />
      ))}
    </svg>
  )
}
