import { describe, expect, it } from 'vitest'
import { playedScene } from '../testing/scenes.ts'
import { playScene } from './play-scene.ts'
import type { SceneDocument } from './scene-document.ts'

const refused = (document: SceneDocument) => {
  const outcome = playScene(document)
  return outcome.ok ? [] : outcome.problems.map(({ field, problem }) => `${field}: ${problem}`)
}

/** Two Visigoths before Thessalonica, which nobody defends and a fleet supplies. */
const siege: SceneDocument = {
  turn: 2,
  set: {
    clear: ['macedonia'],
    units: [{ nation: 'visigoths', kind: 'infantry', at: 'macedonia', count: 2 }]
  },
  active: ['visigoths'],
  run: { task: { task: 'combat', besieged: [], campaignsLeft: 0 } },
  answers: [
    { kind: 'besiege', option: 'siege' },
    { kind: 'fate-of-city', option: 'spare' }
  ]
}

describe('a scene plays', () => {
  it('XXIV.C a task of the agenda, with dice and answers: a siege at -1 succeeds on 8', () => {
    const { events, asked, state, ...rest } = playedScene({ ...siege, dice: [8] })
    expect(rest).toEqual({ unusedDice: [], unusedAnswers: [], stopped: null })
    expect(asked.map(({ kind, side, actor }) => [kind, side, actor])).toEqual([
      ['besiege', 'goths', 'visigoths'],
      ['fate-of-city', 'goths', 'visigoths']
    ])
    expect(asked[0]).toMatchObject({
      options: ['siege', 'assault', 'withdraw'],
      blocked: [],
      answer: { option: 'siege' }
    })
    expect(events).toContainEqual(expect.objectContaining({ type: 'siege', outcome: 'fell' }))
    expect(state.control.macedonia).toBe('visigoths')
    const before = state.units.filter(({ at }) => at === 'macedonia')
    expect(
      before.map(({ nation, kind, controller, damaged }) => ({ nation, kind, controller, damaged }))
    ).toEqual(
      Array.from({ length: 2 }, () => ({
        nation: 'visigoths',
        kind: 'infantry',
        controller: 'visigoths',
        damaged: false
      }))
    )
  })

  it('VI.F a step of the sequence', () => {
    const { events } = playedScene({ turn: 2, run: { step: 'heresies-age' } })
    expect(events.map(({ type }) => type)).toEqual(['step-began', 'heresy-aged'])
  })

  it('VI.G the activation of a nation, to its end', () => {
    const { asked, events, stopped } = playedScene({
      turn: 4,
      run: { activation: 'franks' },
      then: 'first',
      seed: '1'
    })
    expect(stopped).toBeNull()
    expect(asked.some(({ kind, actor }) => kind === 'march' && actor === 'franks')).toBe(true)
    expect(events.at(-1)).toEqual({ type: 'activation-ended', nations: ['franks'] })
  })

  it('XII.B the settlement of control', () => {
    const set = {
      clear: ['dardania'],
      units: [{ nation: 'visigoths', kind: 'infantry', at: 'dardania' }]
    } as const
    const { events, state } = playedScene({ turn: 2, set, run: { settle: 'control' } })
    expect(events).toEqual([
      { type: 'province-changed-hands', province: 'dardania', from: 'byzantines', to: 'visigoths' }
    ])
    expect(state.control.dardania).toBe('visigoths')
  })

  it('VI.K either half of the united Empire acts for both, in the later activation', () => {
    for (const activation of ['romans', 'byzantines'] as const) {
      const { events } = playedScene({ turn: 2, run: { activation } })
      expect(events[0]).toEqual({
        type: 'activation-began',
        nations: ['romans', 'byzantines'],
        invading: false
      })
    }
  })

  it('XXVI.B reports an ally that waits for the later activation', () => {
    const relations = [{ kind: 'alliance', between: ['alamanni', 'persians'] }] as const
    const { events, stopped } = playedScene({ turn: 4, set: { relations }, run: { activation: 'alamanni' } })
    expect(events).toEqual([{ type: 'activation-waits', nation: 'alamanni', ally: 'persians' }])
    expect(stopped).toEqual({ why: 'waits-for-ally', nation: 'alamanni' })
  })
})

describe('a scene stops', () => {
  it('at a question without an answer, and lists its options', () => {
    const { asked, stopped } = playedScene({ ...siege, answers: [] })
    expect(stopped).toEqual({ why: 'no-answer', kind: 'besiege', side: 'goths' })
    expect(asked).toMatchObject([
      { kind: 'besiege', options: ['siege', 'assault', 'withdraw'], answer: null }
    ])
  })

  it('at a refused answer, with the reason', () => {
    const run = { task: { task: 'unit-stacks', nations: ['franks'] } } as const
    const values = { move: { march: { from: 'rhenus', to: 'franconia' } }, pieces: [] }
    expect(playedScene({ turn: 2, run, answers: [{ kind: 'march', values }] }).stopped).toMatchObject({
      why: 'refused',
      kind: 'march',
      answer: { values },
      reason: 'refusal.nobody-moves',
      rule: 'XVIII.A'
    })
  })

  it('at an answer of the wrong shape', () => {
    const answers = [{ kind: 'besiege', option: 'pray' }]
    expect(playedScene({ ...siege, answers }).stopped).toEqual({
      why: 'refused',
      kind: 'besiege',
      side: 'goths',
      answer: { option: 'pray' },
      reason: 'refusal.malformed-answer',
      rule: null
    })
  })

  it('at a missing die, and at a face that the die does not have', () => {
    const die = { roll: 'siege', rule: 'XXIV.C', faces: 10 }
    expect(playedScene(siege).stopped).toEqual({ why: 'no-die', ...die })
    const battle: SceneDocument = {
      turn: 2,
      set: {
        clear: ['dardania'],
        units: [
          { nation: 'visigoths', kind: 'infantry', at: 'dardania' },
          { nation: 'byzantines', kind: 'infantry', at: 'dardania' }
        ]
      },
      active: ['visigoths'],
      run: siege.run,
      dice: [1, 7]
    }
    expect(playedScene(battle)).toMatchObject({
      stopped: { why: 'wrong-die', faces: 6, face: 7 },
      unusedDice: [7]
    })
  })

  it('nowhere when it takes the first options or random answers', () => {
    expect(playedScene({ ...siege, answers: [], dice: [8], then: 'first' }).stopped).toBeNull()
    expect(playedScene({ ...siege, answers: [], then: 'random' }).stopped).toBeNull()
    expect(playedScene({ ...siege, then: 'first', seed: 'lucky' }).stopped).toBeNull()
  })

  it('and reports unused dice and answers', () => {
    const left = { kind: 'retreat', option: 'thracia' }
    const { unusedDice, unusedAnswers } = playedScene({
      ...siege,
      answers: [...(siege.answers ?? []), left],
      dice: [8, 3, 4]
    })
    expect([unusedDice, unusedAnswers]).toEqual([[3, 4], [left]])
  })
})

describe('the questions of a scene', () => {
  it('a form lists the keys of all its lists, and its fields apart', () => {
    const run = { task: { task: 'unit-stacks', nations: ['franks'] } } as const
    const [march] = playedScene({ turn: 4, run }).asked
    const [move, pieces] = march?.fields ?? []
    expect([move?.field, move?.name, pieces?.field, pieces?.name]).toEqual(['one', 'move', 'many', 'pieces'])
    expect(march?.options).toEqual([...(move?.options ?? []), ...(pieces?.options ?? [])])
    expect(march?.options).toContain('done')
  })

  it('XII.D lists blocked options with reason and rule: neutrals stand in the next province', () => {
    const { asked } = playedScene({ turn: 2, run: { task: { task: 'unit-stacks', nations: ['franks'] } } })
    expect(asked[0]?.blocked).toContainEqual({
      key: { march: { from: 'rhenus', to: 'franconia' } },
      reason: 'refusal.neutral-units',
      rule: 'XII.D'
    })
  })
})

describe('the position of a scene', () => {
  it('XII.B provinces stay as given until control is settled; Areas follow from them', () => {
    const control = { macedonia: 'visigoths', achaia: 'visigoths' } as const
    const set = { clear: ['pieces'], control, nations: { visigoths: { status: 'empire' } } } as const
    const unsettled = playedScene({ turn: 4, set, run: { step: 'heresies-age' } }).state
    expect(unsettled.control).toMatchObject(control)
    expect(unsettled.areaControl.graecia).toBe('visigoths')
    expect(unsettled.control.thessalia).toBe('byzantines')
    const settled = playedScene({ turn: 4, set, run: { settle: 'control' } }).state
    expect(settled.control.thessalia).toBe('visigoths')
  })

  it('is the start of the scenario with another turn number', () => {
    const { state } = playedScene({ turn: 4, run: { step: 'heresies-age' } })
    expect(state.nations.romans).toMatchObject({ status: 'empire', active: true, treasury: 20, points: 0 })
    expect(state.nations.huns).toBeUndefined()
    expect(state.relations).toContainEqual({
      kind: 'client',
      between: ['byzantines', 'armenians'],
      tribute: 2,
      since: 0
    })
    expect(state.leaders).toContainEqual({ id: 'athanaricus', at: 'valachia' })
    expect(state.scores).toEqual({ romans: 0, huns: 0, persians: 0, goths: 0 })
    expect(Object.values(state.control).filter((nation) => nation === 'persians').length).toBeGreaterThan(10)
  })

  it('reports relations in the form of a set-up', () => {
    const relations = [
      { kind: 'alliance', between: ['franks', 'burgundians'], since: 3 },
      { kind: 'foedus', between: ['romans', 'franks'], provinces: ['saliens', 'belgae'], since: 3 },
      { kind: 'vassal', between: ['huns', 'gepids'], since: 2 },
      { kind: 'truce', between: ['romans', 'alamanni'], binds: 'attack', since: 4 },
      { kind: 'hostility', between: ['alamanni', 'franks'], since: 4 }
    ] as const
    const { state } = playedScene({
      turn: 4,
      set: { clear: ['ties'], relations },
      run: { settle: 'control' }
    })
    expect(state.relations).toEqual(relations)
  })

  it('names the field of an impossible position', () => {
    expect(
      refused({
        ...siege,
        set: { clear: ['pieces'], units: [{ nation: 'romans', kind: 'fleet', at: 'latium' }] }
      })
    ).toEqual(['set.units[0].at: a fleet stands in a sea zone, and latium is a province'])
    expect(refused({ turn: 2, run: { activation: 'huns' } })).toEqual([
      'run.activation: huns is never activated: not in play, or inactive'
    ])
    expect(refused({ turn: 2, run: { activation: 'armenians' } })).toHaveLength(1)
    expect(refused({ turn: 2, run: siege.run })).toEqual([
      "active: is missing: a task 'combat' does not say whose it is"
    ])
    expect(refused({ ...siege, active: ['huns'] })).toEqual(['active[0]: huns is not in play'])
    const task = { task: 'campaign', leader: 'attila', number: 1, of: 1 } as const
    expect(refused({ turn: 2, run: { task } })).toEqual(['run.task.leader: attila is not in play'])
  })
})
