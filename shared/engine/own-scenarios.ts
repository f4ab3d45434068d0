import type { DocumentProblem } from './read-document.ts'

/** What a game says to a document that may be a scenario of its own: the options of a campaign, or what is wrong. */
export type OwnScenarioReading =
  | { readonly ok: true; readonly options: Readonly<Record<string, unknown>> }
  | { readonly ok: false; readonly problems: readonly DocumentProblem[] }

/** A position written as a scenario; null if the game is too near its end to begin there. */
export type OwnScenario = object | null

/** Scenarios that players write themselves, as documents. `View` is the public view of a position. */
export interface OwnScenarios<View> {
  read(document: unknown): OwnScenarioReading
  write(view: View, title: string): OwnScenario
}
