import type { Script } from '../../../engine/script.ts'
import type { PlainEffect } from '../../content/cards/effect.ts'
import type { Window } from '../../content/cards/vocabulary.ts'
import type { NationId } from '../../content/ids.ts'
import type { InvasionsPlay } from '../../play.ts'
import type { LeaderId, UnitId } from '../../state.ts'
import type { ProvinceId } from '../../world/provinces.ts'
import type { SeaId } from '../../world/seas.ts'

/** A moment at which cards may be played (the windows of the cards' vocabulary). */
export interface Moment {
  readonly window: Window
  /** Whose moment it is: the nation that moves, besieges, rolls, administers ... */
  readonly nation: NationId
  readonly province?: ProvinceId
  readonly sea?: SeaId
  /** The stack in question. */
  readonly units?: readonly UnitId[]
  readonly leader?: LeaderId
  /** The other side of a battle or siege. */
  readonly opponent?: NationId
}

/** An effect that the rule which opened the window must take into account itself (dice, modifiers, steps ...). */
export interface PendingEffect {
  readonly effect: PlainEffect
  /** The nation it strikes or favours, where the effect names a party. */
  readonly nation: NationId | null
  readonly card: string
}

/**
 * X.B: asks every player in turn, from the active one on, who holds a card that may be played now.
 * What a card does to the state is done when this returns; what it does to the moment is returned.
 */
export function* openWindow(_play: InvasionsPlay, _moment: Moment): Script<readonly PendingEffect[]> {
  return []
}
