import { readFileSync } from 'node:fs'
import { CommandError } from './command.ts'

/** How a command names the document that it reads. */
export const DOCUMENT_WORDS = '-|FILE'

/** The one document that a command reads: JSON from stdin (`-`) or from a file. */
export function readJson(name: string, args: readonly string[]): unknown {
  const [source, ...rest] = args
  if (source === undefined || rest.length > 0) throw new CommandError(`usage: ${name} ${DOCUMENT_WORDS}`)
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
