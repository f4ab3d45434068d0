import type { Scenario } from '../scenario-schema.ts'
import { scenario350 } from './350.ts'
import { adrianople } from './adrianople.ts'
import { attila } from './attila.ts'
import { clovis } from './clovis.ts'
import { firstBattle } from './first-battle.ts'
import { justinian } from './justinian.ts'
import { lastWar } from './last-war.ts'

/** V.A: the scenarios of the game: the whole story, then the short ones in the order of their years. */
export const scenarios = {
  '350': scenario350,
  'first-battle': firstBattle,
  adrianople,
  attila,
  clovis,
  justinian,
  'last-war': lastWar
} as const satisfies Readonly<Record<string, Scenario>>

export type ScenarioId = keyof typeof scenarios

export function isScenarioId(id: string): id is ScenarioId {
  return Object.hasOwn(scenarios, id)
}

export const scenarioIds = Object.keys(scenarios).filter(isScenarioId)
