import { describe, expect, it } from 'vitest'
import { discsIn, position } from '../testing/position.ts'
import type { ProvinceId } from '../world/provinces.ts'
import { revoltChances } from './spread.ts'
import { armyThreats, provinceThreats } from './threats.ts'

const threatTo = (board: ReturnType<typeof position>, at: ProvinceId) =>
  provinceThreats(board).find(({ province }) => province === at)

describe('II.0 the chance that revolt spreads', () => {
  it('is certain over whole links, one in two over a broken one', () => {
    const discs = {
      ...discsIn('revolt', 'tarraconensis'),
      ...discsIn('unrest', 'carthaginensis', 'narbonensis')
    }
    const chances = revoltChances(discs)
    expect(chances.get('carthaginensis')).toBe(1)
    expect(chances.get('narbonensis')).toBe(1 / 2)
  })

  it('follows every result: two broken links in are three in four, a second leg one in four', () => {
    const twoWays = { ...discsIn('revolt', 'rhaetia', 'narbonensis'), ...discsIn('unrest', 'cisalpina') }
    expect(revoltChances(twoWays).get('cisalpina')).toBe(3 / 4)
    const twoLegs = { ...discsIn('revolt', 'narbonensis'), ...discsIn('unrest', 'cisalpina', 'rhaetia') }
    expect(revoltChances(twoLegs).get('rhaetia')).toBe(1 / 4)
  })
})

describe('II.1-II.3 the threats to a province', () => {
  it('II.1 the dice name each outer province once in 36, none of Italia', () => {
    const board = position()
    expect(threatTo(board, 'belgica')).toMatchObject({ named: 1 / 36, strike: 'unrest' })
    expect(threatTo(board, 'belgica')?.total).toBeCloseTo(1 / 36)
    expect(threatTo(board, 'etruria')).toMatchObject({ named: 0, total: 0 })
    expect(threatTo(board, 'bithynia')).toMatchObject({ strike: 'protected', total: 0 })
  })

  it('II.2 a neighbour in revolt may take it along', () => {
    const board = position({ discs: discsIn('revolt', 'rhaetia') })
    expect(threatTo(board, 'noricum')?.uprising).toBeCloseTo(1 / 36)
    expect(threatTo(board, 'cisalpina')?.uprising).toBeCloseTo(1 / 72)
    expect(threatTo(board, 'rhaetia')).toMatchObject({ strike: 'uprising', uprising: 0 })
  })

  it('II.3 an army lays waste where it goes, if the link lets it and nobody beats it', () => {
    const board = position({ armies: ['britannia'] })
    expect(threatTo(board, 'belgica')?.march).toBe(1 / 2)
    expect(armyThreats(board)).toMatchObject([
      { army: 'army-1', at: 'britannia', broken: true, emperor: null, advances: 1 / 2 }
    ])
    const met = position({
      armies: ['belgica'],
      discs: discsIn('revolt', 'belgica'),
      emperors: { constantius: 'germania-inferior' }
    })
    const [army] = armyThreats(met)
    // VI and his capital against 6 and one revolt: as many throws win as lose.
    expect(army?.odds).toEqual({ victory: 15 / 36, tie: 6 / 36, defeat: 15 / 36 })
    expect(army?.advances).toBe(15 / 36)
    expect(army?.route.at(-1)).toBe('roma')
  })

  it('II.3 an army behind another goes on only if that one does', () => {
    const armies = ['aquitania', 'narbonensis'] as const
    const board = position({ armies, discs: discsIn('revolt', ...armies) })
    expect(armyThreats(board).map(({ army, advances }) => [army, advances])).toEqual([
      ['army-2', 1 / 2],
      ['army-1', 1 / 2]
    ])
  })

  it('E an army in Roma threatens nothing more', () => {
    expect(armyThreats(position({ armies: ['roma'] }))).toEqual([])
  })
})
