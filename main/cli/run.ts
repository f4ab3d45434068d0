import { CommandError } from '#shared/engine/game-command.ts'
import type { KitRegistry } from '#shared/engine/kit.ts'
import { commandsOf } from './commands.ts'
import { gameNamedIn } from './game-command.ts'
import { helpOn, helpOnAll } from './help.ts'

/** The output of the command line and its exit code. */
export interface CliOutput {
  readonly code: 0 | 2
  readonly stdout: string
  readonly stderr: string
}

/** Runs the command that the arguments name. A CommandError becomes one line on stderr, with exit code 2. */
export async function runCli(args: readonly string[], kits: KitRegistry): Promise<CliOutput> {
  const [name, ...rest] = args
  try {
    const game = gameNamedIn(rest)
    const commands = commandsOf(kits, game)
    if (name === undefined || isHelp(name)) return printed(helpOnAll(commands))
    const command = commands.find((candidate) => candidate.name === name)
    if (!command)
      throw new CommandError(`there is no command '${name}'${game ? ` of ${game}` : ''}: see 'cli --help'`)
    if (rest.some(isHelp)) return printed(helpOn(command, kits))
    const result = await command.run(rest)
    return printed(typeof result === 'string' ? result : JSON.stringify(result, null, 2))
  } catch (error) {
    if (!(error instanceof CommandError)) throw error
    return { code: 2, stdout: '', stderr: `${error.message}\n` }
  }
}

function printed(text: string): CliOutput {
  return { code: 0, stdout: `${text}\n`, stderr: '' }
}

function isHelp(word: string): boolean {
  return word === '--help' || word === '-h'
}
