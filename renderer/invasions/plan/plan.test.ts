import { describe, expect, it } from 'vitest'
import { nationCard } from '#shared/invasions/catalogue.ts'
import { pointsAtStake } from '#shared/invasions/queries/scoring/points.ts'
import { opening } from '#shared/invasions/testing/position.ts'
import { viewOf } from '#shared/invasions/view.ts'
import { boardOf } from '#shared/invasions/view-board.ts'
import { arrivalsOf, plansOf, pointsOnMap, rivalsOf } from './plan.ts'

const view = viewOf(opening(), 'goths')

describe('the plan', () => {
  it('V.B what a nation has and what it wants make up all of its objectives', () => {
    const plans = plansOf(view, 'goths')
    expect(plans.length).toBeGreaterThan(0)
    for (const { nation, now, most, goals } of plans) {
      const wanted = goals.reduce((sum, { gain }) => sum + gain, 0)
      expect(now + wanted).toBe(most)
      expect(most).toBe(nationCard(nation).objectives.reduce((sum, { points }) => sum + points, 0))
    }
  })

  it('the largest gains come first, and say who stands in the way', () => {
    for (const { goals } of plansOf(view, 'goths')) {
      const gains = goals.map(({ gain }) => gain)
      expect(gains).toEqual(gains.toSorted((one, other) => other - one))
    }
    const goals = plansOf(view, 'goths').flatMap((plan) => plan.goals)
    expect(goals.some(({ defenders, holder }) => defenders > 0 && holder !== null)).toBe(true)
  })

  it('rivals score what is at stake for them', () => {
    const rivals = rivalsOf(view, 'goths')
    expect(rivals.map(({ side }) => side).sort()).toEqual(['huns', 'persians', 'romans'])
    const romans = pointsAtStake(boardOf(view), 'romans').reduce((sum, { now }) => sum + now, 0)
    expect(rivals.find(({ side }) => side === 'romans')?.points).toBe(romans)
  })

  it('the next arrivals come in the order of turns, and none is past', () => {
    const turns = arrivalsOf(view, 8).map(({ entry }) => entry.turn)
    expect(turns).toHaveLength(8)
    expect(turns).toEqual(turns.toSorted((one, other) => one - other))
    expect(Math.min(...turns)).toBeGreaterThan(view.turn)
  })

  it('the map shows the points of the side on its own objectives only', () => {
    const own = pointsOnMap(view, 'goths')
    const all = pointsOnMap(view, null)
    expect(own.size).toBeGreaterThan(0)
    expect(own.size).toBeLessThan(all.size)
  })
})
