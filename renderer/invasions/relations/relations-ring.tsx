import { sideOf } from '#shared/invasions/catalogue.ts'
import type { NationId } from '#shared/invasions/content/ids.ts'
import type { RelationSummary } from '#shared/invasions/queries/relations/relation-summary.ts'
import { sideClass } from '../../table/game/emblem.tsx'
import { useInvasionsWords } from '../i18n/use-invasions-words.ts'
import { sideEmblems } from '../sides/side-emblems.tsx'
import { arcBetween, arcMiddle, HALF_SIZE, type RingNode, ringLayout } from './ring-layout.ts'

interface RelationsRingProps {
  readonly relations: readonly RelationSummary[]
  readonly chosen: NationId | null
  readonly onChoose: (nation: NationId | null) => void
}

/** The diagram: nations in a ring, each relation an arc with the sign of its kind. The list beside it says the same in words. */
export function RelationsRing({ relations, chosen, onChoose }: RelationsRingProps) {
  const words = useInvasionsWords()
  const ring = ringLayout(relations)
  const at = new Map(ring.map((node) => [node.nation, node]))
  return (
    // biome-ignore lint/a11y/useSemanticElements: a drawing whose parts are buttons is a group, and no fieldset
    <svg
      className="ties-ring"
      viewBox={`${-HALF_SIZE.width} ${-HALF_SIZE.height} ${2 * HALF_SIZE.width} ${2 * HALF_SIZE.height}`}
      role="group"
      aria-label={words.text('ties.picture')}
    >
      {relations.map((relation) => {
        const [from, to] = [at.get(relation.parties[0]), at.get(relation.parties[1])]
        if (!from || !to) return null
        const faint = chosen !== null && !relation.parties.includes(chosen)
        return (
          <RelationArc
            key={`${relation.kind} ${relation.parties.join()} ${relation.provinces.join()}`}
            {...{ relation, from, to, faint }}
          />
        )
      })}
      {ring.map((node) => (
        <Node
          key={node.nation}
          node={node}
          isChosen={node.nation === chosen}
          onChoose={() => onChoose(node.nation === chosen ? null : node.nation)}
        />
      ))}
    </svg>
  )
}

interface RelationArcProps {
  readonly relation: RelationSummary
  readonly from: RingNode
  readonly to: RingNode
  readonly faint: boolean
}

function RelationArc({ relation: { kind }, from, to, faint }: RelationArcProps) {
  const middle = arcMiddle(from, to)
  return (
    <g className={`ties-line ties-line--${kind}`} opacity={faint ? 0.15 : 1}>
      <path d={arcBetween(from, to)} />
      <RelationSign kind={kind} x={middle.x} y={middle.y} />
    </g>
  )
}

/** Each kind of relation has its own sign, so that nobody needs to tell colours apart. */
export function RelationSign({
  kind,
  x = 0,
  y = 0
}: {
  kind: RelationSummary['kind']
  x?: number
  y?: number
}) {
  return (
    <g className={`tie-sign ties-line--${kind}`} transform={`translate(${x} ${y})`}>
      <circle r="9" />
      <path d={SIGNS[kind]} />
    </g>
  )
}

const SIGNS: Readonly<Record<RelationSummary['kind'], string>> = {
  // Two rings, a bowl, a plot of land, a yoke, a level line, crossed blades.
  alliance: 'M-6 0a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0 -7 0M-1 0a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0 -7 0',
  client: 'M-5 -2H5A5 5 0 0 1 -5 -2ZM0 3V5M-2.5 5.5H2.5',
  foedus: 'M-5 5V-2L0 -6L5 -2V5ZM-5 1H5',
  vassal: 'M-5 -4L0 1L5 -4M-5 1L0 6L5 1',
  truce: 'M-5 -2H5M-5 2H5',
  hostility: 'M-5 -5L5 5M5 -5L-5 5'
}

interface NodeProps {
  readonly node: RingNode
  readonly isChosen: boolean
  readonly onChoose: () => void
}

function Node({ node: { nation, x, y, labelX, labelY, anchor }, isChosen, onChoose }: NodeProps) {
  const words = useInvasionsWords()
  const name = words.name('nation', nation)
  const side = sideOf(nation)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a button of HTML cannot stand in a drawing
    <g
      className={`ties-node ${sideClass(side)}`}
      role="button"
      tabIndex={0}
      aria-pressed={isChosen}
      aria-label={name}
      onClick={onChoose}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' && event.key !== ' ') return
        event.preventDefault()
        onChoose()
      }}
    >
      <g className="emblem__field" transform={`translate(${x - 12} ${y - 12}) scale(0.75)`}>
        {sideEmblems[side].field}
      </g>
      <g className="emblem__charge" transform={`translate(${x - 12} ${y - 12}) scale(0.75)`}>
        {sideEmblems[side].charge}
      </g>
      <text x={labelX} y={labelY} textAnchor={anchor} dominantBaseline="central">
        {name}
      </text>
    </g>
  )
}
