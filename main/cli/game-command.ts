import type { GameCommand } from '#shared/engine/game-command.ts'
import type { GameKit, KitRegistry } from '#shared/engine/kit.ts'
import { type Command, defineCommand, type OptionSpecs } from './command.ts'
import { gameOption, kitNamed } from './game-options.ts'
import { DOCUMENT_ARGUMENT, readJsonDocument } from './json-document.ts'

/** The commands of a game, or of all games. If two have the same name, the first game's wins. */
export function gameCommands(kits: KitRegistry, game: string | undefined): Command[] {
  const owners = game === undefined ? [...kits.values()] : [kitNamed(kits, game)]
  const byName = new Map<string, Command>()
  for (const kit of owners.toReversed()) {
    for (const command of kit.commands) byName.set(command.name, toCommand(command, kit, kits))
  }
  return [...byName.values()]
}

/** A game's own command. Its document comes from a file or from stdin. */
function toCommand(command: GameCommand, { game }: GameKit, kits: KitRegistry): Command {
  const { name } = command
  const summary = `${command.summary} (${game.id})`
  if (command.takes === 'options') {
    const options: OptionSpecs = { ...command.options, game: gameOption(kits) }
    return defineCommand({
      name,
      summary,
      options,
      run: ({ text }) => command.run(text)
    })
  }
  return defineCommand({
    name,
    summary,
    words: command.takes === 'document' ? DOCUMENT_ARGUMENT : command.usage,
    options: { game: gameOption(kits) },
    run({ words }) {
      if (command.takes === 'document') return command.run(readJsonDocument(name, words))
      if (command.takes === 'words') return command.run(words)
      return command.run(words, (source) => readJsonDocument(name, [source]))
    }
  })
}

/** The value of `--game`, wherever it stands in the arguments of a command. */
export function gameNamedIn(args: readonly string[]): string | undefined {
  const at = args.indexOf('--game')
  return at < 0 ? args.find((arg) => arg.startsWith('--game='))?.slice('--game='.length) : args[at + 1]
}
