import type { Script } from './ask.ts'
import type { PlainEffect } from './content/cards/effect.ts'
import type { CalamityId, EventCard } from './content/cards/schema.ts'
import type { Window } from './content/cards/vocabulary.ts'
import type { NationId, SideId } from './content/ids.ts'
import type { InvasionsPlay } from './play.ts'
import type { Roll } from './rolls.ts'
import type { LeaderId, UnitId } from './state.ts'
import type { AreaId } from './world/areas.ts'
import type { ProvinceId } from './world/provinces.ts'
import type { SeaId } from './world/seas.ts'

/** A moment at which cards may be played (the windows of the cards' vocabulary). */
export interface Moment {
  readonly window: Window
  /** Whose moment it is: the nation that moves, attacks, besieges, rolls, administers ... */
  readonly nation?: NationId
  /** Where it is a player's moment and no nation's. */
  readonly side?: SideId
  readonly province?: ProvinceId
  readonly sea?: SeaId
  /** The stack in question; in a battle the attacker's. */
  readonly units?: readonly UnitId[]
  /** The leader in question, or of that stack. */
  readonly leader?: LeaderId
  /** The other side of a battle or siege: the defender, the owner of the city. */
  readonly opponent?: NationId
  /** The defender's stack; without it, all units of that nation and its friends in the province. */
  readonly opponentUnits?: readonly UnitId[]
  readonly opponentLeader?: LeaderId
  /** Where each attacking unit came from into the province of a battle. */
  readonly from?: Readonly<Partial<Record<UnitId, ProvinceId>>>
  /** The roll just made, in the window `any-roll`. */
  readonly roll?: Roll
  /** The event just announced, in the window `event-played`. */
  readonly event?: string
}

/** What a card is aimed at: as much of this as its kind of target has. */
export interface Aim {
  /** What the moment itself is about, where that is the target. */
  readonly subject?: 'roll' | 'event' | 'stack' | 'raid' | 'siege'
  readonly nation?: NationId
  readonly nation2?: NationId
  readonly opponent?: NationId
  readonly province?: ProvinceId
  readonly area?: AreaId
  readonly sea?: SeaId
  readonly leader?: LeaderId
  readonly units?: readonly UnitId[]
  readonly player?: SideId
  readonly role?: 'attacker' | 'defender'
  readonly tie?: 'alliance' | 'client'
}

/** An effect that the rule which opened the window must take into account itself (dice, modifiers, steps ...). */
export interface PendingEffect {
  readonly effect: PlainEffect
  /** The nation it strikes or favours, where the effect names a party. */
  readonly nation: NationId | null
  readonly card: string
  /** The one unit it is about: a defector, a levy. */
  readonly unit?: UnitId
  /** Hook `defection`: the unit stays out of the battle, or fights for the other side. */
  readonly defects?: 'aside' | 'over'
}

/** How the general rules reach the cards. */
export interface Cards {
  /** X.B: asks who holds a card for this moment; what the played ones do to the moment itself is returned. */
  openWindow(play: InvasionsPlay, moment: Moment): Script<readonly PendingEffect[]>
  /** X.B, XXIV.D: a public event, as it is drawn or shown by a marker. */
  playPublicEvent(play: InvasionsPlay, side: SideId, card: EventCard): Script
  /** XIII.E */
  sufferCalamity(play: InvasionsPlay, nation: NationId, calamity: CalamityId): Script
}
