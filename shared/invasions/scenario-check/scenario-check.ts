import { type DocumentProblem, readDocument } from '../../engine/read-document.ts'
import { type Scenario, scenarioSchema } from '../content/scenario-schema.ts'
import { positionProblems } from './position.ts'
import { recordProblems } from './records.ts'
import { structureProblems } from './structure.ts'

/** All that is wrong with a scenario, each fault with the path of its field. Later checks need the earlier ones to hold. */
export function scenarioProblems(scenario: Scenario): DocumentProblem[] {
  const early = [...structureProblems(scenario), ...recordProblems(scenario)]
  return early.length > 0 ? early : positionProblems(scenario)
}

export type ScenarioReading =
  | { readonly ok: true; readonly scenario: Scenario }
  | { readonly ok: false; readonly problems: readonly DocumentProblem[] }

/** Reads a document from outside as a scenario. */
export function readScenario(document: unknown): ScenarioReading {
  const read = readDocument(scenarioSchema, document)
  if (!read.ok) return read
  const problems = scenarioProblems(read.document)
  return problems.length > 0 ? { ok: false, problems } : { ok: true, scenario: read.document }
}
