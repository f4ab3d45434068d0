import type { TetrarchiaEvent } from '#shared/tetrarchia/events.ts'
import type { EmperorId } from '#shared/tetrarchia/world/ids.ts'
import type { MovementArrow } from '../../map/map-types.ts'

/** How the board animates an event. */
export type BoardAnimation =
  | {
      readonly kind: 'travel'
      readonly who: EmperorId | 'army' | 'fleet'
      readonly way: readonly string[]
      readonly arrow: MovementArrow['kind']
    }
  /** Something happens at places, without movement. */
  | { readonly kind: 'glance'; readonly places: readonly string[] }

/** The animation of an event; null if only the log shows it. */
export function animationOf(event: TetrarchiaEvent): BoardAnimation | null {
  switch (event.type) {
    case 'moved':
      return travel(event.emperor, [event.from, ...event.steps.map(({ to }) => to)])
    case 'sailed':
      return travel('fleet', [event.from, event.to])
    case 'advanced':
      return travel('army', [event.from, event.to], 'attack')
    case 'battle':
      return at(event.at, event.against)
    case 'link-tested':
    case 'spread':
      return at(event.from, event.to)
    case 'held-up':
      return at(event.at, event.to)
    case 'rose':
      return at(event.province, event.from)
    case 'entered':
    case 'army-appeared':
    case 'army-destroyed':
      return at(event.at)
    case 'threat-placed':
    case 'struck':
    case 'protected':
    case 'subdued':
      return at(event.province)
    case 'fleet-placed':
      return at(event.sea)
    case 'emperor-left':
      return at(event.from)
    default:
      return null
  }
}

/** True for events that no player decides: the barbarian phase, and battles that dice decide. */
export function isByChance(event: TetrarchiaEvent): boolean {
  switch (event.type) {
    case 'advanced':
    case 'battle':
    case 'link-tested':
    case 'spread':
    case 'held-up':
    case 'rose':
    case 'struck':
    case 'army-appeared':
    case 'army-destroyed':
    case 'threat-placed':
    case 'emperor-left':
      return true
    default:
      return false
  }
}

function travel(
  who: Extract<BoardAnimation, { kind: 'travel' }>['who'],
  way: readonly string[],
  arrow: MovementArrow['kind'] = 'move'
): BoardAnimation {
  return { kind: 'travel', who, way, arrow }
}

function at(...places: readonly string[]): BoardAnimation {
  return { kind: 'glance', places }
}
