import type { GameEvent } from './game.ts'
import type { Message } from './message.ts'

/** An answer of a computer player in a tournament. */
export interface ObservedAnswer<Event extends GameEvent = GameEvent> {
  readonly player: string
  /** The player's reasons for the answer. */
  readonly reasons: readonly Message[]
  readonly events: readonly Event[]
}

/** Follows one campaign of a tournament. */
export interface CampaignObserver<Notes> {
  /** Called after each answer, with the state after it. */
  note(answer: ObservedAnswer, state: object): void
  /** Called at the end of the campaign; returns the notes as plain JSON. */
  notes(state: object): Notes
}

/** The result of a campaign with the observer's notes. */
export interface ObservedCampaign<Notes> {
  /** The player of each side. */
  readonly players: Readonly<Record<string, string>>
  readonly scores: Readonly<Record<string, number>>
  readonly notes: Notes
}

/**
 * What a game adds to a tournament, which itself reports wins, scores, ratings and times. The methods receive only
 * states, events and notes of their own game and may type their parameters so.
 */
export interface TournamentSupport<Notes = unknown> {
  /** The faults of a state; empty if there are none. */
  inspect(state: object): readonly string[]
  /** A part of a campaign whose duration the tournament measures. */
  readonly lap?: TimedLap
  observe(players: readonly string[]): CampaignObserver<Notes>
  /** Tables and lines made from the notes of all campaigns. */
  report(campaigns: readonly ObservedCampaign<Notes>[]): readonly ReportSection[]
}

export interface TimedLap {
  readonly name: string
  /** The type of the event at its end. */
  readonly endsWith: string
}

export type ReportSection = ReportTable | ReportLine

export interface ReportTable {
  readonly title: string
  readonly columns: readonly ReportColumn[]
  readonly rows: readonly { readonly name: string; readonly values: readonly number[] }[]
  /** The HTML report also draws a chart with a line for each row. */
  readonly drawn?: true
}

export interface ReportColumn {
  readonly name: string
  /** `percent` prints a fraction of 1 as a percentage; a number is the count of decimals. */
  readonly format: 'percent' | 0 | 1 | 2
}

export interface ReportLine {
  readonly title: string
  readonly text: string
}

/** Columns that share one format. */
export function reportColumns(names: readonly string[], format: ReportColumn['format']): ReportColumn[] {
  return names.map((name) => ({ name, format }))
}
