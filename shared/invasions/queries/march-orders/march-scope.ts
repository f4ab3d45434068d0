import { memoize, once } from '../../../engine/memoize.ts'
import type { Board } from '../../board.ts'
import { sideOf } from '../../catalogue.ts'
import type { SideId } from '../../content/ids.ts'
import type { Movement } from '../../state.ts'
import type { ProvinceId } from '../../world/provinces.ts'
import { currentCampaigner, redeploymentTargets } from '../movement/campaigns.ts'
import { interceptorLookup } from '../movement/interception.ts'
import { type MarchRoutes, marchRoutes, maySetOut } from '../movement/routes.ts'
import { leadersAmong } from '../movement/step-rules.ts'
import {
  isLeaderPiece,
  isUnitPiece,
  type Piece,
  piecesIn,
  provincesWithPieces,
  stepsLeft
} from '../pieces/pieces.ts'
import { type StanceMaps, stanceMaps } from '../relations/stance-map.ts'
import { type Destinations, destinationsFrom, mayMove, someCanReach } from './destinations.ts'
import { navalOptions } from './naval-options.ts'
import type { NavalOption } from './naval-order.ts'

/** A player's pieces and what they could do. Computed on demand and cached. */
export interface MarchScope {
  readonly provinces: readonly ProvinceId[]
  readonly stancesOf: StanceMaps
  piecesAt(province: ProvinceId): readonly Piece[]
  destinationsFrom(province: ProvinceId): Destinations
  /** Whether some piece there can reach a province. Tries the pieces in `first` first. */
  someCanReach(province: ProvinceId, to: ProvinceId, first: readonly Piece[]): boolean
  /** Whether some piece there can march anywhere. */
  mayMarchFrom(province: ProvinceId): boolean
  /** The routes of these pieces of one province together. */
  routesOf(pieces: readonly Piece[], at: ProvinceId): MarchRoutes
  redeployments(): readonly ProvinceId[]
  navalOptions(): readonly NavalOption[]
  /** The pieces that an order can name. */
  movable(): readonly Piece[]
}

/** Made for one question: its caches are valid until a piece moves. */
export function marchScope(
  state: Board,
  movement: Movement,
  side: SideId,
  from: StanceMaps = stanceMaps(state)
): MarchScope {
  const nations = movement.nations.filter((nation) => sideOf(nation) === side)
  const watch = interceptorLookup(state, from)
  const provinces = provincesWithPieces(state, nations)
  const piecesAt = memoize((province: ProvinceId): readonly Piece[] =>
    piecesIn(state, province, nations).filter((piece) => mayMove(state, movement, piece))
  )
  const seenFrom = memoize((province: ProvinceId) =>
    destinationsFrom(state, movement, province, piecesAt(province), marchesTogether)
  )
  // A single step decides nearly always. Only when none is possible does it search all routes.
  const mayMarchFrom = (province: ProvinceId) => {
    const pieces = piecesAt(province)
    const leaders = leadersAmong(pieces)
    if (pieces.every((piece) => stepsLeft(state, piece, leaders) === 0)) return false
    if (stacksToTest(movement, pieces).some((stack) => maySetOut(state, stack, from))) return true
    return seenFrom(province).found.length > 0
  }
  const known = new Map<string, MarchRoutes>()
  const marchesTogether = (pieces: readonly Piece[], at: ProvinceId): MarchRoutes => {
    const key = pieces.map(({ id }) => id).join()
    const marches = known.get(key) ?? marchRoutes(state, { at, pieces }, from, watch)
    known.set(key, marches)
    return marches
  }
  const redeployments = once(() => redeploymentTargets(state, movement, nations, from))
  return {
    provinces,
    stancesOf: from,
    piecesAt,
    destinationsFrom: seenFrom,
    someCanReach: (province, to, first) =>
      someCanReach(state, movement, piecesAt(province), first, to, (stack) =>
        marchesTogether(stack, province)
      ),
    mayMarchFrom,
    routesOf: marchesTogether,
    redeployments,
    navalOptions: once(() => {
      const held = provinces.map((province) => [province, piecesAt(province)] as const)
      const ashore = new Map(held.filter(([, pieces]) => pieces.length > 0))
      return navalOptions(state, movement, { nations, ashore, stancesOf: from })
    }),
    movable: once(() => {
      const redeploying = redeployments().length > 0 ? currentCampaigner(state, movement)?.at : undefined
      return provinces
        .filter((province) => province === redeploying || seenFrom(province).found.length > 0)
        .flatMap(piecesAt)
    })
  }
}

/** The stacks for which to test a single step. XXII.B: on a campaign they move with the leader. */
function stacksToTest({ campaign }: Movement, pieces: readonly Piece[]): Piece[][] {
  if (campaign === null) return pieces.map((piece) => [piece])
  const leader = pieces.find((piece) => isLeaderPiece(piece) && piece.leader.id === campaign)
  return leader ? [[leader], ...pieces.filter(isUnitPiece).map((unit) => [unit, leader])] : []
}
