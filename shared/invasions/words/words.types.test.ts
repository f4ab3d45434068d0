// Each line below an expected error must not compile; otherwise the compiler reports the expectation.
import { expect, expectTypeOf, test } from 'vitest'
import { plural, type Suffix, translationOf } from '../../words/dictionary.ts'
import type { DecisionKind } from '../decisions/decision-kinds.ts'
import type { forecasts } from './en/forecasts.ts'
import { type AccountReason, message, type RollReason, reference } from './message.ts'
import { english } from './text-gaps.ts'

const nation = reference('nation', 'huns')
const province = reference('province', 'dacia')

test('a message has exactly the parameters of its text', () => {
  const said = message('prompt.battle-losses', { nation, amount: 2 })
  expect(said).toEqual({ key: 'prompt.battle-losses', params: { nation, amount: 2 } })
  // @ts-expect-error a parameter is missing
  message('prompt.battle-losses', { nation })
  // @ts-expect-error all parameters are missing
  message('prompt.battle-losses')
  // @ts-expect-error one too many
  message('prompt.battle-losses', { nation, amount: 2, province })
  // @ts-expect-error a text without gaps takes nothing
  message('option.stay', { nation })
})

test('each parameter has the type of its placeholder', () => {
  // @ts-expect-error a number is no name
  message('prompt.battle-losses', { nation: 3, amount: 2 })
  // @ts-expect-error a province is no nation
  message('prompt.battle-losses', { nation: province, amount: 2 })
  // @ts-expect-error plain text is no nation
  message('option.nation', { nation: 'huns' })
  // @ts-expect-error the Huns are no province
  reference('province', 'huns')
  // @ts-expect-error nothing is referred to like that
  reference('wizard', 'merlin')
})

test('only keys of the dictionary compile', () => {
  // @ts-expect-error there is no such key
  message('prompt.dance')
  expectTypeOf<'siege'>().toExtend<RollReason>()
  expectTypeOf<'dance'>().not.toExtend<RollReason>()
  expectTypeOf<'plunder'>().toExtend<AccountReason>()
  expectTypeOf<Suffix<keyof typeof forecasts, 'outlook'>>().toExtend<DecisionKind>()
})

test('a message with several possible keys needs the parameters of each', () => {
  const keys = ['event.siege-kept', 'event.vanished'] as const
  for (const key of keys) expect(message(key, { nation, province }).key).toBe(key)
  // @ts-expect-error the one needs a province too
  for (const key of keys) message(key, { nation })
})

test('a dictionary uses known placeholders; its translation has the same keys and placeholders', () => {
  // @ts-expect-error {{wizard}} is no known placeholder
  english({ 'option.wizard': '{{wizard}}' })
  const original = english({ go: 'The {{nation}} go.', take: plural('amount', 'Take it', 'Take {{amount}}') })
  const translation = translationOf<typeof original>()
  expect(translation({ go: plural('nation', 'Va', 'Van'), take: 'Toma' })).toHaveProperty('go')
  // @ts-expect-error the original names no province
  translation({ go: 'Van a {{province}}', take: 'Toma' })
  // @ts-expect-error a key is missing
  translation({ go: 'Van' })
  // @ts-expect-error a key that the original does not have
  translation({ go: 'Van', take: 'Toma', stay: 'Quedan' })
})
