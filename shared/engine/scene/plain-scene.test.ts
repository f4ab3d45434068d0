import { describe, expect, it } from 'vitest'
import { riverRace } from '../testing/river-race.ts'
import { plainScene } from './plain-scene.ts'

const scene = plainScene(riverRace)

function played(document: unknown): object {
  const outcome = scene.play(document)
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.problems))
  return outcome.report
}

function faults(document: unknown): string[] {
  const outcome = scene.play(document)
  return outcome.ok ? [] : outcome.problems.map(({ field, problem }) => `${field}: ${problem}`)
}

const northAtFour = { set: { boats: { north: { at: 4, food: 4 } } }, run: [{ task: 'turn', side: 'north' }] }
const load = { kind: 'load', values: { food: 0, rope: false } }

describe('a scene of any game', () => {
  it('begins at the position that was set, with scripted dice and answers', () => {
    expect(played({ ...northAtFour, dice: [3], answers: [load, { option: 'row' }] })).toMatchObject({
      events: [
        { type: 'loaded', food: 0 },
        { type: 'roll', dice: [3], total: 4 },
        { type: 'moved', to: 8 }
      ],
      asked: [
        { kind: 'load' },
        { kind: 'way', options: ['drift', 'row'] },
        { kind: 'load', side: 'south', answer: null }
      ],
      state: { boats: { north: { at: 8, food: 4, kind: 'canoe' }, south: { at: 0 } } },
      unusedDice: [],
      unusedAnswers: [],
      stopped: { why: 'no-answer', kind: 'load', side: 'south' }
    })
  })

  it('plays the whole game where no task is named, and goes on by itself', () => {
    const whole = played({ options: { length: 8 }, then: 'random', seed: 'x' })
    expect(whole).toMatchObject({ stopped: null, state: { agenda: [], length: 8 } })
    expect(played({ options: { length: 8 }, then: 'random', seed: 'x' })).toEqual(whole)
    expect(played({ then: 'first', most: 3 })).toMatchObject({
      asked: { length: 4 },
      stopped: { why: 'no-answer' }
    })
  })

  it('stops at a die that was not scripted, and at an answer that is refused', () => {
    expect(played({ ...northAtFour, answers: [load, { option: 'row' }] })).toMatchObject({
      stopped: { why: 'no-die', roll: 'race.row', rule: 'R.2' }
    })
    expect(played({ ...northAtFour, answers: [load, { option: 'fly' }] })).toMatchObject({
      stopped: { why: 'refused', reason: 'refusal.malformed-answer' }
    })
  })

  it('asks several sides one after the other where they are asked at once', () => {
    const { asked } = played({
      options: { boats: 'chosen' },
      run: [{ task: 'boats' }],
      answers: [{ option: 'raft' }, { option: 'canoe' }]
    }) as { asked: { side: string }[] }
    expect(asked.map(({ side }) => side)).toEqual(['north', 'south'])
  })

  it('names the field that makes no sense', () => {
    expect(faults({ set: { boats: { north: { at: -1 } } } })).toEqual([
      expect.stringMatching(/^set\.boats\.north\.at: /)
    ])
    expect(faults({ set: { sails: 2 } })).toEqual(['set.sails: is no field of the document'])
    expect(faults({ set: { agenda: [] } })).toEqual(['set.agenda: is the engine’s: say run, dice and seed'])
    expect(faults({ options: { crews: 9 } })).toEqual([expect.stringMatching(/^options\.crews: /)])
    expect(faults({ run: [{ task: 'swim' }] })).toEqual([expect.stringMatching(/^run: .*agenda\[0\]/)])
    expect(faults({ tea: true })).toEqual(['tea: is no field of the document'])
  })
})
