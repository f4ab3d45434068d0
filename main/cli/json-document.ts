import { readFileSync } from 'node:fs'
import { CommandError } from '#shared/engine/game-command.ts'

/** The argument of a command that reads a document, as the help shows it. */
export const DOCUMENT_ARGUMENT = '-|FILE'

/** Reads the document of a command: JSON from stdin (`-`) or from a file. */
export function readJsonDocument(name: string, args: readonly string[]): unknown {
  const [source, ...rest] = args
  if (source === undefined || rest.length > 0) throw new CommandError(`usage: ${name} ${DOCUMENT_ARGUMENT}`)
  const text = textOf(name, source)
  try {
    return JSON.parse(text)
  } catch (error) {
    const why = error instanceof Error ? error.message.replaceAll(/\s+/g, ' ') : ''
    throw new CommandError(`${name}: ${source === '-' ? 'stdin' : source} is not JSON: ${why}`)
  }
}

function textOf(name: string, source: string): string {
  try {
    return readFileSync(source === '-' ? 0 : source, 'utf8')
  } catch {
    throw new CommandError(`${name}: cannot read ${source === '-' ? 'stdin' : source}`)
  }
}
