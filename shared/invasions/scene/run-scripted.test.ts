import { describe, expect, it } from 'vitest'
import { confirm, type Script } from '../ask.ts'
import type { InvasionsPlay } from '../play.ts'
import { drive } from '../testing/drive.ts'
import { opening } from '../testing/position.ts'
import { message } from '../words/message.ts'
import { runScripted } from './run-scripted.ts'

/** Asks, rolls a D6 if the answer is yes, and asks once more. */
function* gamble(play: InvasionsPlay): Script<number> {
  const about = { vassal: 'visigoths', suzerain: 'huns' } as const
  const asked = { side: 'goths', rule: 'III.A', prompt: message('prompt.revolt-province'), about }
  if (!(yield* confirm({ ...asked, kind: 'leave-suzerain' }))) return 0
  const { total } = play.roll({ reason: 'siege', rule: 'III.A', faces: 6 })
  return (yield* confirm({ ...asked, kind: 'break-vassalage' })) ? 2 * total : total
}

describe('a part of the rules with scripted dice and answers', () => {
  it('takes the first scripted answer of the kind, or without a kind', () => {
    const answers = [{ kind: 'break-vassalage', option: 'yes' }, { option: 'yes' }]
    const ran = runScripted(opening(), gamble, { dice: [4], answers })
    expect(ran.ended).toEqual({ result: 8 })
    expect(ran.asked.map(({ decision }) => decision.kind)).toEqual(['leave-suzerain', 'break-vassalage'])
    expect(ran.events).toMatchObject([{ type: 'roll', reason: 'siege', total: 4 }])
  })

  it('reports unused dice and answers', () => {
    const ran = runScripted(opening(), gamble, {
      dice: [4, 5],
      answers: [{ option: 'no' }, { option: 'yes' }]
    })
    expect([ran.unusedDice, ran.unusedAnswers]).toEqual([[4, 5], [{ option: 'yes' }]])
  })

  it('stops at a question without an answer, at a refusal, and at a die too many', () => {
    const stops = [
      { answers: [] },
      { answers: [{ option: 'perhaps' }] },
      { answers: [{ option: 'yes' }] }
    ].map((scripting) => runScripted(opening(), gamble, scripting).ended)
    expect(stops).toMatchObject([
      { stop: { cause: 'no-answer', decision: { kind: 'leave-suzerain' } } },
      { stop: { cause: 'refused', refusal: { reason: { key: 'refusal.malformed-answer' } } } },
      { stop: { cause: 'no-die', roll: { reason: 'siege' } } }
    ])
  })

  it('rolls and answers at random where it may', () => {
    const otherwise = () => ({ option: 'yes' })
    const { ended, events } = runScripted(opening(), gamble, { afterDice: 'chance', otherwise })
    expect(ended).toHaveProperty('result')
    expect(events).toHaveLength(1)
  })
})

describe('a driven script', () => {
  it('fails on unscripted dice and questions, and on unused ones', () => {
    const state = opening()
    expect(() => drive(state, gamble)).toThrow(
      'no answer scripted for leave-suzerain of the goths (III.A): yes, no'
    )
    expect(() => drive(state, gamble, { answers: ['yes'] })).toThrow('no die scripted for siege (III.A)')
    expect(() => drive(state, gamble, { answers: ['no'], dice: [3] })).toThrow('dice left over: 3')
    expect(() =>
      drive(state, gamble, { answers: { 'leave-suzerain': 'no', 'break-vassalage': 'no' } })
    ).toThrow('answers left over')
    expect(() => drive(state, gamble, { answers: ['perhaps'] })).toThrow('refusal.malformed-answer')
  })

  it('repeats an answer as often as needed, or takes the first option', () => {
    const state = opening()
    const how = { dice: [3], whenever: { 'break-vassalage': 'no' }, otherwise: 'first' } as const
    expect(drive(state, gamble, how).result).toBe(3)
  })
})
