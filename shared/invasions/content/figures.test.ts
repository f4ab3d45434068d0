import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { figures } from './figures.ts'
import { ownFigures } from './own-figures.ts'

const room = join(import.meta.dirname, '..')

function sourceOf(folder: string): string {
  const files = readdirSync(join(room, folder), { recursive: true, encoding: 'utf8' })
  const code = files.filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  return code.map((file) => readFileSync(join(room, folder, file), 'utf8')).join('\n')
}

/** Names taken out of one group: `const { on, steps } = figures.flight`. */
function takenFrom(code: string, group: string): readonly string[] {
  const takings = code.matchAll(new RegExp(`\\{([^{}]+)\\}\\s*=\\s*${group}\\b`, 'g'))
  return [...takings].flatMap(([, names = '']) => names.split(',').map((name) => name.trim()))
}

describe.each([
  ['figures', figures],
  ['ownFigures', ownFigures]
])('the %s', (table, all) => {
  it('are all used by the rules', () => {
    const code = sourceOf('rules') + sourceOf('queries')
    const idle = Object.entries(all).flatMap(([group, numbers]) =>
      Object.keys(numbers).filter(
        (name) =>
          !new RegExp(`\\b${table}\\.${group}\\.${name}\\b`).test(code) &&
          !takenFrom(code, `${table}\\.${group}`).includes(name)
      )
    )
    expect(idle).toEqual([])
  })
})

it('the groups of both tables have different names, because the texts mix them', () => {
  expect(Object.keys(figures).filter((group) => Object.hasOwn(ownFigures, group))).toEqual([])
})
