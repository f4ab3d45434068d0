import { describe, expect, it } from 'vitest'
import type { CardId } from '#shared/byzantion/content/cards/index.ts'
import { fromField, mayJoin, type Piles, toField, withCardAt } from './arrangement.ts'

/** Belisarius leads three Stratiotika and two Palatina. */
const hero: CardId = 'belisarius'
const other: CardId = 'narses'
const clerk: CardId = 'military-secretary'
const monk: CardId = 'sleepless-monks'
const apart: Piles = [[hero], [other], [clerk], [monk]]

describe('arranging bandons', () => {
  it('A.4: puts a card behind a hero, and takes it out again', () => {
    const joined = withCardAt(apart, clerk, hero)
    expect(joined).toEqual([[hero, clerk], [other], [monk]])
    expect(withCardAt(joined, clerk, 'alone')).toEqual([[hero], [other], [monk], [clerk]])
  })

  it('A.4: a hero has room for cards of his types only', () => {
    expect(mayJoin(apart, clerk, hero)).toBe(true)
    expect(mayJoin(apart, monk, hero)).toBe(false)
    expect(mayJoin(apart, hero, hero)).toBe(false)
  })

  it('a front card that leaves takes nobody along; those behind stay together if one can lead', () => {
    expect(withCardAt([[hero, other, clerk]], hero, 'alone')).toEqual([[other, clerk], [hero]])
    expect(withCardAt([[hero, clerk, other]], hero, 'alone')).toEqual([[clerk], [other], [hero]])
  })

  it('travels through the answer unchanged', () => {
    expect(fromField(toField(apart))).toEqual(apart)
    expect(fromField(undefined)).toBeNull()
    expect(fromField([])).toBeNull()
  })
})
