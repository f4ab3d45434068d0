import { CommandError, type WordsCommand } from '../../engine/game-command.ts'
import type { NationId } from '../content/ids.ts'
import { nations } from '../content/nations/index.ts'
import { scenario350 } from '../content/scenarios/350.ts'
import { income } from '../queries/administration/income.ts'
import { baseWorld } from '../queries/map/world-tables.ts'
import { openingPosition } from '../queries/time/opening-position.ts'

function namesOf(id: NationId): string[] {
  const names = nations.find((nation) => nation.id === id)?.name
  return [id, ...(names ? [names.en, names.es, names.la] : [])].map((name) => name.toLowerCase())
}

/** XIV: the income of a nation at the start of the scenario. */
export const incomeCommand: WordsCommand = {
  name: 'income',
  summary: 'what a nation earns at the start of the scenario',
  takes: 'words',
  usage: '<nation>',
  run([wanted, ...rest]) {
    const known = scenario350.nations.map((entry) => entry.nation)
    const nation = known.find((id) => namesOf(id).includes(wanted?.toLowerCase() ?? ''))
    if (!nation || rest.length > 0)
      throw new CommandError(
        wanted === undefined
          ? 'usage: income <nation>'
          : `no nation '${wanted}' at the start: use one of ${known.join(', ')}`
      )
    return income(openingPosition(scenario350, baseWorld), baseWorld, nation)
  }
}
