import type { InvasionsEvent } from '#shared/invasions/events.ts'
import type { SoundEffect } from '../../sound/sound-effects.ts'

/** What an event sounds like; null for a silent one. */
export function soundOf(event: InvasionsEvent): SoundEffect | null {
  switch (event.type) {
    case 'game-over':
      return 'end'
    case 'nation-arrived':
    case 'empire-founded':
    case 'empire-divided':
    case 'empire-reunited':
    case 'kingdom-founded':
    case 'islam':
      return 'arrival'
    case 'city-taken':
    case 'city-sacked':
    case 'collapsed':
    case 'vanished':
      return 'city-falls'
    case 'points':
      return 'scoring'
    case 'battle-began':
    case 'overrun':
    case 'naval-battle':
    case 'limes-destroyed':
    case 'hostility-declared':
      return 'clash'
    case 'card-played':
    case 'diplomacy-played':
    case 'administration-played':
    case 'event-drawn':
      return 'card'
    case 'income':
    case 'plundered':
    case 'caravan-plundered':
      return 'coin'
    case 'roll':
      return 'dice'
    case 'marched':
    case 'redeployed':
    case 'crossing-declared':
    case 'fleet-sailed':
    case 'raid-declared':
    case 'retreated':
      return 'march'
    default:
      return null
  }
}
