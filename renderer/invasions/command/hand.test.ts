import { describe, expect, it } from 'vitest'
import type { ReadyStack } from './command.ts'
import { EMPTY_HAND, type Hand, type HandAction, handAfter, handIn, nextStack } from './hand.ts'

const stack = (place: string, ...pieces: [id: string, steps: number][]): ReadyStack => ({
  place,
  pieces: pieces.map(([id, steps]) => ({ id, steps, goes: !id.startsWith('horde') }))
})
const rome = stack('latium', ['legion', 3], ['guard', 3], ['leader:caesar', 5])
const gaul = stack('belgae', ['horse', 5])
const selectionAfter = (...actions: HandAction[]): Hand => actions.reduce(handAfter, EMPTY_HAND)

describe('the march selection', () => {
  it('selects a whole stack, then single pieces of it', () => {
    const selection = selectionAfter(
      { do: 'select-stack', stack: rome },
      { do: 'toggle-piece', piece: 'guard' }
    )
    expect(selection.pieces).toEqual(['legion', 'leader:caesar'])
    expect(handAfter(selection, { do: 'toggle-piece', piece: 'guard' }).pieces).toContain('guard')
  })

  it('leaves a horde out unless the player adds it', () => {
    const camp = stack('valachia', ['horse', 4], ['horde:visigoths', 3])
    const selection = selectionAfter({ do: 'select-stack', stack: camp })
    expect(selection.pieces).toEqual(['horse'])
    expect(handAfter(selection, { do: 'toggle-piece', piece: 'horde:visigoths' }).pieces).toHaveLength(2)
  })

  it('goes one step back at a time', () => {
    const aimed = selectionAfter({ do: 'select-stack', stack: rome }, { do: 'set-target', place: 'campania' })
    const back = handAfter(aimed, { do: 'step-back' })
    expect([aimed.target, back.target, back.place]).toEqual(['campania', null, 'latium'])
    expect(handAfter(back, { do: 'step-back' })).toEqual(EMPTY_HAND)
  })

  it('keeps the place reached with the keys when the pointer leaves another', () => {
    const walked = selectionAfter({ do: 'point-at', place: 'apulia' }, { do: 'point-at', place: 'campania' })
    expect(handAfter(walked, { do: 'point-away', place: 'apulia' }).looked).toBe('campania')
    expect(handAfter(walked, { do: 'point-away', place: 'campania' }).looked).toBeNull()
  })

  it('keeps waypoints, and drops them before the stack', () => {
    const marked = selectionAfter(
      { do: 'select-stack', stack: rome },
      { do: 'toggle-waypoint', place: 'campania' },
      { do: 'toggle-waypoint', place: 'apulia' },
      { do: 'toggle-waypoint', place: 'campania' }
    )
    expect(marked.via).toEqual(['apulia'])
    expect(handAfter(marked, { do: 'step-back' })).toMatchObject({ via: [], place: 'latium' })
    expect(handAfter(EMPTY_HAND, { do: 'toggle-waypoint', place: 'apulia' })).toEqual(EMPTY_HAND)
  })

  it('drops the target when the pieces change', () => {
    const aimed = selectionAfter({ do: 'select-stack', stack: rome }, { do: 'set-target', place: 'campania' })
    expect(handAfter(aimed, { do: 'toggle-piece', piece: 'guard' }).target).toBeNull()
  })

  it('follows the pieces to their target, without those that have no steps left', () => {
    const sent = selectionAfter({ do: 'select-stack', stack: rome }, { do: 'order-given', to: 'campania' })
    const arrived = stack('campania', ['legion', 0], ['guard', 1], ['leader:caesar', 3])
    expect(handIn([gaul, arrived], sent)).toMatchObject({
      place: 'campania',
      pieces: ['guard', 'leader:caesar']
    })
  })

  it('is empty when none of its pieces can move any more', () => {
    const sent = selectionAfter({ do: 'select-stack', stack: rome }, { do: 'order-given', to: 'campania' })
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
