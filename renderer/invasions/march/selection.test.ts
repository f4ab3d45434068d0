import { describe, expect, it } from 'vitest'
import type { ReadyStack } from './march-planner.ts'
import {
  type MarchSelection,
  NO_SELECTION,
  nextStack,
  pruneSelection,
  reduceSelection,
  type SelectionAction
} from './selection.ts'

const stack = (place: ReadyStack['place'], ...pieces: [id: string, steps: number][]): ReadyStack => ({
  place,
  pieces: pieces.map(([id, steps]) => ({ id, steps, goes: !id.startsWith('horde') }))
})
const rome = stack('latium', ['legion', 3], ['guard', 3], ['leader:caesar', 5])
const gaul = stack('belgae', ['horse', 5])
const selectionAfter = (...actions: SelectionAction[]): MarchSelection =>
  actions.reduce(reduceSelection, NO_SELECTION)

describe('the march selection', () => {
  it('selects a whole stack, then single pieces of it', () => {
    const selection = selectionAfter(
      { do: 'select-stack', stack: rome },
      { do: 'toggle-piece', piece: 'guard' }
    )
    expect(selection.pieces).toEqual(['legion', 'leader:caesar'])
    expect(reduceSelection(selection, { do: 'toggle-piece', piece: 'guard' }).pieces).toContain('guard')
  })

  it('leaves a horde out unless the player adds it', () => {
    const camp = stack('valachia', ['horse', 4], ['horde:visigoths', 3])
    const selection = selectionAfter({ do: 'select-stack', stack: camp })
    expect(selection.pieces).toEqual(['horse'])
    expect(reduceSelection(selection, { do: 'toggle-piece', piece: 'horde:visigoths' }).pieces).toHaveLength(
      2
    )
  })

  it('takes over an order that the computer proposes', () => {
    const proposed = selectionAfter(
      { do: 'select-stack', stack: gaul },
      { do: 'propose', place: 'latium', pieces: ['guard'], via: ['umbria'], target: 'tuscia' }
    )
    expect(proposed).toMatchObject({
      place: 'latium',
      pieces: ['guard'],
      via: ['umbria'],
      target: 'tuscia',
      isSpent: false
    })
  })

  it('knows that an order is carried out, until the player selects again', () => {
    const given = selectionAfter({ do: 'select-stack', stack: rome }, { do: 'order-given', to: 'tuscia' })
    expect([given.place, given.isSpent]).toEqual(['tuscia', true])
    expect(reduceSelection(given, { do: 'toggle-piece', piece: 'guard' }).isSpent).toBe(false)
  })

  it('goes one step back at a time', () => {
    const aimed = selectionAfter({ do: 'select-stack', stack: rome }, { do: 'set-target', place: 'campania' })
    const back = reduceSelection(aimed, { do: 'step-back' })
    expect([aimed.target, back.target, back.place]).toEqual(['campania', null, 'latium'])
    expect(reduceSelection(back, { do: 'step-back' })).toEqual(NO_SELECTION)
  })

  it('keeps the place reached with the keys when the pointer leaves another', () => {
    const walked = selectionAfter({ do: 'point-at', place: 'apulia' }, { do: 'point-at', place: 'campania' })
    expect(reduceSelection(walked, { do: 'point-away', place: 'apulia' }).pointedAt).toBe('campania')
    expect(reduceSelection(walked, { do: 'point-away', place: 'campania' }).pointedAt).toBeNull()
  })

  it('keeps waypoints, and drops them before the stack', () => {
    const marked = selectionAfter(
      { do: 'select-stack', stack: rome },
      { do: 'toggle-waypoint', place: 'campania' },
      { do: 'toggle-waypoint', place: 'apulia' },
      { do: 'toggle-waypoint', place: 'campania' }
    )
    expect(marked.via).toEqual(['apulia'])
    expect(reduceSelection(marked, { do: 'step-back' })).toMatchObject({ via: [], place: 'latium' })
    expect(reduceSelection(NO_SELECTION, { do: 'toggle-waypoint', place: 'apulia' })).toEqual(NO_SELECTION)
  })

  it('drops the target when the pieces change', () => {
    const aimed = selectionAfter({ do: 'select-stack', stack: rome }, { do: 'set-target', place: 'campania' })
    expect(reduceSelection(aimed, { do: 'toggle-piece', piece: 'guard' }).target).toBeNull()
  })

  it('follows the pieces to their target, without those that have no steps left', () => {
    const sent = selectionAfter({ do: 'select-stack', stack: rome }, { do: 'order-given', to: 'campania' })
    const arrived = stack('campania', ['legion', 0], ['guard', 1], ['leader:caesar', 3])
    expect(pruneSelection([gaul, arrived], sent)).toMatchObject({
      place: 'campania',
      pieces: ['guard', 'leader:caesar']
    })
  })

  it('is empty when none of its pieces can move any more', () => {
    const sent = selectionAfter({ do: 'select-stack', stack: rome }, { do: 'order-given', to: 'campania' })
    expect(pruneSelection([gaul], sent)).toEqual(NO_SELECTION)
    expect(pruneSelection([gaul, stack('campania', ['legion', 0], ['cohort', 2])], sent)).toEqual(
      NO_SELECTION
    )
  })

  it('cycles through the stacks', () => {
    expect(nextStack([rome, gaul], null, 1)).toBe(rome)
    expect(nextStack([rome, gaul], 'belgae', 1)).toBe(rome)
    expect(nextStack([rome, gaul], 'latium', -1)).toBe(gaul)
    expect(nextStack([], null, 1)).toBeUndefined()
  })
})
