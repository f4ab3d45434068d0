import type { GameCommand } from '../../engine/game-command.ts'
import { battle, siege } from './battle.ts'
import { content } from './content.ts'
import { incomeAtStart } from './income.ts'
import { world } from './world.ts'

/** The game's own commands of the command line. */
export const commands: readonly GameCommand[] = [world, content, incomeAtStart, battle, siege]
