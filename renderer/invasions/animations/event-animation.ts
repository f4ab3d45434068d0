import type { InvasionsEvent } from '#shared/invasions/events.ts'
import { hordePiece, leaderPiece } from '#shared/invasions/queries/pieces/pieces.ts'
import type { PieceId } from '#shared/invasions/state.ts'
import type { MovementArrow } from '../../map/map-types.ts'

/** How the map shows an event. */
export type EventAnimation =
  | {
      readonly kind: 'travel'
      readonly pieces: readonly PieceId[]
      readonly route: readonly string[]
      readonly arrow: MovementArrow['kind']
    }
  /** Something happens at places and nobody moves: the map highlights them. */
  | { readonly kind: 'highlight'; readonly places: readonly string[] }
  /** A caption only, without a place. */
  | { readonly kind: 'caption' }

/** Null for events that only the log shows: dice, accounts, and what another of these events shows already. */
export function animationOf(event: InvasionsEvent): EventAnimation | null {
  switch (event.type) {
    case 'marched':
    case 'redeployed':
    case 'fleet-sailed':
      return travel(event.pieces, [event.from, event.to])
    case 'crossing-declared':
      return travel(event.pieces, [event.from, ...event.zones, event.to])
    case 'fell-back':
      return travel([event.piece], [event.from, event.to], 'retreat')
    case 'interception':
      return event.success ? travel(event.pieces, [event.from, event.province], 'attack') : at(event.province)
    case 'flight':
      return event.success ? travel(event.pieces, [event.province, event.to], 'retreat') : at(event.province)
    case 'retreated':
      return travel(
        [
          ...event.units,
          ...(event.leader === null ? [] : [leaderPiece(event.leader)]),
          ...(event.horde ? [hordePiece(event.nation)] : [])
        ],
        event.path,
        'retreat'
      )
    case 'raid-declared':
      return travel(event.units, [...event.via, event.province], 'attack')
    case 'overrun':
    case 'passage-forced':
    case 'limes-destroyed':
    case 'battle-began':
    case 'battle-won':
    case 'siege':
    case 'terror':
    case 'city-taken':
    case 'city-sacked':
    case 'raid':
    case 'submitted':
      return at(event.province)
    case 'naval-battle':
      return at(event.zone)
    case 'foedus-made':
    case 'foedus-broken':
      return at(...event.provinces)
    case 'alliance-made':
    case 'client-made':
    case 'hostility-declared':
    case 'truce-made':
    case 'diplomacy-played':
      return { kind: 'caption' }
    case 'card-played': {
      const { province, sea, area } = event.target
      const place = province ?? sea ?? area
      return place === undefined ? { kind: 'caption' } : at(place)
    }
    default:
      return null
  }
}

function travel(
  pieces: readonly PieceId[],
  route: readonly string[],
  arrow: MovementArrow['kind'] = 'move'
): EventAnimation {
  return { kind: 'travel', pieces, route: route, arrow }
}

function at(...places: readonly string[]): EventAnimation {
  return { kind: 'highlight', places }
}
