import { expect, it } from 'vitest'
import { tokensOf } from './tokens.ts'

const texts = (code: string) => tokensOf(code).map(({ text }) => text)

it('keeps doc comments, without their stars, and drops the others', () => {
  const code = ['// no', '/* no */ /**/', '/**', ' * XX.G: two', ' * lines.', ' */', 'go'].join('\n')
  expect(tokensOf(code)).toEqual([
    { kind: 'doc', text: 'XX.G: two\nlines.', line: 3 },
    { kind: 'word', text: 'go', line: 7 }
  ])
})

it('takes no comment for one that stands in a text, a template or a pattern', () => {
  expect(tokensOf("'/** XX.G */'").map(({ kind }) => kind)).toEqual(['text'])
  const template = '`/** $' + "{`}` + '}'} */` x"
  expect(tokensOf(template).map(({ kind }) => kind)).toEqual(['text', 'word'])
  expect(texts('= /[/*]+\\/**/ ; a / b / c')).toEqual(['=', '/[/*]+\\/**/', ';', 'a', '/', 'b', '/', 'c'])
})
