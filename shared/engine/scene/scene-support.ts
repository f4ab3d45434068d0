import type { DocumentProblem } from '../read-document.ts'

export type SceneOutcome =
  | { readonly ok: true; readonly report: object }
  | { readonly ok: false; readonly problems: readonly DocumentProblem[] }

/** How a game plays a position that is given as data: `docs/scene.md`. */
export interface SceneSupport {
  /** Reads the document, plays it, and returns what happened; or says which fields make no sense. */
  play(document: unknown): SceneOutcome
}
