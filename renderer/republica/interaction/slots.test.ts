import { expect, it } from 'vitest'
import type { Draft } from '../../table/decision/draft.ts'
import { activeSlot, filling, type Slot, slotState, withActiveSlot, withSubject } from './slots.ts'

const label = { key: 'word' }
const sponsor: Slot = { id: 'sponsor', label, options: ['fabius', 'julius', 'furius'] }
const cosponsor: Slot = { id: 'cosponsor', label, options: ['fabius', 'julius', 'furius'] }
const pair: Slot = { id: 'pair', label, options: ['fabius', 'julius', 'furius'], most: 2 }
const empty: Draft = { decision: 1, option: null, values: {} }

const clicks = (slots: readonly Slot[], ...subjects: readonly string[]) =>
  subjects.reduce((draft, subject) => withSubject(draft, slots, subject) ?? draft, empty)

it('fills one slot after the other', () => {
  const slots = [sponsor, cosponsor]
  const draft = clicks(slots, 'fabius', 'julius')
  expect(filling(draft, sponsor)).toEqual(['fabius'])
  expect(filling(draft, cosponsor)).toEqual(['julius'])
  expect(activeSlot(draft, slots)).toBeNull()
})

it('empties a slot at the second click, and replaces what the chosen slot holds', () => {
  const slots = [sponsor, cosponsor]
  expect(filling(clicks(slots, 'fabius', 'julius', 'julius'), cosponsor)).toEqual([])
  const chosen = withActiveSlot(clicks(slots, 'fabius', 'julius'), sponsor)
  expect(filling(withSubject(chosen, slots, 'furius') ?? chosen, sponsor)).toEqual(['furius'])
})

it('takes two of a pair, the later ones', () => {
  expect(filling(clicks([pair], 'fabius', 'julius', 'furius'), pair)).toEqual(['julius', 'furius'])
})

it('says what can be chosen, what is chosen, and what cannot', () => {
  const draft = clicks([pair], 'fabius')
  expect(slotState(draft, [pair], 'fabius')).toBe('chosen')
  expect(slotState(draft, [pair], 'julius')).toBe('option')
  expect(slotState(draft, [pair], 'punic-1')).toBeNull()
  expect(withSubject(draft, [pair], 'punic-1')).toBeNull()
})
