import { expect, it } from 'vitest'
import { exportedTypesIn, exportedTypesOf, layerOf } from './exported-types.ts'
import { sources } from './imports.ts'

it('finds exported types, interfaces and classes, and nothing else', () => {
  const text = [
    'export interface A {}',
    'export type B = A',
    'export class C {}',
    'interface Local {}',
    'export function d() {}',
    "export type { E } from './e.ts'"
  ].join('\n')
  expect(exportedTypesIn('x.ts', text)).toEqual(['A', 'B', 'C'])
})

it('exports no type name twice within a layer', async () => {
  const places = new Map<string, string[]>()
  for (const file of await sources()) {
    for (const name of new Set(exportedTypesOf(file))) {
      const key = `${layerOf(file)} ${name}`
      places.set(key, [...(places.get(key) ?? []), file])
    }
  }
  expect(places.size).toBeGreaterThan(1000)
  expect([...places].filter(([, files]) => files.length > 1)).toEqual([])
})
