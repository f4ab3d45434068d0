import { commands as commandsOfInvasions } from '#shared/invasions/commands/index.ts'
import { answerCommand, newCommand, playCommand, showCommand, verifyCommand } from './campaigns.ts'
import type { Command } from './command.ts'
import { commandOf } from './game-command.ts'
import { rulesCommand } from './rules.ts'
import { scene } from './scene.ts'
import { soakCommand } from './soak.ts'
import { tournamentCommand } from './tournament.ts'
import { winRatesCommand } from './win-rates.ts'

export const commands: readonly Command[] = [
  newCommand,
  playCommand,
  showCommand,
  answerCommand,
  verifyCommand,
  soakCommand,
  tournamentCommand,
  winRatesCommand,
  rulesCommand,
  scene,
  ...commandsOfInvasions.map(commandOf)
]
