import type { Scenario } from '../scenario-schema.ts'
import { scenario350 } from './350.ts'

/** V.A: the scenarios of the game, in the order of their first turns. */
export const scenarios = {
  '350': scenario350
} as const satisfies Readonly<Record<string, Scenario>>

export type ScenarioId = keyof typeof scenarios

export function isScenarioId(id: string): id is ScenarioId {
  return Object.hasOwn(scenarios, id)
}

export const scenarioIds = Object.keys(scenarios).filter(isScenarioId)
