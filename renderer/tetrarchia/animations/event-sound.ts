import type { TetrarchiaEvent } from '#shared/tetrarchia/events.ts'
import type { SoundEffect } from '../../sound/sound-effects.ts'

/** What an event sounds like; null for a silent one. */
export function soundOf(event: TetrarchiaEvent): SoundEffect | null {
  switch (event.type) {
    case 'ended':
      return 'end'
    case 'army-appeared':
      return 'arrival'
    case 'rose':
    case 'emperor-left':
      return 'city-falls'
    case 'glory':
    case 'army-destroyed':
      return 'scoring'
    case 'battle':
    case 'subdued':
      return 'clash'
    case 'power-used':
    case 'protected':
      return 'card'
    case 'point-bought':
    case 'disc-regained':
    case 'discs-added':
    case 'point-moved':
      return 'coin'
    case 'roll':
      return 'dice'
    case 'moved':
    case 'sailed':
    case 'advanced':
      return 'march'
    default:
      return null
  }
}
