import { CommandError } from '#shared/engine/game-command.ts'
import { type Arguments, readArguments } from './arguments.ts'

/** A command of the headless command line. It returns the JSON document or the text to print. */
export interface Command extends CommandShape {
  run(args: readonly string[]): unknown
}

/** What a command is called, what it does, and what it takes. */
export interface CommandShape {
  readonly name: string
  /** What it does, in one short line. */
  readonly summary: string
  /** The arguments that it takes besides options: `[SECTION]`. */
  readonly words?: string
  readonly options: OptionSpecs
  /** Whether it also takes the options of the game. */
  readonly takesGameOptions?: boolean
}

export type OptionSpecs = Readonly<Record<string, OptionSpec>>

export interface OptionSpec {
  /** Names the value in the help: `FILE`. An option without it is a flag. */
  readonly value?: string
  readonly about: string
}

/** Makes a command that reads its arguments before it runs. */
export function defineCommand<Options extends OptionSpecs>(
  shape: CommandShape & {
    readonly options: Options
    run(given: Arguments<keyof Options & string>): unknown
  }
): Command {
  const { name, summary, words, options, takesGameOptions = false } = shape
  return {
    name,
    summary,
    ...(words === undefined ? {} : { words }),
    options,
    takesGameOptions,
    run: (args) => shape.run(readArguments(shape, args))
  }
}

/** Reads a whole number given as an option. */
export function wholeNumber(option: string, text: string, least = 0): number {
  const number = Number(text)
  if (!Number.isInteger(number) || number < least) {
    throw new CommandError(`${option} wants a whole number of at least ${least}, not '${text}'`)
  }
  return number
}
