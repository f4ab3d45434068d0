import { expect, it } from 'vitest'
import { describedIn } from './declarations.ts'
import { tokensOf } from './tokens.ts'

/** What each doc comment of some code describes, as `kind name`. */
const described = (...lines: string[]) =>
  describedIn(tokensOf(lines.join('\n'))).map(
    ({ declaration }) => declaration && `${declaration.kind} ${declaration.name}`
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

it('tells a constant that is a function from one that is not', () => {
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

it('names methods, properties and handlers with what they stand in', () => {
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

it('finds nothing where nothing has a name', () => {
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
  const [found] = describedIn(tokensOf('/**\n * XX.A\n */\nexport function a() {}'))
  expect(found?.declaration?.line).toBe(4)
})
