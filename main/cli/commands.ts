import { battle, siege } from './battle.ts'
import { answerCommand, newCommand, playCommand, showCommand, verifyCommand } from './campaigns.ts'
import type { Command } from './command.ts'
import { content } from './content.ts'
import { incomeAtStart } from './income.ts'
import { rulesCommand } from './rules.ts'
import { scene } from './scene.ts'
import { soakCommand } from './soak.ts'
import { world } from './world.ts'

export const commands: readonly Command[] = [
  newCommand,
  playCommand,
  showCommand,
  answerCommand,
  verifyCommand,
  soakCommand,
  rulesCommand,
  world,
  content,
  incomeAtStart,
  scene,
  battle,
  siege
]
