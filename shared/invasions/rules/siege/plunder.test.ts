import { describe, expect, it } from 'vitest'
import type { InvasionsState } from '../../state.ts'
import { drive } from '../../testing/drive.ts'
import { opening } from '../../testing/position.ts'
import { drawPlunder, markPlundered } from './plunder.ts'

function pool(...markers: string[]): InvasionsState {
  const state = opening()
  state.decks.plunder = { drawPile: markers, discardPile: [] }
  return state
}
const draw = (state: InvasionsState, nation: 'visigoths' | 'byzantines' | 'picts', dice: number[] = []) =>
  drive(state, (play) => drawPlunder(play, nation, 1), { dice, otherwise: 'first' })

describe('XXIV.D plunder markers', () => {
  it('XXIV.D a marker brings its gold and goes back to the pool', () => {
    const state = pool('gold-plate-1')
    draw(state, 'visigoths')
    expect(state.nations.visigoths.treasury).toBe(3)
    expect(state.decks.plunder.discardPile).toEqual(['gold-plate-1'])
  })

  it('VI.C raiders that stay raiders keep no treasury', () => {
    const state = pool('gold-plate-1')
    draw(state, 'picts')
    expect(state.nations.picts.treasury).toBe(0)
  })

  it('XXIV.D a public number is resolved at once', () => {
    const state = pool('empty-stores-1')
    const { events } = draw(state, 'visigoths')
    expect(events).toContainEqual(expect.objectContaining({ type: 'card-played', card: 'shortage' }))
    expect(state.decks.plunder.discardPile).toEqual(['empty-stores-1'])
  })

  it('XXIV.D a private number is kept as an event', () => {
    const state = pool('signal-horns-2')
    draw(state, 'visigoths')
    expect(state.hands.goths.markers).toEqual(['signal-horns-2'])
    expect(state.decks.plunder).toEqual({ drawPile: [], discardPile: [] })
  })

  it('XXIV.D Usurper: a Barbarian ignores it', () => {
    const state = pool('imperial-purple-1')
    draw(state, 'visigoths')
    expect(state.thisTurn.calamities).toEqual({})
  })

  it('XXIV.D Usurper: a nation in Decline suffers it', () => {
    const state = pool('imperial-purple-1')
    state.nations.byzantines.decline = 1
    draw(state, 'byzantines', [1])
    expect(state.thisTurn.calamities.byzantines).toEqual(['usurper'])
  })

  it('XXIV.D Usurper: any other nation only on a 0', () => {
    const suffered = (dice: number[]) => {
      const state = pool('imperial-purple-1')
      draw(state, 'byzantines', dice)
      return state.thisTurn.calamities.byzantines
    }
    expect(suffered([9])).toBeUndefined()
    // The Usurper of XIII.E rolls a die of his own.
    expect(suffered([10, 1])).toEqual(['usurper'])
  })

  it('XXIV.D markers given back are in the pool again', () => {
    const state = pool('cattle-1', 'silver-1')
    drive(state, (play) => drawPlunder(play, 'visigoths', 2))
    drive(state, (play) => drawPlunder(play, 'visigoths', 2))
    expect(state.nations.visigoths.treasury).toBe(6)
  })

  it('XXIV.D a marker lies face down on what was plundered; an empty pool gives none', () => {
    const state = pool('cattle-1')
    drive(state, function* (play) {
      markPlundered(play, 'noricum')
      markPlundered(play, 'rhaetia')
    })
    expect(state.plundered).toEqual({ noricum: 'cattle-1' })
    const { events } = draw(state, 'visigoths')
    expect(events).toEqual([{ type: 'no-plunder-left', nation: 'visigoths' }])
  })
})
