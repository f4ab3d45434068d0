import { expect, test } from 'vitest'
import { importsIn } from './imports.ts'

test.each([
  ["import { a } from './a.ts'", './a.ts', false],
  ["import type { A } from './a.ts'", './a.ts', true],
  ["import { type A, type B } from './a.ts'", './a.ts', true],
  ["import { type A, b } from './a.ts'", './a.ts', false],
  ["import './a.css'", './a.css', false],
  ["export * from './a.ts'", './a.ts', false],
  ["export type { A } from './a.ts'", './a.ts', true],
  ["const a = await import('./a.ts')", './a.ts', false],
  ["let a: import('./a.ts').A", './a.ts', true]
])('%s', (text, from, onlyTypes) => {
  expect(importsIn('x.ts', text)).toEqual([{ file: 'x.ts', from, onlyTypes }])
})

test('neither a comment nor a string is an import', () => {
  expect(importsIn('x.ts', "// import('./a.ts')\nconst text = `\nimport './b.ts'\n`")).toEqual([])
})

test('an error names the file that cannot be parsed', () => {
  expect(() => importsIn('x.ts', 'import {')).toThrow('x.ts')
})
