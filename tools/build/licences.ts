import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { inRoot } from '../root.ts'

/** One package in the list that Vite writes. */
export interface Licence {
  readonly name: string
  readonly kind: string
  readonly text: string
}

const HEADING = /^## (\S+) - \S+ \(([^)]+)\)$/

/** The packages in a list of licences, each with its text. */
export function licencesIn(list: string): Licence[] {
  const [, ...sections] = list.split(/^(?=## )/m)
  return sections.flatMap((section) => {
    const [heading = '', ...lines] = section.split('\n')
    const [, name, kind] = HEADING.exec(heading) ?? []
    return name && kind ? [{ name, kind, text: lines.join('\n').trim() }] : []
  })
}

const manifestSchema = z.object({
  author: z.union([z.string(), z.object({ name: z.string() })]).transform((author) => {
    return typeof author === 'string' ? author.replace(/ <.*/, '') : author.name
  })
})

/** Some packages name the MIT licence and forget its text, which must go with every copy. Completes the file. */
export function completeLicences(file: string): void {
  if (!existsSync(file)) return
  let list = readFileSync(file, 'utf8')
  for (const { name, kind } of licencesIn(list).filter(({ text }) => text === '')) {
    if (kind !== 'MIT') throw new Error(`${name} names its licence (${kind}) without its text`)
    const { author } = manifestSchema.parse(
      JSON.parse(readFileSync(inRoot(join('node_modules', name, 'package.json')), 'utf8'))
    )
    list = list.replace(new RegExp(`^(## ${name} - .*)$`, 'm'), (heading) => `${heading}\n\n${mit(author)}`)
  }
  writeFileSync(file, list)
}

/** Our own licence is the same. */
function mit(author: string): string {
  return readFileSync(inRoot('LICENSE'), 'utf8')
    .trim()
    .replace(/^Copyright .*$/m, `Copyright (c) ${author}`)
}
