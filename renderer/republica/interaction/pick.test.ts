import { describe, expect, it } from 'vitest'
import type { Decision, Option } from '#shared/engine/decision.ts'
import type { OptionKey } from '#shared/engine/option-key.ts'
import { draftFor } from '../../table/decision/draft.ts'
import { optionsLeft, pickState, withPick } from './pick.ts'

const label = { key: 'word' }
const option = (key: OptionKey): Option => ({ key, label })
const asked = (body: Decision['body']): Decision => ({
  side: 'aventine',
  kind: 'any',
  rule: '9.2',
  prompt: label,
  number: 3,
  body
})

describe('a choice among pairs', () => {
  const pairs = [
    ['fabius', 'julius'],
    ['fabius', 'furius'],
    ['julius', 'furius']
  ].map(([first, second]) => option({ first: first ?? '', second: second ?? '' }))
  const decision = asked({ type: 'choice', options: pairs })

  it('is narrowed by each senator that is pointed at, and made by the last', () => {
    const one = withPick(draftFor(decision), decision, 'fabius')
    expect(one.option).toBeNull()
    expect(optionsLeft(one, pairs)).toHaveLength(2)
    expect(pickState(one, decision, 'fabius')).toBe('chosen')
    expect(pickState(one, decision, 'julius')).toBe('option')
    const two = withPick(one, decision, 'julius')
    expect(two.option).toEqual({ first: 'fabius', second: 'julius' })
    expect(pickState(two, decision, 'furius')).toBe('option')
  })

  it('begins anew with somebody who fits nothing of it', () => {
    const two = withPick(withPick(draftFor(decision), decision, 'fabius'), decision, 'julius')
    const third = withPick(two, decision, 'furius')
    expect(third.option).toBeNull()
    expect(pickState(third, decision, 'furius')).toBe('chosen')
    expect(pickState(third, decision, 'fabius')).toBe('option')
  })

  it('forgets a senator at the second click', () => {
    const one = withPick(draftFor(decision), decision, 'fabius')
    expect(pickState(withPick(one, decision, 'fabius'), decision, 'fabius')).toBe('option')
  })
})

describe('a choice of one', () => {
  const decision = asked({ type: 'choice', options: [option('fabius'), option('nobody')] })

  it('is made by a click', () => {
    expect(withPick(draftFor(decision), decision, 'fabius').option).toBe('fabius')
    expect(pickState(draftFor(decision), decision, 'cassius')).toBeNull()
  })
})

describe('a form', () => {
  const decision = asked({
    type: 'form',
    fields: [
      { field: 'one', name: 'by', label, options: [option('fabius'), option('julius')] },
      {
        field: 'many',
        name: 'with',
        label,
        options: [option('assassin-1'), option('assassin-2')],
        min: 0,
        max: 2
      }
    ]
  })

  it('takes a click into the field that offers it', () => {
    const draft = withPick(withPick(draftFor(decision), decision, 'julius'), decision, 'assassin-2')
    expect(draft.values).toMatchObject({ by: 'julius', with: ['assassin-2'] })
    expect(pickState(draft, decision, 'julius')).toBe('chosen')
    expect(pickState(draft, decision, 'fabius')).toBe('option')
    expect(withPick(draft, decision, 'assassin-2').values).toMatchObject({ with: [] })
  })

  it('ignores what it does not offer', () => {
    const draft = draftFor(decision)
    expect(withPick(draft, decision, 'punic-1')).toBe(draft)
  })
})
