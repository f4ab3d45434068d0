import { describe, expect, test } from 'vitest'
import type { Draft } from '../../table/decision/draft.ts'
import { openPlaces, type ProvincePair, pickForPair } from './province-pairs.ts'

const pair = (...provinces: ProvincePair['places']): ProvincePair => ({
  key: { provinces },
  places: provinces
})
const pairs = [pair('alpes', 'helvetia'), pair('helvetia', 'rhodanus'), pair('noricum', 'rhaetia')]
const open: Draft = { decision: 1, option: null, values: {} }

describe('two provinces are clicked one after the other', () => {
  test('the first click waits for a partner, and the partner chooses the pair', () => {
    const first = pickForPair(pairs, open, null, 'helvetia')
    expect(first).toEqual({ draft: open, held: 'helvetia' })
    expect(openPlaces(pairs, 'helvetia')).toEqual(['alpes', 'rhodanus'])
    expect(pickForPair(pairs, open, 'helvetia', 'rhodanus')).toEqual({
      draft: { ...open, option: pair('helvetia', 'rhodanus').key },
      held: null
    })
  })

  test('a province that fits only one other needs one click, and a click on that other changes nothing', () => {
    const chosen = pickForPair(pairs, open, null, 'alpes')
    expect(chosen).toEqual({ draft: { ...open, option: pair('alpes', 'helvetia').key }, held: null })
    const { key } = pair('alpes', 'helvetia')
    expect(pickForPair(pairs, { ...open, option: key }, null, 'helvetia')?.draft.option).toEqual(key)
  })

  test('a click on a province of other pairs starts again; a click on no pair means nothing', () => {
    expect(pickForPair(pairs, open, 'helvetia', 'noricum')?.draft.option).toEqual(
      pair('noricum', 'rhaetia').key
    )
    expect(pickForPair(pairs, open, null, 'latium')).toBeNull()
  })
})
