import { expect, it } from 'vitest'
import { type Declaration, declarationsAt, docCommentsIn } from './declarations.ts'
import { parseTypeScript } from './parse-typescript.ts'

const commentsIn = (code: string) => docCommentsIn(parseTypeScript(code))

/** The declaration after each doc comment. */
function declarationsIn(code: string): (Declaration | null)[] {
  const parsed = parseTypeScript(code)
  const offsets = docCommentsIn(parsed).map(({ next }) => next)
  const found = declarationsAt(offsets, parsed)
  return offsets.map((offset) => found.get(offset) ?? null)
}

/** What each doc comment of some code describes, as `kind name`. */
const described = (...lines: string[]) =>
  declarationsIn(lines.join('\n')).map(
    (declaration) => declaration && `${declaration.kind} ${declaration.name}`
  )

it('finds functions: generators, async ones, overloads, and those that follow other comments', () => {
  expect(
    described(
      '/** XX.A */ export function* battle(play: Play): Script {}',
      '/** XX.B */ async function dice<T>(of: T) {}',
      '/** XX.C */',
      '// why',
      'export function overload(a: string): void',
      'export function overload(a: unknown) {}'
    )
  ).toEqual(['function battle', 'function dice', 'function overload'])
})

it('distinguishes constants that are functions from other constants', () => {
  expect(
    described(
      '/** XX.A */ export const isRoman = (unit: Unit): boolean => unit.roman',
      '/** XX.B */ const oneMore = async (each) => each + 1',
      '/** XX.C */ const typed: Handler<Play> = (play) => play',
      '/** XX.D */ const LIMIT = 40',
      '/** XX.E */ const table: Readonly<Record<string, number>> = { a: 1 }'
    )
  ).toEqual(['function isRoman', 'function oneMore', 'function typed', 'value LIMIT', 'value table'])
})

it('puts the names of classes and objects before those of their methods, properties and handlers', () => {
  expect(
    described(
      'class Tally { readonly #x = 1',
      '  /** XX.F */ atLeastOne(): void { go() }',
      '  /** XX.G */ *swaps() {}',
      '}',
      'export const hooks = {',
      '  nation: {',
      "    /** V.A */ 'at-home': (play) => play,",
      '    /** V.B */ *leaves(play) {},',
      '    /** V.C */ gold: 3',
      '  }',
      '}'
    )
  ).toEqual([
    'function Tally.atLeastOne',
    'function Tally.swaps',
    'function hooks.nation.at-home',
    'function hooks.nation.leaves',
    'value hooks.nation.gold'
  ])
})

it('names types, their members and the parts of a union', () => {
  expect(
    described(
      '/** IX.D */ export type UnitType = string',
      'interface Movement {',
      '  /** XI.C */ readonly quiet: boolean',
      '  /** XI.D */ leave(): void',
      '}',
      'type Tie =',
      "  /** XXX.C */ | { kind: 'truce' }",
      "  /** XII.D */ | { kind: 'hostility' }"
    )
  ).toEqual([
    'type UnitType',
    'type Movement.quiet',
    'type Movement.leave',
    'type Tie.truce',
    'type Tie.hostility'
  ])
})

it('knows an element of a list by the first text in it', () => {
  const code = "const effects = z.union(['do', [/** XX.D */ z.object({ do: z.literal('ambush') })]])"
  expect(described(code)).toEqual(['value effects.ambush'])
})

it('finds no declaration before statements and at the end', () => {
  expect(
    described(
      "/** XX.A */ import x from 'y'",
      'function f() {',
      '  /** XX.B */',
      '  return 3',
      '}',
      '/** XX.C */'
    )
  ).toEqual([null, null, null])
})

it('gives the line of the name', () => {
  const [found] = declarationsIn('/**\n * XX.A\n */\nexport function a() {}')
  expect(found?.line).toBe(4)
})

it('keeps doc comments without their stars and drops the others', () => {
  const code = ['// no', '/* no */ /**/', '/**', ' * XX.G: two', ' * lines.', ' */', 'go'].join('\n')
  expect(commentsIn(code)).toEqual([{ text: 'XX.G: two\nlines.', line: 3, next: code.indexOf('go') }])
})

it('finds no comment in a string, a template or a regular expression', () => {
  expect(commentsIn("const a = '/** XX.G */'")).toEqual([])
  expect(commentsIn('const a = `/** $' + "{`}` + '}'} */`; x")).toEqual([])
  expect(commentsIn('const a = /[/*]+\\/**/ ; a / b / c')).toEqual([])
})
