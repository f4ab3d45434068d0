import { battle, siege } from './battle.ts'
import { answerCommand, newCommand, playCommand, showCommand, verifyCommand } from './campaigns.ts'
import type { Command } from './command.ts'
import { content } from './content.ts'
import { incomeAtStart } from './income.ts'
import { rulesCommand } from './rules.ts'
import { scene } from './scene.ts'
import { soakCommand } from './soak.ts'
import { tournamentCommand } from './tournament.ts'
import { winRatesCommand } from './win-rates.ts'
import { world } from './world.ts'

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
  world,
  content,
  incomeAtStart,
  scene,
  battle,
  siege
]
