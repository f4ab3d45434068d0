import { expect, test } from 'vitest'
import { administrationCards } from '#shared/invasions/content/cards/administration.ts'
import { calamities } from '#shared/invasions/content/cards/calamities.ts'
import { eventCards } from '#shared/invasions/content/cards/decks.ts'
import { diplomacyCards } from '#shared/invasions/content/cards/diplomacy.ts'
import { createInvasionsTranslator } from '../i18n/invasions-translator.ts'
import { cardReference, designByReference, playsOf } from './card-designs.ts'
import { cardSubject, hasOwnDrawing } from './card-symbol.tsx'

const designs = [...eventCards, ...diplomacyCards, ...administrationCards, ...calamities]

test('a reference to any card finds its design', () => {
  for (const design of designs) {
    const { ref, id } = cardReference(design)
    expect(designByReference(ref, id)?.name).toEqual(design.name)
  }
  expect(designByReference('diplomacy-card', 'tribute-2')?.id).toBe('tribute')
  expect(designByReference('province', 'thracia')).toBeNull()
})

test('two decks have an Alliance: each sentence opens its own', () => {
  expect(designByReference('event-card', 'alliance')?.kind).toBe('event')
  expect(designByReference('diplomacy-card', 'alliance')?.kind).toBe('diplomacy')
})

test.each(['en', 'es'] as const)('every moment, owner and target of a play has a word in %s', (language) => {
  const words = createInvasionsTranslator(language)
  for (const { window, whose, target } of designs.flatMap(playsOf)) {
    for (const key of [`moment.${window}`, `whose.${whose}`, `aim.${target.kind}`])
      expect(words.has(key)).toBe(true)
  }
})

test('every card one can hold or draw has a drawing of its subject', () => {
  const plain = designs.filter((design) => !hasOwnDrawing(design))
  expect(plain.map(({ id }) => id)).toEqual([])
  expect(new Set(designs.map(cardSubject)).size).toBeGreaterThan(20)
})
