import { CommandError } from '#shared/engine/game-command.ts'

export { CommandError }

/** A command of the headless command line: it returns the one JSON document, or the text, to print. */
export interface Command {
  readonly name: string
  readonly usage: string
  run(args: readonly string[]): unknown
}

/** Reads a whole number given as an option. */
export function wholeNumber(option: string, text: string, least = 0): number {
  const number = Number(text)
  if (!Number.isInteger(number) || number < least) {
    throw new CommandError(`${option} wants a whole number of at least ${least}, not '${text}'`)
  }
  return number
}
