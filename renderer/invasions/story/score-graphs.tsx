import { useId } from 'react'
import { sideOf } from '#shared/invasions/catalogue.ts'
import { type SideId, sideIds } from '#shared/invasions/content/ids.ts'
import { pointsBySourceAndSide } from '#shared/invasions/queries/scoring/points.ts'
import type { ScoreEntry } from '#shared/invasions/state.ts'
import { reference } from '#shared/invasions/words/message.ts'
import { Emblem, sideClass } from '../../table/game/emblem.tsx'
import { useInvasionsWords } from '../i18n/use-invasions-words.ts'

type Ledger = readonly ScoreEntry[]
/** One part of a column: a source of points, or all minor ones together. */
type Part = readonly ScoreEntry['source'][]

const WIDTH = 300
const HEIGHT = 150
const EDGE = { left: 30, bottom: 18, top: 6 }
/** The number of sources shown separately, each with its own hatching and tint. The rest are one part. */
const SHOWN_APART = 4

/** The points of each side turn by turn, by source. */
export function ScoreGraphs({ ledger }: { readonly ledger: Ledger }) {
  const words = useInvasionsWords()
  const all = pointsBySourceAndSide(ledger).map(({ source }) => source)
  // One more source needs no more room than 'all else' would.
  const apart = all.length > SHOWN_APART + 1 ? all.slice(0, SHOWN_APART) : all
  const rest = all.slice(apart.length)
  const parts: readonly Part[] = [...apart.map((source) => [source]), ...(rest.length > 0 ? [rest] : [])]
  const keyId = useId()
  const last = Math.max(1, ...ledger.map(({ turn }) => turn))
  const most = Math.max(1, ...sideIds.map((side) => totalAt(ledger, side, last)))
  if (ledger.length === 0) return null
  return (
    <section className="score-graphs">
      <h2>{words.text('book.score')}</h2>
      <ul className="score-graphs__key">
        {parts.map((part, index) => (
          <li key={part.join()}>
            <svg width="22" height="14" aria-hidden="true">
              <Hatchings id={keyId} />
              <rect width="22" height="14" fill={hatchingOf(keyId, index)} />
            </svg>
            {part === rest
              ? words.text('score-graph.other')
              : part.map((source) => words.name('reason', source)).join()}
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
            <Graph ledger={ledger} side={side} parts={parts} turns={last} most={most} />
          </li>
        ))}
      </ul>
    </section>
  )
}

interface GraphProps {
  readonly ledger: Ledger
  readonly side: SideId
  readonly parts: readonly Part[]
  readonly turns: number
  readonly most: number
}

/** A column for each turn: all points won until then, stacked by source. */
function Graph({ ledger, side, parts, turns, most }: GraphProps) {
  const words = useInvasionsWords()
  const id = useId()
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
      <Hatchings id={id} />
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
            {parts.map((part, index) => {
              const height = Math.max(0, totalAt(ledger, side, turn, part)) * scale
              y -= height
              return (
                <rect
                  key={part.join()}
                  className="score-graph__part"
                  x={x + step * 0.12}
                  y={y}
                  width={step * 0.76}
                  height={height}
                  fill={hatchingOf(id, index)}
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

/** Lines across a ground of the side's colour, sparser from source to source. */
const HATCHINGS = [
  null,
  'M0 0L6 6M-1.5 4.5L1.5 7.5M4.5 -1.5L7.5 1.5',
  'M0 1.5H6M0 4.5H6',
  'M1.5 0V6M4.5 0V6',
  'M0 6L6 0M0 0L6 6'
] as const

function Hatchings({ id }: { readonly id: string }) {
  return (
    <defs>
      {HATCHINGS.map((lines, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a list that never changes
        <pattern key={index} id={`${id}-${index}`} width="6" height="6" patternUnits="userSpaceOnUse">
          <rect className="hatching__ground" width="6" height="6" data-plain={lines === null || undefined} />
          {lines && <path className="hatching__lines" d={lines} />}
        </pattern>
      ))}
    </defs>
  )
}

function hatchingOf(id: string, index: number): string {
  return `url(#${id}-${Math.min(index, HATCHINGS.length - 1)})`
}

/** The points of a side by the end of a turn, of one part or of all. */
function totalAt(ledger: Ledger, side: SideId, turn: number, part?: Part): number {
  return ledger
    .filter(
      (entry) =>
        entry.turn <= turn &&
        sideOf(entry.nation) === side &&
        (part === undefined || part.includes(entry.source))
    )
    .reduce((sum, { points }) => sum + points, 0)
}
