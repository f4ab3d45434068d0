import { expect, test } from 'vitest'
import type { Decision, Field, FormValues, Option } from '#shared/engine/decision.ts'
import { checkFields } from '#shared/engine/form-fields.ts'
import { budgetOf } from './budget.ts'
import {
  answerOf,
  decisionPlace,
  draftFor,
  inOneListOnly,
  optionsInPart,
  toggled,
  withAnswer,
  withCount,
  withOption,
  withPlace,
  withRestFilled,
  withValue
} from './draft.ts'
import { highlightsOf } from './place-highlights.ts'

const label = { key: 'x' }
const option = (key: string, place?: string): Option => ({ key, label, ...(place ? { place } : {}) })
const asked = { side: 'south', kind: 'k', rule: 'I', prompt: label, number: 4 }

function choice(...options: Option[]): Decision {
  return { ...asked, body: { type: 'choice', options } }
}

function form(...fields: Field[]): Decision {
  return { ...asked, body: { type: 'form', fields } }
}

const many = {
  field: 'many',
  name: 'units',
  label,
  options: [option('a', 'roma'), option('b', 'roma'), option('c', 'ravenna')],
  min: 1,
  max: 2
} as const

test('a choice is answered by its option; a single option is chosen from the start', () => {
  const two = choice(option('a'), option('b'))
  expect(answerOf(draftFor(two), two)).toBeNull()
  expect(answerOf(withOption(draftFor(two), 'b'), two)).toEqual({ option: 'b' })
  const one = choice(option('a'))
  expect(answerOf(draftFor(one), one)).toEqual({ option: 'a' })
})

test('a draft of another decision gives no answer', () => {
  const one = choice(option('a'))
  expect(answerOf({ ...draftFor(one), decision: 3 }, one)).toBeNull()
})

test('a form is complete when each field is within its bounds, and the engine agrees', () => {
  const one = { field: 'one', name: 'way', label, options: [option('x'), option('y')] } as const
  const number = { field: 'number', name: 'gold', label, min: 2, max: 5 } as const
  const flag = { field: 'flag', name: 'haste', label } as const
  const decision = form(one, many, number, flag)
  let draft = draftFor(decision)
  expect(answerOf(draft, decision)).toBeNull()
  draft = withValue(draft, 'way', 'y')
  expect(answerOf(draft, decision)).toBeNull()
  draft = toggled(draft, many, 'c')
  const answer = answerOf(draft, decision)
  expect(answer).toEqual({ values: { way: 'y', units: ['c'], gold: 2, haste: false } })
  if (decision.body.type !== 'form' || !answer || !('values' in answer)) throw new Error('not a form')
  expect(checkFields(decision.body, answer.values, 'I').ok).toBe(true)
  expect(answerOf(withValue(draft, 'gold', 6), decision)).toBeNull()
})

test('a full list accepts no more, and frees a place when an option is removed', () => {
  const decision = form(many)
  let draft = toggled(toggled(draftFor(decision), many, 'a'), many, 'b')
  draft = toggled(draft, many, 'c')
  expect(draft.values.units).toEqual(['a', 'b'])
  expect(toggled(draft, many, 'a').values.units).toEqual(['b'])
})

test('if a list takes one option, a new one replaces it', () => {
  const single = { ...many, max: 1 }
  const draft = toggled(toggled(draftFor(form(single)), single, 'a'), single, 'c')
  expect(draft.values.units).toEqual(['c'])
})

test('a list that needs all its options starts with all of them', () => {
  const all = form({ ...many, min: 3, max: 3 })
  expect(draftFor(all).values.units).toEqual(['a', 'b', 'c'])
})

test('a click on the map chooses the options there one after the other', () => {
  const decision = choice(option('stay', 'roma'), option('siege', 'roma'), option('march', 'ravenna'))
  let draft = withPlace(draftFor(decision), decision, 'roma')
  expect(draft.option).toBe('stay')
  draft = withPlace(draft, decision, 'roma')
  expect(draft.option).toBe('siege')
  draft = withPlace(draft, decision, 'athenae')
  expect(draft.option).toBe('siege')
  const several = form(many)
  expect(withPlace(draftFor(several), several, 'ravenna').values.units).toEqual(['c'])
})

test('the map highlights options, chosen ones and blocked ones', () => {
  const body = {
    type: 'choice',
    options: [option('a', 'roma'), option('b', 'ravenna'), option('c')],
    blocked: [{ ...option('d', 'athenae'), refusal: { reason: label, rule: 'X' } }]
  } as const
  const decision = { ...asked, body }
  expect(highlightsOf(withOption(draftFor(decision), 'b'), decision)).toEqual([
    { place: 'athenae', kind: 'blocked' },
    { place: 'roma', kind: 'option' },
    { place: 'ravenna', kind: 'chosen' }
  ])
})

const way = (from: string, to: string) => ({ key: `${from}>${to}`, label, from, place: to })
const march: Decision = {
  number: 0,
  side: 'romans',
  kind: 'march',
  rule: 'XVIII.A',
  prompt: { key: 'prompt.march' },
  body: {
    type: 'form',
    fields: [
      {
        field: 'one',
        name: 'move',
        label: { key: 'field.move' },
        options: [way('roma', 'ravenna'), way('roma', 'capua'), way('capua', 'ravenna')]
      },
      {
        field: 'many',
        name: 'pieces',
        label: { key: 'field.pieces' },
        min: 0,
        max: 9,
        options: ['a', 'b'].map((key) => ({ key, label: { key: 'option.unit' }, place: 'roma' }))
      }
    ]
  }
}
const places = (highlights: ReturnType<typeof highlightsOf>) => highlights.map(({ place }) => place)

test('a march is chosen on the map in two steps, and takes the stack along', () => {
  const fresh = draftFor(march)
  expect(places(highlightsOf(fresh, march))).toEqual(['roma', 'capua'])
  const from = withPlace(fresh, march, 'roma')
  expect(from).toEqual(fresh)
  expect(places(highlightsOf(from, march, 'roma'))).toEqual(['ravenna', 'capua', 'roma'])
  const ordered = withPlace(from, march, 'ravenna', 'roma')
  expect(ordered.values).toEqual({ move: 'roma>ravenna', pieces: ['a', 'b'] })
})

test('if several routes end at a place, none is chosen', () => {
  const fresh = draftFor(march)
  expect(withPlace(fresh, march, 'ravenna')).toEqual(fresh)
})

const crowd = { ...many, min: 0, max: 3, options: ['a', 'b', 'c', 'd'].map((key) => option(key, 'roma')) }

test('equivalent options are chosen by number, the first ones, within the bounds of the list', () => {
  const decision = form(crowd)
  const other = toggled(draftFor(decision), crowd, 'd')
  const draft = withCount(other, crowd, ['a', 'b', 'c'], 2)
  expect(draft.values.units).toEqual(['d', 'a', 'b'])
  expect(withCount(draft, crowd, ['a', 'b', 'c'], 3).values.units).toEqual(['d', 'a', 'b'])
  expect(withCount(draft, crowd, ['a', 'b', 'c'], 0).values.units).toEqual(['d'])
})

test('if a list takes one option, an equivalent one replaces it', () => {
  const single = { ...crowd, max: 1 }
  const draft = toggled(draftFor(form(single)), single, 'd')
  expect(withCount(draft, single, ['a', 'b'], 1).values.units).toEqual(['a'])
})

test('choosing an option in one list removes it from the others', () => {
  const east = { ...crowd, name: 'east' }
  const decision = form(crowd, east)
  const before = withValue(draftFor(decision), 'units', ['a', 'b'])
  const after = inOneListOnly(withValue(before, 'east', ['b', 'c']), decision, 'east')
  expect(after.values).toEqual({ units: ['a'], east: ['b', 'c'] })
})

test('the map fills the open lists one after the other', () => {
  const lists = ['x', 'y'].map((name) => ({
    field: 'one' as const,
    name,
    label,
    options: [option('roma', 'roma'), option('capua', 'capua')]
  }))
  const decision = form(...lists)
  const first = withPlace(draftFor(decision), decision, 'roma')
  expect(withPlace(first, decision, 'capua').values).toEqual({ x: 'roma', y: 'capua' })
  expect(withRestFilled(first, decision, 'roma').values).toEqual({ x: 'roma', y: 'roma' })
})

test('the preset of the rules is filled in, and nothing else is guessed', () => {
  const two = { ...crowd, min: 2, max: 2 }
  expect(draftFor(form(two)).values.units).toEqual([])
  const preset = { answer: { units: ['b', 'd'] }, reason: label }
  const losses: Decision = { ...asked, body: { type: 'form', fields: [two], preset } }
  expect(draftFor(losses).values.units).toEqual(['b', 'd'])
  const options = [option('a'), option('b')]
  const choices: Decision = {
    ...asked,
    body: { type: 'choice', options, preset: { answer: 'b', reason: label } }
  }
  expect(draftFor(choices).option).toBe('b')
})

test('the place of a decision is its own, or that of the chosen option', () => {
  const sites = choice(option('a', 'roma'), option('b', 'capua'))
  expect(decisionPlace(draftFor(sites), sites)).toBeNull()
  expect(decisionPlace(withOption(draftFor(sites), 'b'), sites)).toBe('capua')
  expect(decisionPlace(draftFor(sites), { ...sites, place: 'ostia' })).toBe('ostia')
})

test('the total adds up numbers and options, and gives the remainder', () => {
  const infantry = { field: 'number', name: 'infantry', label, min: 0, max: 5, price: 4 } as const
  const walls = {
    ...many,
    name: 'walls',
    min: 0,
    options: [{ ...option('roma'), price: 15 }, option('capua')]
  }
  const fields = [infantry, walls]
  const decision: Decision = { ...asked, body: { type: 'form', fields, budget: 20 } }
  const draft = withValue(withValue(draftFor(decision), 'infantry', 2), 'walls', ['roma', 'capua'])
  expect(budgetOf(draft, decision)).toEqual({ available: 20, spent: 23, left: -3 })
  expect(budgetOf(draft, form(...fields))).toBeNull()
})

test('an option that may be chosen several times is counted and paid each time', () => {
  const ware = { key: { kind: 'legion' }, label, price: 8, times: 3 }
  const buy = { ...many, name: 'buy', min: 0, max: 3, options: [ware, option('x')] }
  const decision: Decision = { ...asked, body: { type: 'form', fields: [buy], budget: 30 } }
  const legions = (count: number) => Array.from({ length: count }, () => ({ kind: 'legion' }))
  const bought = (count: number): FormValues => ({ buy: legions(count) })
  const draft = withCount(draftFor(decision), buy, legions(2), 2)
  expect(draft.values.buy).toEqual([ware.key, ware.key])
  expect(budgetOf(draft, decision)?.spent).toBe(16)
  const check = (times: number) =>
    checkFields({ type: 'form', fields: [{ ...buy, max: 9 }] }, bought(times), 'I').ok
  expect([check(3), check(4)]).toEqual([true, false])
})

test('a part of a choice consists of options whose keys have the same fields', () => {
  const play = (card: string, way: number): Option => ({ key: { card, way }, label })
  const options = [option('pass'), play('omens', 0), play('dice', 0), play('dice', 1)]
  expect(optionsInPart(options, { part: { card: 'dice' } })).toEqual(options.slice(2))
  expect(optionsInPart(options, {})).toEqual(options)
})

test('a hint is filled in like an answer of the player', () => {
  const either = choice(option('a'), option('b'))
  expect(answerOf(withAnswer(draftFor(either), { option: 'b' }), either)).toEqual({ option: 'b' })
  const amount = form({ field: 'number', name: 'gold', label, min: 0, max: 9 })
  const answer = { values: { gold: 4 } }
  expect(answerOf(withAnswer(draftFor(amount), answer), amount)).toEqual(answer)
})
