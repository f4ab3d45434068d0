import { sideOf } from '#shared/invasions/catalogue.ts'
import { type NationId, nationIds, sideIds } from '#shared/invasions/content/ids.ts'
import type { RelationSummary } from '#shared/invasions/queries/relations/relation-summary.ts'

export interface RingNode {
  readonly nation: NationId
  readonly x: number
  readonly y: number
  /** The position of its name, outside the ring. */
  readonly labelX: number
  readonly labelY: number
  readonly anchor: 'start' | 'middle' | 'end'
}

/** Half the size of the picture. */
export const HALF_SIZE = { width: 260, height: 200 }
const RADIUS = { x: 150, y: 150 }
const LABEL = 20
/** How strongly an arc bends towards the middle: 0 passes through it, 1 is straight. */
const PULL = 0.35

/** The nations with relations in a ring, grouped by side, in the order of play. */
export function ringLayout(relations: readonly RelationSummary[]): RingNode[] {
  const bound = new Set(relations.flatMap(({ parties }) => parties))
  const order = sideIds.flatMap((side) => nationIds.filter((id) => bound.has(id) && sideOf(id) === side))
  return order.map((nation, index) => {
    const angle = (index / order.length) * 2 * Math.PI - Math.PI / 2
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
    return {
      nation,
      x: cos * RADIUS.x,
      y: sin * RADIUS.y,
      labelX: cos * (RADIUS.x + LABEL),
      labelY: sin * (RADIUS.y + LABEL),
      anchor: Math.abs(cos) < 0.3 ? 'middle' : cos > 0 ? 'start' : 'end'
    }
  })
}

/** An arc between two nations. The further apart they are, the more it bends towards the middle. */
export function arcBetween(from: RingNode, to: RingNode): string {
  const bend = { x: ((from.x + to.x) / 2) * PULL, y: ((from.y + to.y) / 2) * PULL }
  return `M${from.x} ${from.y}Q${bend.x} ${bend.y} ${to.x} ${to.y}`
}

/** The middle of the arc, for the sign of its kind. */
export function arcMiddle(from: RingNode, to: RingNode): { readonly x: number; readonly y: number } {
  // A quadratic curve at its half: a quarter of each end, and half of the control point.
  const at = (one: number, other: number) => (one + other) / 4 + ((one + other) / 4) * PULL
  return { x: at(from.x, to.x), y: at(from.y, to.y) }
}
