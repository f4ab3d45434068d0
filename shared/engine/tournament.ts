import type { GameEvent } from './game.ts'
import type { Message } from './message.ts'

/** An answer that was taken in a campaign of computer players. */
export interface ObservedAnswer<Event extends GameEvent = GameEvent> {
  readonly player: string
  /** Why the player has answered so. */
  readonly reasons: readonly Message[]
  readonly events: readonly Event[]
}

/** Follows one campaign of a tournament. */
export interface CampaignObserver<Notes> {
  /** Called after each answer, with the state that it led to. */
  note(answer: ObservedAnswer, state: object): void
  /** What it has noted, as plain JSON, when the campaign is over. */
  notes(state: object): Notes
}

/** A campaign that was observed. */
export interface ObservedCampaign<Notes> {
  /** Who played each side. */
  readonly players: Readonly<Record<string, string>>
  readonly scores: Readonly<Record<string, number>>
  readonly notes: Notes
}

/**
 * What a game adds to a tournament, which itself knows wins, scores, ratings and times. Its methods are only given
 * states, events and notes of their own game, and say so in the types of their parameters.
 */
export interface TournamentSupport<Notes = unknown> {
  /** Names what is wrong with a state; nothing when all is well. */
  inspect(state: object): readonly string[]
  /** A part of a campaign that is timed as a whole. */
  readonly lap?: TimedLap
  observe(players: readonly string[]): CampaignObserver<Notes>
  /** What the notes of many campaigns show. */
  report(campaigns: readonly ObservedCampaign<Notes>[]): readonly ReportSection[]
}

export interface TimedLap {
  readonly name: string
  /** The type of the event that ends it. */
  readonly endsWith: string
}

export type ReportSection = ReportTable | ReportLine

export interface ReportTable {
  readonly title: string
  readonly columns: readonly ReportColumn[]
  readonly rows: readonly { readonly name: string; readonly values: readonly number[] }[]
  /** Also drawn, with a line for each row over the columns. */
  readonly drawn?: true
}

export interface ReportColumn {
  readonly name: string
  /** A share of 1 is told in percent; other numbers with so many digits after the point. */
  readonly format: 'percent' | 0 | 1 | 2
}

export interface ReportLine {
  readonly title: string
  readonly text: string
}

/** Columns that are all told in the same way. */
export function columnsOf(names: readonly string[], format: ReportColumn['format']): ReportColumn[] {
  return names.map((name) => ({ name, format }))
}
