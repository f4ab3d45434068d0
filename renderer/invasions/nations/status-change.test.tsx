import { expect, test } from 'vitest'
import type { NationId } from '#shared/invasions/content/ids.ts'
import type { InvasionsState } from '#shared/invasions/state.ts'
import { crown, holdArea, opening } from '#shared/invasions/testing/position.ts'
import { viewOf } from '#shared/invasions/view.ts'
import { markupIn } from '../../testing/markup.tsx'
import { StatusChange } from './status-change.tsx'

const markup = await markupIn('invasions')

/** The rendered text, as a spectator sees it. */
function rendered(state: InvasionsState, nation: NationId): string {
  return markup(<StatusChange view={viewOf(state, null)} nation={nation} />)
}

test('VIII.B a Kingdom great enough sees its chance of an Empire, what changes it and what follows', () => {
  const state = opening()
  crown(state, 'franks', 'neustria')
  for (const area of ['gallia_septentrionalis', 'gallia_meridionalis', 'hispania'] as const) {
    holdArea(state, 'franks', area)
  }
  expect(rendered(state, 'franks')).toMatch(/30\s%.*Needs 8 or more.*20 gold now and 10 more/)
  state.nations.franks.decline = 2
  expect(rendered(state, 'franks')).toMatch(/50\s%.*Decline/)
})

test('VIII.A a smaller Kingdom sees how many Areas it lacks', () => {
  expect(rendered(opening(), 'persians')).toContain(
    'it takes 3 Areas, Barbarian ones counting half, and it holds 2.'
  )
})

test('VII.B, VII.C Barbarians see when they may found a Kingdom, and the chance that they must', () => {
  const state = opening()
  expect(rendered(state, 'visigoths')).toContain('From age 3 it may found one each turn')
  expect(rendered(state, 'visigoths')).not.toMatch(/\d+\s%/)
  Object.assign(state.nations.visigoths, { age: 5, treasury: 10 })
  // Age 6 and 1 for the gold, less 2 in a Barbarian Area.
  expect(rendered(state, 'visigoths')).toMatch(/50\s%.*at age 6/)
})

test('VII.A Huns found no Kingdom, and an Empire has nothing to become', () => {
  expect(
    rendered(opening({ nations: { huns: { seat: { kind: 'horde', at: 'hunnia' } } } }), 'huns')
  ).toContain('It cannot found one')
  expect(rendered(opening(), 'romans')).not.toContain('On the way')
})
