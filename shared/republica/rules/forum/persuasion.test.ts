import { describe, expect, it } from 'vitest'
import type { CardId } from '../../content/ids.ts'
import { forumTable } from '../../testing/forum.ts'
import {
  answer,
  eventsOf,
  option,
  playFrom,
  position,
  refusalOf,
  type TestPosition,
  values
} from '../../testing/position.ts'

describe('the example of 7.514', () => {
  const attempt = option({ do: 'attempt', by: 'fabius', target: 'claudius', with: null })
  const begun = (dice: readonly number[], scene: TestPosition = forumTable) => {
    const match = playFrom(position(scene), [{ task: 'persuasion', faction: 'palatine' }], dice)
    answer(match, 'palatine', attempt)
    return match
  }
  const pay = (talents: number, inFavour = false) => values({ talents, inFavour })
  const offer = (talents: number) => values({ talents })

  it('E2, E3 the bribes go around; 9 is not below 8, and all 24 talents are Claudius’', () => {
    const match = begun([4, 5])
    expect(match.decision).toMatchObject({ kind: 'bribe', about: { isFirst: true, base: 0, talents: 16 } })
    answer(match, 'palatine', offer(9))
    expect(match.decision).toMatchObject({ kind: 'counter-bribe', side: 'capitoline', about: { base: 9 } })
    answer(match, 'capitoline', pay(5))
    expect(match.decision).toMatchObject({ side: 'aventine', about: { base: 4 } })
    answer(match, 'aventine', pay(3))
    expect(match.decision).toMatchObject({ kind: 'bribe', about: { isFirst: false, base: 1, talents: 7 } })
    answer(match, 'palatine', offer(7))
    answer(match, 'capitoline', pay(0))
    const told = answer(match, 'aventine', pay(0))
    // Fabius has nothing left, so he rolls.
    expect(eventsOf(told, 'not-persuaded')).toEqual([
      { type: 'not-persuaded', senator: 'fabius', target: 'claudius', talents: 24 }
    ])
    expect(match.state.senators.claudius).toMatchObject({ faction: null, talents: 24 })
    expect(match.state.purses).toMatchObject({ capitoline: 0, aventine: 1 })
    expect(match.state.persuasion).toBeNull()
  })

  it('with 7 he would have won', () => {
    const match = begun([3, 4])
    answer(match, 'palatine', offer(8))
    answer(match, 'capitoline', pay(0))
    answer(match, 'aventine', pay(0))
    answer(match, 'palatine', offer(0))
    expect(match.state.senators.claudius).toMatchObject({ faction: 'palatine', talents: 8 })
  })

  it('R9 others may help, unless the option forbids it', () => {
    const match = begun([])
    answer(match, 'palatine', offer(1))
    answer(match, 'capitoline', pay(2, true))
    expect(match.decision).toMatchObject({ about: { base: 3 } })
    const strict = begun([], { ...forumTable, options: { counterBribes: 'resist-only' } })
    answer(strict, 'palatine', offer(1))
    expect(refusalOf(strict, 'capitoline', pay(2, true))).toBe('refusal.only-against')
  })

  it('nobody pays more than he has', () => {
    const match = begun([])
    expect(refusalOf(match, 'palatine', offer(17))).toBe('refusal.nothing-to-spend')
    answer(match, 'palatine', offer(1))
    expect(refusalOf(match, 'capitoline', pay(6))).toBe('refusal.nothing-to-spend')
  })

  it('6.32 also those without money are asked', () => {
    const match = begun([], { ...forumTable, purses: {} })
    answer(match, 'palatine', offer(1))
    expect(match.decision).toMatchObject({ kind: 'counter-bribe', side: 'capitoline', about: { purse: 0 } })
  })
})

describe('7.513, 7.36 cards', () => {
  const withHand = (card: CardId) =>
    position({ ...forumTable, hands: { palatine: [card], capitoline: ['tribune-1'] } })
  const task = { task: 'persuasion', faction: 'palatine' } as const

  it('seduction keeps the others out', () => {
    const match = playFrom(withHand('seduction-1'), [task], [1, 1])
    answer(
      match,
      'palatine',
      option({ do: 'attempt', by: 'fabius', target: 'claudius', with: 'seduction-1' })
    )
    const told = answer(match, 'palatine', values({ talents: 5 }))
    expect(eventsOf(told, 'persuaded')).toHaveLength(1)
    expect(match.state.discards).toEqual(['seduction-1'])
  })

  it('blackmail that fails costs the target two dice of influence and of popularity', () => {
    const match = playFrom(withHand('blackmail-1'), [task], [6, 6, 1, 2, 3, 4])
    answer(
      match,
      'palatine',
      option({ do: 'attempt', by: 'fabius', target: 'claudius', with: 'blackmail-1' })
    )
    answer(match, 'palatine', values({ talents: 0 }))
    expect(match.state.senators.claudius).toMatchObject({ influence: 4 - 3, popularity: -7 })
  })

  it('influence peddling takes a random card of another', () => {
    const match = playFrom(withHand('influence-peddling-1'), [task])
    const outcome = match.answer(
      'palatine',
      match.decision?.number ?? 0,
      option({ do: 'peddle', card: 'influence-peddling-1', from: 'capitoline' })
    )
    expect(match.state.hands).toMatchObject({ palatine: ['tribune-1'], capitoline: [] })
    const seen = outcome.ok ? outcome.events.filter(({ event }) => event.type === 'card-stolen-seen') : []
    expect(seen.map(({ only }) => only)).toEqual([['palatine', 'capitoline']])
    expect(match.decision).toMatchObject({ kind: 'persuade' })
  })
})
