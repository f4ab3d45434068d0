import type { BlockedOption } from '../../engine/decision.ts'
import type { Offer } from '../ask.ts'
import type { NationId } from '../content/ids.ts'
import { interceptors } from '../queries/interception.ts'
import { isLeaderPiece, isUnitPiece, leaderPiece, type Piece, stepsLeft } from '../queries/pieces.ts'
import { leadersOf, type Reach, type Route, reachOf } from '../queries/reach.ts'
import type { Lookout } from '../queries/surroundings.ts'
import { isProvince } from '../queries/terrain.ts'
import { isInvading } from '../queries/ties.ts'
import type { InvasionsState, LeaderId, Movement, PieceId } from '../state.ts'
import { message, reference } from '../words/message.ts'
import type { ProvinceId } from '../world/provinces.ts'
import { neighbours } from '../world/queries.ts'

/** Where pieces of one province can go in one order. */
export interface Destination {
  readonly from: ProvinceId
  readonly route: Route
  /** Which pieces of the province can go there, if need be with a leader. */
  readonly able: readonly Piece[]
}

/** The leader on campaign, where he stands. */
export function campaignerOf(state: InvasionsState, movement: Movement): Campaigner | null {
  return movement.campaign ? campaignerIn(state, movement.campaign) : null
}

export function campaignerIn(state: InvasionsState, id: LeaderId): Campaigner | null {
  const leader = state.leaders[id]
  if (leader?.presence !== 'in-play' || !leader.at || !isProvince(leader.at)) return null
  return { id: leaderPiece(leader.id), at: leader.at }
}

export interface Campaigner {
  readonly id: PieceId
  readonly at: ProvinceId
}

/** XIII.E, XVIII.G, XXII.B: idle leaders stay; hordes move in an invasion or by migration; a campaign moves no others. */
export function mayMove(state: InvasionsState, movement: Movement, piece: Piece): boolean {
  if (isLeaderPiece(piece)) {
    if (piece.leader.inactiveUntil !== null) return false
    return movement.campaign === null || movement.campaign === piece.leader.id
  }
  if (isUnitPiece(piece)) return true
  if (movement.campaign !== null || movement.quiet) return false
  return isInvading(state, piece.nation) || !movement.attacking.includes(piece.nation)
}

export function destinationsFrom(
  state: InvasionsState,
  movement: Movement,
  province: ProvinceId,
  pieces: readonly Piece[],
  from: Lookout
): { found: Destination[]; blocked: BlockedOption[] } {
  const leaders = pieces.filter(isLeaderPiece).filter((piece) => stepsLeft(state, piece, []) > 0)
  const led = leadersOf(leaders)
  const alike = new Map<string, { reaches: Reach[]; pieces: Piece[] }>()
  for (const piece of pieces) {
    const key = likeness(state, piece, led)
    const known = alike.get(key)
    if (known) {
      known.pieces.push(piece)
      continue
    }
    const stacks =
      isUnitPiece(piece) && leaders.length > 0 ? [[piece], [piece, ...leaders.slice(0, 1)]] : [[piece]]
    const reaches = stacks.map((stack) => reachOf(state, { at: province, pieces: stack }, from(piece.nation)))
    alike.set(key, { reaches, pieces: [piece] })
  }
  const found = new Map<ProvinceId, { route: Route; able: Set<Piece> }>()
  const refusals = new Map<ProvinceId, BlockedOption['refusal']>()
  const campaigner = campaignerOf(state, movement)
  for (const { reaches, pieces: group } of alike.values()) {
    for (const [index, { routes, blocked }] of reaches.entries()) {
      for (const [to, refusal] of blocked) if (!refusals.has(to)) refusals.set(to, refusal)
      for (const [to, route] of routes) {
        const withLeader = index > 0 || group.some(isLeaderPiece)
        if (movement.campaign !== null && to !== campaigner?.at && !withLeader) continue
        const known = found.get(to)
        if (!known) found.set(to, { route, able: new Set(group) })
        else for (const piece of group) known.able.add(piece)
      }
    }
  }
  return {
    found: [...found].map(([, { route, able }]) => ({ from: province, route, able: [...able] })),
    blocked: [...refusals]
      .filter(([to]) => !found.has(to) && pieces.length > 0 && movement.campaign === null)
      .map(([to, refusal]) => ({
        key: `${province}>${to}`,
        label: marchLabel(province, to),
        place: to,
        refusal
      }))
  }
}

/** Pieces that can go to the same places: their reach is looked up once. */
function likeness(state: InvasionsState, piece: Piece, leaders: readonly LeaderId[]): string {
  if (!isUnitPiece(piece)) return piece.id
  const march = state.movement?.marches[piece.id]
  const tied = ['guard', 'thema', 'local-infantry', 'satrap'].includes(piece.unit.kind) ? piece.unit.kind : ''
  return [
    piece.nation,
    tied,
    tied && piece.unit.nation,
    stepsLeft(state, piece, []),
    stepsLeft(state, piece, leaders),
    march ? march.spent > 0 : false,
    march?.bridge
  ].join(' ')
}

function marchLabel(from: ProvinceId, to: ProvinceId) {
  return message('option.march', { from: reference('province', from), to: reference('province', to) })
}

/** What a destination costs, whose it is, and who could come to its help. */
export function destinationOption(
  state: InvasionsState,
  key: string,
  { from: origin, route, able }: Destination,
  from: Lookout,
  cache: Map<ProvinceId, readonly ReturnType<typeof message>[]>
): Offer {
  return {
    key,
    label: marchLabel(origin, route.to),
    from: origin,
    place: route.to,
    // Who could intercept takes a while to find out: only those who look at the option need to know.
    get preview() {
      const steps = message('preview.steps', { steps: route.steps })
      const [piece] = able
      const reaction =
        cache.get(route.to) ?? (piece ? reactionPreview(state, piece.nation, route.to, from) : [])
      cache.set(route.to, reaction)
      return [steps, ...reaction]
    }
  }
}

function reactionPreview(state: InvasionsState, nation: NationId, to: ProvinceId, from: Lookout) {
  const owner = from(nation).enemyOwner(to)
  if (!owner) return []
  const stacks = interceptors(state, { nation, target: to, movers: [] }, from)
  const best = Math.max(0, ...stacks.map(({ chance }) => chance))
  return [
    message('preview.enemy-province', { nation: reference('nation', owner) }),
    ...(stacks.length > 0
      ? [message('preview.interceptors', { amount: stacks.length, percent: Math.round(best * 100) })]
      : [])
  ]
}

/** XXII.A: where the campaigning leader and his stack may be redeployed: all connected friendly ground. */
export function redeployableTo(
  state: InvasionsState,
  movement: Movement,
  nations: readonly NationId[],
  from: Lookout
): ProvinceId[] {
  const campaigner = campaignerOf(state, movement)
  const nation = movement.campaign ? state.leaders[movement.campaign]?.nation : undefined
  if (!campaigner || !nation || !nations.includes(nation) || !movement.mayRedeploy) return []
  const look = from(nation)
  if (look.ground(campaigner.at) !== 'friendly') return []
  const seen = new Set<ProvinceId>([campaigner.at])
  const queue: ProvinceId[] = [campaigner.at]
  for (const here of queue) {
    for (const { id } of neighbours(here, 'base')) {
      if (seen.has(id) || look.ground(id) !== 'friendly') continue
      seen.add(id)
      queue.push(id)
    }
  }
  return queue.slice(1).sort()
}
