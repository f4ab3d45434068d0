import type { GameCommand } from '../../engine/game-command.ts'
import { battleCommand, siegeCommand } from './battle.ts'
import { contentCommand } from './content.ts'
import { forecastCommand } from './forecast.ts'
import { incomeCommand } from './income.ts'
import { scenarioCommand } from './scenario.ts'
import { worldCommand } from './world.ts'

/** The game's own commands of the command line. */
export const commands: readonly GameCommand[] = [
  worldCommand,
  contentCommand,
  incomeCommand,
  scenarioCommand,
  battleCommand,
  siegeCommand,
  forecastCommand
]
