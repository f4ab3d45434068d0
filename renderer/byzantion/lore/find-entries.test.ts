import { describe, expect, it } from 'vitest'
import { cardIds } from '#shared/byzantion/content/cards/index.ts'
import { createByzantionTranslator } from '../i18n/byzantion-translator.ts'
import { findEntries, loreKinds } from './find-entries.ts'

const en = createByzantionTranslator('en')
const es = createByzantionTranslator('es')

describe('the encyclopedia', () => {
  it('lists every card and every event under one kind', () => {
    const found = loreKinds.map((kind) => findEntries(kind, '', en))
    expect(found.map(({ cards, events }) => [cards.length, events.length])).toEqual([
      [100, 0],
      [40, 0],
      [0, 30]
    ])
  })

  it('finds what people type, without accents and capitals, in either language', () => {
    expect(findEntries('events', 'THEODORA', en).cards).toContain('theodora')
    expect(findEntries('empire', 'niká', es).events).toEqual(['nika-riots'])
    expect(findEntries('empire', 'nika', es).events).toEqual(['nika-riots'])
    // Her note tells of the riots.
    expect(findEntries('intrigue', 'nika', es).cards).toContain('theodora')
  })

  it('knows something of every card in both languages', () => {
    const notes = cardIds.map((id) => [en.text(`note.${id}`), es.text(`note.${id}`)])
    for (const [english, spanish] of notes) {
      expect(english).toMatch(/^[A-Z].*\.$/s)
      expect(spanish).toMatch(/^[A-ZÁÉÍÓÚ].*\.$/s)
      expect(spanish).not.toBe(english)
    }
  })
})
