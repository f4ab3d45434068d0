import { answerCommand, newCommand, playCommand, showCommand, verifyCommand } from './campaigns.ts'
import type { Command } from './command.ts'
import { rulesCommand } from './rules.ts'
import { soakCommand } from './soak.ts'

export const commands: readonly Command[] = [
  newCommand,
  playCommand,
  showCommand,
  answerCommand,
  verifyCommand,
  soakCommand,
  rulesCommand
]
