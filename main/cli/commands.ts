import type { Command } from './command.ts'
import { content } from './content.ts'
import { incomeAtStart } from './income.ts'
import { world } from './world.ts'

export const commands: readonly Command[] = [world, content, incomeAtStart]
