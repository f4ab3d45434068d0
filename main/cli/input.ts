import { readFileSync } from 'node:fs'
import type { z } from 'zod'
import { inOneLine, readDocument } from '#shared/engine/read-document.ts'
import { CommandError } from './command.ts'

/** The one document that a command reads: JSON from stdin (`-`) or from a file, checked by its schema. */
export function readInput<Input>(name: string, schema: z.ZodType<Input>, args: readonly string[]): Input {
  const [source, ...rest] = args
  if (source === undefined || rest.length > 0) throw new CommandError(`usage: ${usageOf(name)}`)
  const read = readDocument(schema, parsed(name, source))
  if (!read.ok) throw new CommandError(`${name}: ${inOneLine(read.problems)}`)
  return read.document
}

export function usageOf(name: string): string {
  return `${name} -|FILE (JSON on stdin or in a file)`
}

function parsed(name: string, source: string): unknown {
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
