import { sideOf } from '#shared/invasions/catalogue.ts'
import { type SideId, sideIds } from '#shared/invasions/content/ids.ts'
import { pointsBySource } from '#shared/invasions/queries/scoring.ts'
import type { ScoreEntry } from '#shared/invasions/state.ts'
import { reference } from '#shared/invasions/words/message.ts'
import { Emblem, sideClass } from '../../table/game/emblem.tsx'
import { useInvasionsWords } from '../words.ts'

type Ledger = readonly ScoreEntry[]
type Source = ScoreEntry['source']

const WIDTH = 300
const HEIGHT = 150
const EDGE = { left: 30, bottom: 18, top: 6 }
/** The tints of the sources, the richest first; from the last on all are alike. */
const TINTS = [1, 0.66, 0.42, 0.25, 0.14]

/** The points of each side turn by turn, by what they were for. */
export function ScoreGraphs({ ledger }: { readonly ledger: Ledger }) {
  const words = useInvasionsWords()
  const sources = pointsBySource(ledger).map(({ source }) => source)
  const last = Math.max(1, ...ledger.map(({ turn }) => turn))
  const most = Math.max(1, ...sideIds.map((side) => totalAt(ledger, side, last)))
  if (ledger.length === 0) return null
  return (
    <section className="score-graphs">
      <h2>{words.text('book.score')}</h2>
      <ul className="score-graphs__key">
        {sources.map((source, index) => (
          <li key={source}>
            <svg width="14" height="14" aria-hidden="true">
              <rect width="14" height="14" fillOpacity={tintOf(index)} />
            </svg>
            {words.name('reason', source)}
          </li>
        ))}
      </ul>
      <ul className="score-graphs__sides">
        {sideIds.map((side) => (
          <li key={side} className={sideClass(side)}>
            <p className="score-graphs__side">
              <Emblem side={side} size={20} />
              {words.name('side', side)}
              <strong>{totalAt(ledger, side, last)}</strong>
            </p>
            <Graph ledger={ledger} side={side} sources={sources} turns={last} most={most} />
          </li>
        ))}
      </ul>
    </section>
  )
}

interface GraphProps {
  readonly ledger: Ledger
  readonly side: SideId
  readonly sources: readonly Source[]
  readonly turns: number
  readonly most: number
}

/** A column a turn, all that was won until then: what was won first for lies at the bottom. */
function Graph({ ledger, side, sources, turns, most }: GraphProps) {
  const words = useInvasionsWords()
  const step = (WIDTH - EDGE.left) / turns
  const scale = (HEIGHT - EDGE.bottom - EDGE.top) / most
  const base = HEIGHT - EDGE.bottom
  return (
    <svg
      className="score-graph"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={words.text('score-graph.label', { side: reference('side', side) })}
    >
      <text x={EDGE.left - 6} y={EDGE.top + 8} textAnchor="end">
        {most}
      </text>
      <path
        className="score-graph__rule"
        d={`M${EDGE.left} ${EDGE.top}H${WIDTH}M${EDGE.left} ${base}H${WIDTH}`}
      />
      {Array.from({ length: turns }, (_, index) => index + 1).map((turn) => {
        const x = EDGE.left + (turn - 1) * step
        let y = base
        return (
          <g key={turn}>
            {sources.map((source, index) => {
              const height = Math.max(0, totalAt(ledger, side, turn, source)) * scale
              y -= height
              return (
                <rect
                  key={source}
                  className="score-graph__part"
                  x={x + step * 0.12}
                  y={y}
                  width={step * 0.76}
                  height={height}
                  fillOpacity={tintOf(index)}
                />
              )
            })}
            <text x={x + step / 2} y={HEIGHT - 5} textAnchor="middle">
              {turn}
            </text>
          </g>
        )
      })}
    </svg>
  )
}

function tintOf(index: number): number {
  return TINTS[Math.min(index, TINTS.length - 1)] ?? 1
}

/** What a side had won by the end of a turn, of one source or of all. */
function totalAt(ledger: Ledger, side: SideId, turn: number, source?: Source): number {
  return ledger
    .filter(
      (entry) =>
        entry.turn <= turn &&
        sideOf(entry.nation) === side &&
        (source === undefined || entry.source === source)
    )
    .reduce((sum, { points }) => sum + points, 0)
}
