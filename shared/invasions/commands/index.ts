import type { GameCommand } from '../../engine/game-command.ts'
import { battle, siege } from './battle.ts'
import { content } from './content.ts'
import { incomeAtStart } from './income.ts'
import { world } from './world.ts'

/** What the game adds to the command line. */
export const commands: readonly GameCommand[] = [world, content, incomeAtStart, battle, siege]
