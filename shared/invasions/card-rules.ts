import type { Script } from './ask.ts'
import type { CalamityId, EventCard } from './content/cards/card-schema.ts'
import type { PlainEffect } from './content/cards/effect.ts'
import type { Window } from './content/cards/vocabulary.ts'
import type { NationId, SideId } from './content/ids.ts'
import type { InvasionsPlay } from './play.ts'
import type { Roll } from './rolls.ts'
import type { LeaderId, UnitId } from './state.ts'
import type { AreaId } from './world/areas.ts'
import type { ProvinceId } from './world/provinces.ts'
import type { SeaId } from './world/seas.ts'

/** A moment at which players may play cards. `window` names it in the vocabulary of the cards. */
export interface CardMoment {
  readonly window: Window
  /** The nation that moves, attacks, besieges, rolls, administers ... */
  readonly nation?: NationId
  /** The player, where the moment belongs to no nation. */
  readonly side?: SideId
  readonly province?: ProvinceId
  readonly sea?: SeaId
  /** The stack that the moment is about; in a battle the attacker's. */
  readonly units?: readonly UnitId[]
  /** The leader that the moment is about, or the leader of that stack. */
  readonly leader?: LeaderId
  /** The other side of a battle or siege: the defender, the owner of the city. */
  readonly opponent?: NationId
  /** The defender's stack. Absent: all units of that nation and its friends in the province. */
  readonly opponentUnits?: readonly UnitId[]
  readonly opponentLeader?: LeaderId
  /** In a battle: the province from which each attacking unit came. */
  readonly from?: Readonly<Partial<Record<UnitId, ProvinceId>>>
  /** The roll just made, in the window `any-roll`. */
  readonly roll?: Roll
  /** The nations that the roll goes against, where a rule knows them; absent: its parties, whatever it shows. */
  readonly against?: readonly NationId[]
  /** The event just announced, in the window `event-played`. */
  readonly event?: string
}

/** The target of a card. The kind of target decides which fields are set. */
export interface CardAim {
  /** Set where the target is the roll, event, stack, raid or siege of the moment itself. */
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

/** An effect that the rule which opened the window must apply itself: dice, modifiers, steps ... */
export interface PendingEffect {
  readonly effect: PlainEffect
  /** The nation that the effect harms or helps, where it names a party. */
  readonly nation: NationId | null
  readonly card: string
  /** The one unit that the effect concerns: a defector, a levy. */
  readonly unit?: UnitId
  /** Hook `defection`: the unit stays out of the battle, or fights for the other side. */
  readonly defects?: 'aside' | 'over'
}

/** The card rules that the general rules call. `game.ts` supplies them, to avoid import cycles. */
export interface CardRules {
  /** X.B: asks the holders of cards for this moment. Returns the effects of the played cards on the moment itself. */
  openWindow(play: InvasionsPlay, moment: CardMoment): Script<readonly PendingEffect[]>
  /** X.B, XXIV.D: carries out a public event that was drawn, or that a marker shows. */
  playPublicEvent(play: InvasionsPlay, side: SideId, card: EventCard): Script
  /** XIII.E */
  sufferCalamity(play: InvasionsPlay, nation: NationId, calamity: CalamityId): Script
}
