import { describe, expect, it } from 'vitest'
import type { ReadyStack } from './command.ts'
import { EMPTY_HAND, type Hand, type HandAction, handAfter, handIn, nextStack } from './hand.ts'

const stack = (place: string, ...pieces: [id: string, steps: number][]): ReadyStack => ({
  place,
  pieces: pieces.map(([id, steps]) => ({ id, steps, goes: !id.startsWith('horde') }))
})
const rome = stack('latium', ['legion', 3], ['guard', 3], ['leader:caesar', 5])
const gaul = stack('belgae', ['horse', 5])
const handOf = (...actions: HandAction[]): Hand => actions.reduce(handAfter, EMPTY_HAND)

describe('the march selection', () => {
  it('selects a whole stack, then single pieces of it', () => {
    const hand = handOf({ do: 'take', stack: rome }, { do: 'toggle', piece: 'guard' })
    expect(hand.pieces).toEqual(['legion', 'leader:caesar'])
    expect(handAfter(hand, { do: 'toggle', piece: 'guard' }).pieces).toContain('guard')
  })

  it('leaves a horde out unless the player adds it', () => {
    const camp = stack('valachia', ['horse', 4], ['horde:visigoths', 3])
    const hand = handOf({ do: 'take', stack: camp })
    expect(hand.pieces).toEqual(['horse'])
    expect(handAfter(hand, { do: 'toggle', piece: 'horde:visigoths' }).pieces).toHaveLength(2)
  })

  it('goes one step back at a time', () => {
    const aimed = handOf({ do: 'take', stack: rome }, { do: 'aim', place: 'campania' })
    const back = handAfter(aimed, { do: 'back' })
    expect([aimed.target, back.target, back.place]).toEqual(['campania', null, 'latium'])
    expect(handAfter(back, { do: 'back' })).toEqual(EMPTY_HAND)
  })

  it('keeps the place reached with the keys when the pointer leaves another', () => {
    const walked = handOf({ do: 'look', place: 'apulia' }, { do: 'look', place: 'campania' })
    expect(handAfter(walked, { do: 'look-away', place: 'apulia' }).looked).toBe('campania')
    expect(handAfter(walked, { do: 'look-away', place: 'campania' }).looked).toBeNull()
  })

  it('keeps waypoints, and drops them before the stack', () => {
    const marked = handOf(
      { do: 'take', stack: rome },
      { do: 'mark', place: 'campania' },
      { do: 'mark', place: 'apulia' },
      { do: 'mark', place: 'campania' }
    )
    expect(marked.via).toEqual(['apulia'])
    expect(handAfter(marked, { do: 'back' })).toMatchObject({ via: [], place: 'latium' })
    expect(handAfter(EMPTY_HAND, { do: 'mark', place: 'apulia' })).toEqual(EMPTY_HAND)
  })

  it('drops the target when the pieces change', () => {
    const aimed = handOf({ do: 'take', stack: rome }, { do: 'aim', place: 'campania' })
    expect(handAfter(aimed, { do: 'toggle', piece: 'guard' }).target).toBeNull()
  })

  it('follows the pieces to their target, without those that have no steps left', () => {
    const sent = handOf({ do: 'take', stack: rome }, { do: 'sent', to: 'campania' })
    const arrived = stack('campania', ['legion', 0], ['guard', 1], ['leader:caesar', 3])
    expect(handIn([gaul, arrived], sent)).toMatchObject({
      place: 'campania',
      pieces: ['guard', 'leader:caesar']
    })
  })

  it('is empty when none of its pieces can move any more', () => {
    const sent = handOf({ do: 'take', stack: rome }, { do: 'sent', to: 'campania' })
    expect(handIn([gaul], sent)).toEqual(EMPTY_HAND)
    expect(handIn([gaul, stack('campania', ['legion', 0], ['cohort', 2])], sent)).toEqual(EMPTY_HAND)
  })

  it('cycles through the stacks', () => {
    expect(nextStack([rome, gaul], null, 1)).toBe(rome)
    expect(nextStack([rome, gaul], 'belgae', 1)).toBe(rome)
    expect(nextStack([rome, gaul], 'latium', -1)).toBe(gaul)
    expect(nextStack([], null, 1)).toBeUndefined()
  })
})
