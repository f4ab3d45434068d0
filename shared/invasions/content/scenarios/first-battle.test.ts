import { describe, expect, it } from 'vitest'
import { invasionsGame } from '../../kit.ts'

interface Course {
  /** The kinds of question that the newcomer was asked, in order. */
  readonly asked: readonly string[]
  /** What the newcomer answered when asked to intercept, and how often he did. */
  readonly interceptions: number
  readonly events: readonly { readonly type: string }[]
  readonly scores: Readonly<Record<string, number>>
}

/** A newcomer who takes every hint, against a computer player. */
function playByHints(seed: string, opponent: string): Course {
  const match = invasionsGame.begin({ scenario: 'first-battle', people: ['goths'], asking: 'seldom' }, seed)
  const memos = new Map<string, unknown>()
  const asked: string[] = []
  const events: { readonly type: string }[] = match.takeEvents().map(({ event }) => event)
  let interceptions = 0
  while (match.awaited) {
    const { side, number, kind } = match.awaited
    const player = side === 'goths' ? 'legate' : opponent
    const { answer: reply, memo } = match.botReply(side, player, memos.get(side), `${seed}/${number}`)
    memos.set(side, memo)
    if (side === 'goths') {
      asked.push(kind)
      if (kind === 'intercept' && JSON.stringify(reply).includes('visigoths')) interceptions += 1
    }
    const outcome = match.answer(side, number, reply)
    if (!outcome.ok) throw new Error(outcome.refusal.reason.key)
    events.push(...outcome.events.map(({ event }) => event))
  }
  return { asked, interceptions, events, scores: match.summary(null).scores }
}

describe('the first battle', () => {
  it('teaches to march, besiege, fight and intercept in a few decisions, whatever the campaign’s seed', () => {
    for (const opponent of ['recruit', 'legate']) {
      for (const seed of ['one', 'two', 'three']) {
        const { asked, interceptions, events, scores } = playByHints(seed, opponent)
        const types = new Set(events.map(({ type }) => type))
        expect(asked[0]).toBe('march')
        expect(asked.length).toBeLessThanOrEqual(24)
        expect(asked).toEqual(expect.arrayContaining(['fate-of-city', 'battle-reroll', 'intercept']))
        expect(interceptions).toBeGreaterThan(0)
        expect(types).toContain('overrun')
        expect(scores).toMatchObject({ goths: 9, romans: 0 })
      }
    }
  })

  it('asks nothing that belongs to other lessons: no cards, raids or diplomacy', () => {
    const { asked } = playByHints('plain', 'legate')
    expect(asked.filter((kind) => /card|raid|foedus|alliance|administration/.test(kind))).toEqual([])
  })
})
