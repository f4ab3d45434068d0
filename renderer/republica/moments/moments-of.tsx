import './moments.css'
import type { Message } from '#shared/engine/message.ts'
import type { RepublicEvent } from '#shared/republica/events/index.ts'
import type { Republica } from '#shared/republica/game-types.ts'
import { message } from '#shared/republica/words/message.ts'
import { sentenceOf } from '#shared/republica/words/sentences/index.ts'
import type { SoundEffect } from '../../sound/sound-effects.ts'
import { Emblem } from '../../table/game/emblem.tsx'
import type { MomentContext } from '../../table/game/game-client.ts'
import type { Moment } from '../../table/moments/moment.ts'
import { Mark, type MarkId } from '../marks/mark.tsx'

/** The great moments in the events of one answer. */
export function momentsOf(
  events: readonly RepublicEvent[],
  seen: MomentContext<Republica>
): readonly Moment[] {
  return events.flatMap((event) => momentOf(event, seen) ?? [])
}

function momentOf(event: RepublicEvent, { view }: MomentContext<Republica>): Moment | null {
  switch (event.type) {
    case 'war-won':
      return event.senator
        ? great('great.triumph', view.senators[event.senator]?.faction ?? null, 'influence', 'scoring', event)
        : null
    case 'battle-fought':
      return event.result === 'disaster' || event.result === 'defeat'
        ? great('great.defeat', null, 'death', 'city-falls', event)
        : null
    case 'murder-resolved':
      return event.isDead
        ? great('great.murder', view.senators[event.killer]?.faction ?? null, 'assassin', 'clash', event)
        : null
    case 'rebelled':
      return great('great.revolt', event.faction, 'rebel', 'arrival', event)
    case 'claimed':
      return great('great.claim', event.claim.faction, 'influence', 'scoring', event)
    case 'convicted':
      return great(
        'great.verdict',
        view.senators[event.accused]?.faction ?? null,
        'trial',
        'city-falls',
        event
      )
    case 'took-office':
      return event.office === 'dictator'
        ? great('great.dictator', view.senators[event.senator]?.faction ?? null, 'office', 'arrival', event)
        : null
    default:
      return null
  }
}

type Occasion =
  | 'great.triumph'
  | 'great.defeat'
  | 'great.murder'
  | 'great.revolt'
  | 'great.claim'
  | 'great.verdict'
  | 'great.dictator'

function great(
  occasion: Occasion,
  side: string | null,
  mark: MarkId,
  sound: SoundEffect,
  event: RepublicEvent
): Moment {
  const wordings: readonly Message[] = [sentenceOf(event)]
  return {
    kind: occasion,
    side,
    sound,
    comes: 'after',
    occasion: message(occasion),
    scene: (
      <span className="rep-moment">
        {side && <Emblem side={side} size={96} />}
        <Mark id={mark} size={side ? 64 : 110} />
      </span>
    ),
    wordings
  }
}
