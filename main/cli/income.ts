import type { NationId } from '#shared/invasions/content/ids.ts'
import { nations } from '#shared/invasions/content/nations/index.ts'
import { scenario350 } from '#shared/invasions/content/scenario-350.ts'
import { income } from '#shared/invasions/queries/income.ts'
import { openingPosition } from '#shared/invasions/queries/opening.ts'
import { baseWorld } from '#shared/invasions/queries/world-tables.ts'
import { type Command, CommandError } from './command.ts'

function namesOf(id: NationId): string[] {
  const names = nations.find((nation) => nation.id === id)?.name
  return [id, ...(names ? [names.en, names.es, names.la] : [])].map((name) => name.toLowerCase())
}

/** XIV: what a nation of the scenario earns as it is set up. */
export const incomeAtStart: Command = {
  name: 'income',
  usage: 'income <nation>',
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
