import type { Effect, MissionScore, Trigger, UnitCost, WindowId } from './effects.ts'
import type { AreaId, Goods, KeimelionId, ResourceId, Stuff, TypeId, Units, UnitTypeId } from './ids.ts'

/** Where a record comes from: the fields that the rulebook states, and why we chose the others. */
export interface Source {
  readonly rulebook?: readonly string[]
  readonly ours?: string
}

/** A type icon; `level` is the number of laurel pairs, 0 for a card that is no hero. */
export interface TypeIcon {
  readonly type: TypeId
  readonly level: 0 | 1 | 2 | 3
}

interface CardFields {
  /** The printed number: E041. */
  readonly number: string
  readonly types: readonly TypeIcon[]
  readonly cost: number
  readonly production: Goods
  readonly source: Source
}

/** A card with laurels: it leads a bandon and has a passive ability. */
export interface HeroCard extends CardFields {
  readonly kind: 'hero'
  readonly trigger: Trigger
  readonly effects: readonly Effect[]
}

/** A card without laurels: its ability works once, when it is played. */
export interface RetinueCard extends CardFields {
  readonly kind: 'retinue'
  readonly effects: readonly Effect[]
}

/** A card without production: played in its window, without action and Dynamis. */
export interface IntrigueCard extends CardFields {
  readonly kind: 'intrigue'
  readonly window: WindowId
  readonly effects: readonly Effect[]
}

export type EmpireCard = HeroCard | RetinueCard | IntrigueCard

export interface Mission {
  readonly number: string
  readonly score: MissionScore
  readonly source: Source
}

export type Age = 1 | 2 | 3

/** What one option of an event, or a challenge event, demands and places. */
export interface EventTask {
  readonly requires: Goods
  readonly units: Units
}

interface EventFields {
  readonly number: string
  readonly age: Age
  readonly year: number
  readonly area: AreaId
  /** For the victor of a completed event. */
  readonly reward: Stuff
  /** For the least contributor to a cancelled event. */
  readonly penalty: Goods
  readonly source: Source
}

export interface ChoiceEvent extends EventFields {
  readonly kind: 'choice'
  readonly options: { readonly first: EventTask; readonly second: EventTask }
}

export interface ChallengeEvent extends EventFields {
  readonly kind: 'challenge'
  readonly task: EventTask
  readonly challenge: { readonly resource: ResourceId; readonly doxa: readonly number[] }
}

export type GameEventCard = ChoiceEvent | ChallengeEvent

/** An event of the solo game: units in an area, and perhaps goods. */
export interface SoloEvent {
  readonly number: string
  readonly age: Age
  readonly area: AreaId
  readonly units: Units
  readonly pay: Goods
  readonly reward: Goods
  /** Doxa that failure costs. */
  readonly penalty: number
  readonly source: Source
}

export interface UnitRecord {
  readonly type: UnitTypeId
  readonly supply: number
  readonly cost: UnitCost
  readonly source: Source
}

export interface AreaRecord {
  /** The colour printed on the events. */
  readonly colour: 'purple' | 'green' | 'blue' | 'orange' | 'red' | 'yellow'
  readonly source: Source
}

export interface Keimelion {
  readonly position: 1 | 2 | 3 | 4
  readonly source: Source
}

export interface Chest {
  readonly stuff: Stuff
  readonly source: Source
}

/** A keimelion by its position, for those who look it up. */
export type KeimelionByPosition = Readonly<Record<Keimelion['position'], KeimelionId>>
