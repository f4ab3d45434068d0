import type { Command } from './command.ts'
import { content } from './content.ts'
import { incomeAtStart } from './income.ts'

export const commands: readonly Command[] = [content, incomeAtStart]
