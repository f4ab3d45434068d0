import { randomInt, shuffled } from '../../../engine/random.ts'
import type { Board } from '../../board.ts'
import type { NationId } from '../../content/ids.ts'
import type { Movement } from '../../state.ts'
import { isCoastal } from '../../world/sea-queries.ts'
import { leadersAmong } from '../movement/step-rules.ts'
import { isLeaderPiece, isUnitPiece, type Piece, stepsLeft } from '../pieces/pieces.ts'
import type { StanceMap } from '../relations/stance-map.ts'
import { UNITS_PER_FLEET } from '../sea/naval-stacks.ts'
import {
  crossingRefusal,
  crossingsFrom,
  mayEmbark,
  type SeaCrossing,
  seaAccess
} from '../sea/sea-crossings.ts'
import { type MovableForces, type NavalOption, navalRefusal } from './naval-order.ts'

/** XXV.D, XXV.E: the crossings that a nation's pieces can make, from where to where and over which zones. */
export function crossingOptions(
  state: Board,
  movement: Movement,
  nation: NationId,
  { ashore, stancesOf }: MovableForces
): NavalOption[] {
  const waters = seaAccess(state, nation)
  const stances = stancesOf(nation)
  return [...ashore].flatMap(([province, present]) => {
    if (!isCoastal(province)) return []
    const leaders = leadersAmong(present)
    if (movement.campaign !== null && !leaders.includes(movement.campaign)) return []
    const able = present.filter((piece) => piece.nation === nation && mayEmbark(state, piece, leaders))
    if (able.length === 0) return []
    const most = Math.max(...able.map((piece) => stepsLeft(state, piece, leaders)))
    return crossingsFrom(province, waters, stances, most).map((crossing) =>
      crossingOffer(state, movement, stances, crossing, present, able)
    )
  })
}

function crossingOffer(
  state: Board,
  movement: Movement,
  stances: StanceMap,
  crossing: SeaCrossing,
  present: readonly Piece[],
  able: readonly Piece[]
): NavalOption {
  const { from, zones, to, landing } = crossing
  const sort = landing ? 'land' : 'carry'
  return {
    order: { sort, nation: stances.nation, crossing },
    from,
    to,
    steps: zones.length,
    able: able.map(({ id }) => id),
    check: (ids) => {
      const pieces = present.filter(({ id }) => ids.includes(id))
      return pieces.length < ids.length
        ? navalRefusal('not-in-that-province', 'XXV.D')
        : crossingRefusal(state, movement, stances, crossing, pieces)
    },
    sample: (random) => {
      // One sample in three is the whole people with its horde.
      if (crossing.boats && randomInt(random, 3) === 0) return able.map(({ id }) => id)
      const units = shuffled(random, able.filter(isUnitPiece))
      const leader = able.find(isLeaderPiece)
      const stack = units.slice(0, 1 + randomInt(random, UNITS_PER_FLEET))
      return [...stack, ...(leader ? [leader] : [])].map(({ id }) => id)
    }
  }
}
