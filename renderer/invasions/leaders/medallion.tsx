import './medallion.css'
import { useId } from 'react'
import { leaderCard, sideOf } from '#shared/invasions/catalogue.ts'
import { sideClass } from '../../table/game/emblem.tsx'
import { beardPaths, garbPaths, hairPaths, headgearPaths, headPath, signPaths } from './medallion-parts.ts'
import { portraitOf } from './portrait.ts'

interface MedallionProps {
  readonly leader: string
  /** In rem. */
  readonly size: number
}

/** The most letters that fit around the rim at full height. */
const FULL_LEGEND = 26

/** The portrait of a leader in the style of a coin of his time. Decorative: his name stands beside it. */
export function Medallion({ leader, size }: MedallionProps) {
  const rim = useId()
  const field = useId()
  const card = leaderCard(leader)
  const portrait = portraitOf(card)
  const { metal, headgear, hair, beard, garb, sign, facesLeft, legend } = portrait
  const worn = headgearPaths[headgear]
  const dress = garbPaths[garb]
  const beardPath = beardPaths[beard]
  return (
    <svg
      className={`medallion medallion--${metal} ${sideClass(sideOf(card.nation))}`}
      style={{ inlineSize: `${size}rem`, blockSize: `${size}rem` }}
      viewBox="-14 -14 128 128"
      aria-hidden="true"
      focusable="false"
    >
      <defs>
        <path id={rim} d="M50 107A57 57 0 0 1 50-7A57 57 0 0 1 50 107" />
        <clipPath id={field}>
          <circle cx="50" cy="50" r="48" />
        </clipPath>
      </defs>
      <circle className="medallion__flan" cx="50" cy="50" r="63" />
      <circle className="medallion__beads" cx="50" cy="50" r="60.5" />
      <circle className="medallion__field" cx="50" cy="50" r="48" />
      <text className="medallion__legend" style={{ fontSize: `${letterSize(legend)}px` }}>
        <textPath href={`#${rim}`} startOffset="50%" textAnchor="middle">
          {legend}
        </textPath>
      </text>
      <g clipPath={`url(#${field})`} transform={facesLeft ? 'translate(100 0) scale(-1 1)' : undefined}>
        <path className="medallion__sign" d={signPaths[sign]} transform="translate(81 36) scale(1.15)" />
        <path className="medallion__head" d={headPath(portrait)} />
        <path className="medallion__hair" d={hairPaths[hair]} />
        {beardPath && <path className="medallion__hair" d={beardPath} />}
        <path
          className="medallion__eye"
          d="M53.500 40.500C55.500 38.500 58 38.500 60 40M55 42.500C56.500 41.500 58 41.500 59.500 42.500"
        />
        {worn.fill && <path className="medallion__worn" d={worn.fill} />}
        {worn.lines && <path className="medallion__lines" d={worn.lines} />}
        <path className="medallion__garb" d={dress.fill} />
        <path className="medallion__lines" d={dress.lines} />
      </g>
    </svg>
  )
}

function letterSize(legend: string): number {
  return Math.min(11, (11 * FULL_LEGEND) / legend.length)
}
