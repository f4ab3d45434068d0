import type { OwnScenarios } from '../../engine/own-scenarios.ts'
import { readScenario } from '../scenario-check/scenario-check.ts'
import type { InvasionsView } from '../view.ts'
import { scenarioOfPosition } from './scenario-of-position.ts'

/** Scenarios of the players' own: JSON documents of the schema that the game's own obey. */
export const ownScenarios: OwnScenarios<InvasionsView> = {
  read(document) {
    const read = readScenario(document)
    return read.ok ? { ok: true, options: { scenario: read.scenario } } : read
  },
  write: scenarioOfPosition
}
