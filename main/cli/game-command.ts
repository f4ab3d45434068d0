import type { GameCommand } from '#shared/engine/game-command.ts'
import type { Command } from './command.ts'
import { readJson, usageOf } from './input.ts'

/** A game's own command, with its document read from a file or from stdin. */
export function commandOf(command: GameCommand): Command {
  const { name } = command
  return command.takes === 'words'
    ? { name, usage: `${name} ${command.usage}`, run: (words) => command.run(words) }
    : { name, usage: usageOf(name), run: (args) => command.run(readJson(name, args)) }
}
