import { describe, expect, test } from 'vitest'
import { bareMap, encamp, put, stackDeck } from '../../../testing/position.ts'
import { answered, chosen, filled, staged } from '../../testing/staged.ts'

/** The administration step of the Persians, with these cards to draw and this treasury. */
function administering(treasury: number, ...cards: readonly string[]) {
  const state = bareMap({
    turn: 3,
    nations: { persians: { treasury }, romans: { active: false }, byzantines: { active: false } }
  })
  stackDeck(state, 'administration', ...cards)
  return staged(state, { task: 'nations', step: 'administration-cards', done: ['romans', 'byzantines'] })
}

describe('a legate in the administration step', () => {
  test('XIII.D saves its gold when it has no ruler to send to war', () => {
    const match = administering(12, 'quiet-years', 'war-council')
    expect(match.awaited?.kind).toBe('administration-type')
    expect(chosen(match)).toBe('passive')
  })

  test('XV.B places its purchases legally where there is room', () => {
    const state = bareMap({ turn: 3, nations: { persians: { treasury: 40 } } })
    const match = staged(state, { task: 'nations', step: 'purchases', done: ['romans', 'byzantines'] })
    const side = match.awaited?.side ?? ''
    match.answer(side, match.awaited?.number ?? 0, answered(match).answer)
    expect(match.awaited?.kind).toBe('deploy-purchases')
    expect(match.check(side, answered(match).answer)).toBeNull()
  })
})

describe('a legate in a Barbarian Area', () => {
  /** Huns next to a nation of another player. */
  function neighbours(huns: number, ostrogoths: number) {
    const state = bareMap({ turn: 3 })
    encamp(state, 'huns', 'ucraina')
    put(state, 'huns', 'horse-archers', 'ucraina', huns)
    encamp(state, 'ostrogoths', 'danapris')
    put(state, 'ostrogoths', 'infantry', 'danapris', ostrogoths)
    return staged(state, { task: 'nations', step: 'activation', done: [] })
  }

  test('XII.D keeps peace with nations of equal strength', () => {
    const match = neighbours(3, 4)
    while (match.awaited && match.awaited.kind !== 'declare-hostility') {
      match.answer(match.awaited.side, match.awaited.number, answered(match).answer)
    }
    expect(filled(match).nations).toEqual([])
  })
})
