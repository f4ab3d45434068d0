import type { NationId } from '#shared/invasions/content/ids.ts'
import type { InvasionsEvent } from '#shared/invasions/events.ts'
import { hordePiece, leaderPiece } from '#shared/invasions/queries/pieces/pieces.ts'
import type { PieceId } from '#shared/invasions/state.ts'
import type { MovementArrow } from '../../map/map-types.ts'

/** A fight as the map shows it: who struck whom, and what it cost them. */
export interface Exchange {
  readonly attacker: NationId
  readonly defender: NationId | null
  /** The steps that each has lost; null where the events do not say. */
  readonly lost: Readonly<Record<'attacker' | 'defender', number>> | null
  readonly winner: 'attacker' | 'defender' | null
}

/** How the map shows an event. */
export type EventAnimation =
  | {
      readonly kind: 'travel'
      readonly pieces: readonly PieceId[]
      readonly route: readonly string[]
      readonly arrow: MovementArrow['kind']
    }
  /** Two sides fight at a place: the map shows the exchange beside it. */
  | { readonly kind: 'exchange'; readonly places: readonly string[]; readonly exchange: Exchange }
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
    case 'terror':
    case 'city-taken':
    case 'city-sacked':
    case 'raid':
    case 'submitted':
      return at(event.province)
    case 'battle-won': {
      const { winner, loser, side, lost, province } = event
      const [attacker, defender] = side === 'attacker' ? [winner, loser] : [loser, winner]
      return exchange(province, { attacker, defender, lost, winner: side })
    }
    case 'siege': {
      const { besieger, owner, outcome, province } = event
      const winner = outcome === 'fell' || outcome === 'surrendered' ? 'attacker' : 'defender'
      return exchange(province, { attacker: besieger, defender: owner, lost: null, winner })
    }
    case 'naval-battle': {
      const { attacker, defender, winner, sunk, zone } = event
      const victor = winner === null ? null : winner === attacker ? 'attacker' : 'defender'
      return exchange(zone, { attacker, defender, lost: sunk, winner: victor })
    }
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

function exchange(place: string, of: Exchange): EventAnimation {
  return { kind: 'exchange', places: [place], exchange: of }
}

function at(...places: readonly string[]): EventAnimation {
  return { kind: 'highlight', places }
}
