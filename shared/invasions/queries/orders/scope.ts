import type { Board } from '../../board.ts'
import { sideOf } from '../../catalogue.ts'
import type { SideId } from '../../content/ids.ts'
import { once, remembering } from '../../remembering.ts'
import type { Movement } from '../../state.ts'
import type { ProvinceId } from '../../world/provinces.ts'
import { campaignerOf, redeployableTo } from '../campaigns.ts'
import { watchOver } from '../interception.ts'
import {
  isLeaderPiece,
  isUnitPiece,
  type Piece,
  piecesIn,
  provincesWithPieces,
  stepsLeft
} from '../pieces.ts'
import { leadersOf } from '../reach.ts'
import { type Marches, marchesOf, maySetOut } from '../routes.ts'
import { type Lookout, lookout } from '../surroundings.ts'
import { type Destinations, destinationsFrom, mayMove, someLeadTo } from './destinations.ts'
import { navalOffers } from './naval.ts'
import type { NavalOffer } from './naval-order.ts'

/** A player's pieces and what they could do. Computed on demand and cached. */
export interface MarchScope {
  readonly provinces: readonly ProvinceId[]
  readonly from: Lookout
  piecesAt(province: ProvinceId): readonly Piece[]
  seenFrom(province: ProvinceId): Destinations
  /** Whether some piece there can reach a province. Tries the pieces in `first` first. */
  someLeadTo(province: ProvinceId, to: ProvinceId, first: readonly Piece[]): boolean
  /** Whether some piece there can march anywhere. */
  mayMarchFrom(province: ProvinceId): boolean
  /** The routes of these pieces of one province together. */
  marchesOf(pieces: readonly Piece[], at: ProvinceId): Marches
  redeployments(): readonly ProvinceId[]
  naval(): readonly NavalOffer[]
  /** The pieces that an order can name. */
  movable(): readonly Piece[]
}

/** Made for one question: its caches are valid until a piece moves. */
export function marchScope(
  state: Board,
  movement: Movement,
  side: SideId,
  from: Lookout = lookout(state)
): MarchScope {
  const nations = movement.nations.filter((nation) => sideOf(nation) === side)
  const watch = watchOver(state, from)
  const provinces = provincesWithPieces(state, nations)
  const piecesAt = remembering((province: ProvinceId): readonly Piece[] =>
    piecesIn(state, province, nations).filter((piece) => mayMove(state, movement, piece))
  )
  const seenFrom = remembering((province: ProvinceId) =>
    destinationsFrom(state, movement, province, piecesAt(province), marchesTogether)
  )
  // A single step decides nearly always. Only when none is possible does it search all routes.
  const mayMarchFrom = (province: ProvinceId) => {
    const pieces = piecesAt(province)
    const leaders = leadersOf(pieces)
    if (pieces.every((piece) => stepsLeft(state, piece, leaders) === 0)) return false
    if (stacksToTest(movement, pieces).some((stack) => maySetOut(state, stack, from))) return true
    return seenFrom(province).found.length > 0
  }
  const known = new Map<string, Marches>()
  const marchesTogether = (pieces: readonly Piece[], at: ProvinceId): Marches => {
    const key = pieces.map(({ id }) => id).join()
    const marches = known.get(key) ?? marchesOf(state, { at, pieces }, from, watch)
    known.set(key, marches)
    return marches
  }
  const redeployments = once(() => redeployableTo(state, movement, nations, from))
  return {
    provinces,
    from,
    piecesAt,
    seenFrom,
    someLeadTo: (province, to, first) =>
      someLeadTo(state, movement, piecesAt(province), first, to, (stack) => marchesTogether(stack, province)),
    mayMarchFrom,
    marchesOf: marchesTogether,
    redeployments,
    naval: once(() => {
      const held = provinces.map((province) => [province, piecesAt(province)] as const)
      const ashore = new Map(held.filter(([, pieces]) => pieces.length > 0))
      return navalOffers(state, movement, { nations, ashore, from })
    }),
    movable: once(() => {
      const redeploying = redeployments().length > 0 ? campaignerOf(state, movement)?.at : undefined
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
