import type { Command } from './command.ts'
import { world } from './world.ts'

export const commands: readonly Command[] = [world]
