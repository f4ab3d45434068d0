import type { BlockedOption } from '../../engine/decision.ts'
import type { Message } from '../../engine/message.ts'
import type { Offer } from '../ask.ts'
import { campaignerOf } from '../queries/campaigns.ts'
import { isLeaderPiece, isUnitPiece, type Piece, stepsLeft } from '../queries/pieces.ts'
import { leadersOf } from '../queries/reach.ts'
import type { Marches, Route, Stage } from '../queries/routes.ts'
import type { InvasionsState, LeaderId, Movement } from '../state.ts'
import { message, reference } from '../words/message.ts'
import type { ProvinceId } from '../world/provinces.ts'

/** Where pieces of one province can go in one order. */
export interface Destination {
  readonly from: ProvinceId
  readonly to: ProvinceId
  /** Which pieces of the province can go there, if need be with a leader. */
  readonly able: readonly Piece[]
  /** How the first of them gets there. */
  readonly marches: Marches
}

/** XIII.E, XVIII.G, XXII.B: idle leaders stay; hordes move in an invasion or by migration; a campaign moves no others. */
export function mayMove(state: InvasionsState, movement: Movement, piece: Piece): boolean {
  if (isLeaderPiece(piece)) {
    if (piece.leader.inactiveUntil !== null) return false
    return movement.campaign === null || movement.campaign === piece.leader.id
  }
  if (isUnitPiece(piece)) return true
  if (movement.campaign !== null || movement.quiet) return false
  return state.thisTurn.invading.includes(piece.nation) || !movement.attacking.includes(piece.nation)
}

export function destinationsFrom(
  state: InvasionsState,
  movement: Movement,
  province: ProvinceId,
  pieces: readonly Piece[],
  marchesTogether: (pieces: readonly Piece[], at: ProvinceId) => Marches
): { found: Destination[]; blocked: BlockedOption[] } {
  const leaders = pieces.filter(isLeaderPiece).filter((piece) => stepsLeft(state, piece, []) > 0)
  const led = leadersOf(leaders)
  const alike = new Map<string, { ways: Marches[]; pieces: Piece[] }>()
  for (const piece of pieces) {
    const key = likeness(state, piece, led)
    const known = alike.get(key)
    if (known) {
      known.pieces.push(piece)
      continue
    }
    const stacks =
      isUnitPiece(piece) && leaders.length > 0 ? [[piece], [piece, ...leaders.slice(0, 1)]] : [[piece]]
    const ways = stacks.map((stack) => marchesTogether(stack, province))
    alike.set(key, { ways, pieces: [piece] })
  }
  const found = new Map<ProvinceId, { marches: Marches; able: Set<Piece> }>()
  const refusals = new Map<ProvinceId, BlockedOption['refusal']>()
  const campaigner = campaignerOf(state, movement)
  for (const { ways, pieces: group } of alike.values()) {
    for (const [index, marches] of ways.entries()) {
      const { routes, blocked } = marches.reach()
      for (const [to, refusal] of blocked) if (!refusals.has(to)) refusals.set(to, refusal)
      for (const to of routes.keys()) {
        const withLeader = index > 0 || group.some(isLeaderPiece)
        if (movement.campaign !== null && to !== campaigner?.at && !withLeader) continue
        const known = found.get(to)
        if (!known) found.set(to, { marches, able: new Set(group) })
        else for (const piece of group) known.able.add(piece)
      }
    }
  }
  return {
    found: [...found].map(([to, { marches, able }]) => ({ from: province, to, able: [...able], marches })),
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

/** What a destination costs, by which way, whose it is, and who could meet the stack there or before. */
export function destinationOption({ from, to, marches }: Destination): Offer {
  return {
    key: `${from}>${to}`,
    label: marchLabel(from, to),
    from,
    place: to,
    // Who could intercept takes a while to find out: only those who look at the option need to know.
    get preview() {
      const found = marches.route(to)
      return found.ok ? routePreview(found.value, marches.stages(found.value.way)) : []
    }
  }
}

function routePreview({ steps, way }: Route, stages: readonly Stage[]): Message[] {
  const before = way.slice(0, -1).map((province) => reference('province', province))
  return [
    message('preview.steps', { steps }),
    ...(before.length > 0 ? [message('preview.by-way-of', { provinces: before })] : []),
    ...stages.slice(0, -1).flatMap(({ province, interceptors }) =>
      interceptors.length > 0
        ? [
            message('preview.interceptors-at', {
              province: reference('province', province),
              ...chancesOf(interceptors)
            })
          ]
        : []
    ),
    ...stages.slice(-1).flatMap(arrivalPreview)
  ]
}

function arrivalPreview({ owner, interceptors }: Stage): Message[] {
  if (!owner) return []
  return [
    message('preview.enemy-province', { nation: reference('nation', owner) }),
    ...(interceptors.length > 0 ? [message('preview.interceptors', chancesOf(interceptors))] : [])
  ]
}

function chancesOf(interceptors: Stage['interceptors']) {
  const best = Math.max(...interceptors.map(({ chance }) => chance))
  return { amount: interceptors.length, percent: Math.round(best * 100) }
}
