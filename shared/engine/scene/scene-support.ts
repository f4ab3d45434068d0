import type { DocumentProblem } from '../read-document.ts'

export type SceneOutcome =
  | { readonly ok: true; readonly report: object }
  | { readonly ok: false; readonly problems: readonly DocumentProblem[] }

/** Plays a position that is given as data: see `docs/scene.md`. */
export interface SceneSupport {
  /** Parses and plays the document; returns what happened, or the faults of the document by field. */
  play(document: unknown): SceneOutcome
}
