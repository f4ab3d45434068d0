import { describe, expect, it } from 'vitest'
import { nationCard } from '#shared/invasions/catalogue.ts'
import { nationIds } from '#shared/invasions/content/ids.ts'
import { nationCharges } from './nation-emblems.ts'
import { nationLooks, tinted } from './nation-looks.ts'

describe('the looks of nations', () => {
  it('a tint without a turn is the colour itself', () => {
    expect(tinted('#0d6660', 0, 0)).toBe('#0d6660')
    expect(tinted('#808080', 40, 0)).toBe('#808080')
  })

  it('no two nations of a side look alike', () => {
    for (const [side, nations] of Map.groupBy(nationIds, (nation) => nationCard(nation).side)) {
      const looks = nations.map((nation) => Object.values(nationLooks.get(nation) ?? {}).join(' '))
      expect(new Set(looks).size, side).toBe(nations.length)
    }
  })

  it('no two nations of a side bear the same charge', () => {
    for (const [side, nations] of Map.groupBy(nationIds, (nation) => nationCard(nation).side)) {
      expect(new Set(nations.map((nation) => nationCharges[nation])).size, side).toBe(nations.length)
    }
  })
})
