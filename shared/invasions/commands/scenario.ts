import { CommandError, type WordsAndFileCommand } from '../../engine/game-command.ts'
import { createRandom } from '../../engine/random.ts'
import { inOneLine } from '../../engine/read-document.ts'
import { type NationId, nationIds } from '../content/ids.ts'
import type { Scenario } from '../content/scenario-schema.ts'
import { isScenarioId, scenarioIds, scenarios } from '../content/scenarios/index.ts'
import { ledgerOf } from '../queries/administration/ledger.ts'
import { objectivePoints } from '../queries/scoring/objectives.ts'
import { isCivilised } from '../queries/time/activation-order.ts'
import { setUp } from '../rules/time/set-up.ts'
import { readScenario } from '../scenario-check/scenario-check.ts'

const USAGE = 'list | show ID | check FILE'

function list(): unknown {
  return scenarioIds.map((id) => {
    const { name, firstTurn, lastTurn, scoringTurns, seats, combat }: Scenario = scenarios[id]
    return { id, name, firstTurn, lastTurn, scoringTurns, seats, combat }
  })
}

function show(id: string | undefined): Scenario {
  if (id === undefined || !isScenarioId(id))
    throw new CommandError(`there is no scenario '${id ?? ''}': use one of ${scenarioIds.join(', ')}`)
  return scenarios[id]
}

/** What a good scenario amounts to: the accounts of its realms, and what each nation would score at once. */
function check(document: unknown): unknown {
  const read = readScenario(document)
  if (!read.ok) throw new CommandError(`scenario: ${inOneLine(read.problems)}`)
  const { scenario } = read
  const state = setUp({ scenario, combat: 'basic' }, createRandom('check'))
  const inPlay = nationIds.filter((id) => state.nations[id].presence === 'in-play')
  const byNation = <Value>(nations: readonly NationId[], entryOf: (id: NationId) => Value) =>
    Object.fromEntries(nations.map((id) => [id, entryOf(id)]))
  return {
    ok: true,
    id: scenario.id,
    turns: [scenario.firstTurn, scenario.lastTurn],
    accounts: byNation(
      inPlay.filter((id) => isCivilised(state.nations[id])),
      (id) => {
        const { treasury, net } = ledgerOf(state, id)
        return { treasury, net }
      }
    ),
    objectives: byNation(inPlay, (id) => objectivePoints(state, id))
  }
}

/** Lists the scenarios, prints one as a document to start from, and checks a document. */
export const scenarioCommand: WordsAndFileCommand = {
  name: 'scenario',
  summary: 'the scenarios: lists them, prints one, checks one of your own',
  takes: 'words-and-file',
  usage: USAGE,
  run([what, which, ...rest], read) {
    if (rest.length === 0 && what === 'list' && which === undefined) return list()
    if (rest.length === 0 && what === 'show') return show(which)
    if (rest.length === 0 && what === 'check' && which !== undefined) return check(read(which))
    throw new CommandError(`usage: scenario ${USAGE}`)
  }
}
