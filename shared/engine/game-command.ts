import type { z } from 'zod'
import { inOneLine, readDocument } from './read-document.ts'

/** A command cannot do what its caller asked for: prints one line on stderr and exits with code 2. */
export class CommandError extends Error {}

interface NamedCommand {
  readonly name: string
  /** What it does, in one short line. */
  readonly summary: string
}

/** A command that takes the words after its name. */
export interface WordsCommand extends NamedCommand {
  readonly takes: 'words'
  /** How the help shows those words: `<nation>`. */
  readonly usage: string
  run(words: readonly string[]): unknown
}

/** A command that takes one JSON document, which the command line reads from a file or from stdin. */
export interface DocumentCommand extends NamedCommand {
  readonly takes: 'document'
  run(document: unknown): unknown
}

/** A command whose words may name a JSON document. `read` reads it from that file, or from stdin for `-`. */
export interface WordsAndFileCommand extends NamedCommand {
  readonly takes: 'words-and-file'
  readonly usage: string
  run(words: readonly string[], read: (source: string) => unknown): unknown
}

/** A command that takes options, each with a value. */
export interface OptionsCommand extends NamedCommand {
  readonly takes: 'options'
  readonly options: Readonly<Record<string, CommandOption>>
  /** `given` has the text of each option that the caller gave. */
  run(given: (option: string) => string | undefined): unknown
}

export interface CommandOption {
  /** Names the value in the help: `N`. */
  readonly value: string
  readonly about: string
}

/** A command that a game adds to the command line. It returns the JSON document or the text to print. */
export type GameCommand = WordsCommand | DocumentCommand | WordsAndFileCommand | OptionsCommand

/** A command that parses its document with a schema and reports all faults in one line. */
export function documentCommand<Input>(
  name: string,
  summary: string,
  schema: z.ZodType<Input>,
  run: (input: Input) => unknown
): DocumentCommand {
  return {
    name,
    summary,
    takes: 'document',
    run(document) {
      const read = readDocument(schema, document)
      if (!read.ok) throw new CommandError(`${name}: ${inOneLine(read.problems)}`)
      return run(read.document)
    }
  }
}
