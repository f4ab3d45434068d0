import { describe, expect, it } from 'vitest'
import type { SenatorId } from '../../content/ids.ts'
import { answer, eventsOf, option, playFrom, refusalOf, run, values } from '../../testing/position.ts'
import {
  ballot,
  begun,
  house,
  inSession,
  outcomeOf,
  type TestSession,
  veto,
  voteAll
} from '../../testing/session.ts'

const TRIALS = [{ task: 'hold-trials' }] as const

const office = (of: string) => ({ for: 'office', office: of })
const OFFICE = office('rome-consul')

const tryFor = (
  accused: SenatorId,
  {
    degree = 'minor',
    charge = OFFICE as object,
    prosecutor = 'aurelius',
    order = [] as readonly string[]
  } = {}
) => values({ trial: { do: 'try', degree, accused, charge, prosecutor }, order })

const NONE = values({ trial: { do: 'none' }, order: [] })

/** Furius of the Aventine is censor; Julius of the Capitoline was consul of Rome last turn. */
const court = ({ senators = {}, ...scene }: TestSession = {}, dice: readonly number[] = []) =>
  begun(
    playFrom(
      inSession({
        senators: house({
          cornelius: { office: 'rome-consul' },
          furius: { office: 'censor' },
          julius: { record: ['rome-consul'], exConsul: 1 },
          ...senators
        }),
        session: { stage: 'trials' },
        ...scene
      }),
      TRIALS,
      dice
    )
  )

const guilty = { palatine: ballot('yes'), aventine: ballot('yes'), capitoline: ballot('no') }
const innocent = { palatine: ballot('no'), aventine: ballot('yes'), capitoline: ballot('no') }

describe('9.41 the censor holds trials', () => {
  it('9.41, 9.46 he presides, and hands the session back to the highest official', () => {
    const match = court()
    expect(match.state.senate?.chair).toBe('furius')
    answer(match, 'aventine', NONE)
    expect(match.state.senate).toMatchObject({ chair: 'cornelius', stage: 'governors' })
  })

  it('9.41 without anybody to charge he is not asked', () => {
    const { match } = run(
      inSession({ senators: house({ furius: { office: 'censor' } }), session: { stage: 'trials' } }),
      TRIALS
    )
    expect(match.state.senate?.stage).toBe('governors')
  })

  it('9.41 two minor trials', () => {
    const match = court({
      senators: { claudius: { record: ['field-consul'] }, fabius: { record: ['censor'] } }
    })
    answer(match, 'aventine', tryFor('julius'))
    voteAll(match, guilty)
    const left = match.decision?.kind === 'prosecute' && match.decision.about
    expect(left).toMatchObject({ minor: 1, major: 0 })
    expect(
      refusalOf(match, 'aventine', tryFor('claudius', { degree: 'major', charge: office('field-consul') }))
    ).toBe('refusal.no-trial-left')
    answer(match, 'aventine', tryFor('claudius', { charge: office('field-consul') }))
    voteAll(match, guilty)
    expect(match.state.senate?.stage).toBe('governors')
  })

  it('9.41 or a major one, and then none', () => {
    const match = court({ senators: { claudius: { record: ['field-consul'] } } })
    answer(match, 'aventine', tryFor('julius', { degree: 'major' }))
    voteAll(match, innocent)
    expect(match.state.senate).toMatchObject({ stage: 'governors', trials: { minor: 0, major: 1 } })
  })

  it('9.41, R18 the accused adds his influence; equal votes acquit; he is not charged with it again', () => {
    const match = court({ senators: { julius: { record: ['rome-consul', 'proconsul'], influence: 8 } } })
    answer(match, 'aventine', tryFor('julius'))
    // 8 of the Aventine and 7 of the Palatine against 8 of the Capitoline and 8 of his influence.
    const events = voteAll(match, guilty)
    expect(outcomeOf(events)).toMatchObject({ isCarried: false, yes: 15, no: 16 })
    expect(eventsOf(events, 'acquitted')).toHaveLength(1)
    expect(refusalOf(match, 'aventine', tryFor('julius'))).toBe('refusal.no-charge')
    expect(refusalOf(match, 'aventine', tryFor('julius', { charge: office('proconsul') }))).toBeNull()
  })

  it('9.41 nobody is tried by the censor who is himself accused', () => {
    const match = court({ senators: { furius: { office: 'censor', record: ['censor'] } } })
    expect(refusalOf(match, 'aventine', tryFor('furius', { charge: office('censor') }))).toBe(
      'refusal.no-charge'
    )
  })
})

describe('9.411 minor trials', () => {
  it('9.411, 9.412 convicted: 5 popularity, 5 influence, ex-consul and concessions; half goes to the prosecutor', () => {
    const match = court({
      senators: { julius: { record: ['rome-consul'], exConsul: 1, influence: 7, concessions: ['mining'] } }
    })
    answer(match, 'aventine', tryFor('julius'))
    const bribe = { bought: [{ senator: 'fabius', talents: 3 }] }
    // 7 + 8 against 8 + 7.
    expect(refusalOf(match, 'palatine', ballot('yes', bribe))).toBe('refusal.votes-too-dear')
    voteAll(match, { ...guilty, capitoline: ballot('abstain') })
    expect(match.state.senators.julius).toMatchObject({
      influence: 2,
      popularity: -5,
      exConsul: 0,
      concessions: []
    })
    expect(match.state.forum.concessions).toContain('mining')
    // Half of 5, rounded up.
    expect(match.state.senators.aurelius).toMatchObject({ influence: 6, exConsul: 1 })
  })

  it('9.411 influence stops at nothing, and the prosecutor gains half of what was there', () => {
    const match = court({ senators: { julius: { record: ['rome-consul'], influence: 3 } } })
    answer(match, 'aventine', tryFor('julius'))
    voteAll(match, { ...guilty, capitoline: ballot('abstain') })
    expect(match.state.senators.julius?.influence).toBe(0)
    expect(match.state.senators.aurelius?.influence).toBe(5)
  })

  it('9.411 income from a concession is a charge for a minor trial only', () => {
    const charge = { for: 'concession', concession: 'mining' }
    const match = court({ senators: { claudius: { drew: ['mining'], concessions: ['mining'] } } })
    expect(refusalOf(match, 'aventine', tryFor('claudius', { degree: 'major', charge }))).toBe(
      'refusal.no-charge'
    )
    expect(refusalOf(match, 'aventine', tryFor('claudius', { charge }))).toBeNull()
  })

  it('9.43 a governor only on the turn of his return, and only if he was corrupt', () => {
    const charge = office('governor')
    const governor = (rest: object) =>
      court({ senators: { claudius: { record: ['governor'], hasReturned: true, isCorrupt: true, ...rest } } })
    expect(refusalOf(governor({}), 'aventine', tryFor('claudius', { charge }))).toBeNull()
    expect(refusalOf(governor({ isCorrupt: false }), 'aventine', tryFor('claudius', { charge }))).toBe(
      'refusal.no-charge'
    )
    expect(refusalOf(governor({ hasReturned: false }), 'aventine', tryFor('claudius', { charge }))).toBe(
      'refusal.no-charge'
    )
    expect(refusalOf(governor({}), 'aventine', tryFor('claudius', { degree: 'major', charge }))).toBe(
      'refusal.no-charge'
    )
  })

  it('9.43 an office of this turn is no charge yet', () => {
    const match = court()
    expect(refusalOf(match, 'aventine', tryFor('cornelius'))).toBe('refusal.no-charge')
  })
})

describe('9.412 the prosecutor', () => {
  it('9.412 another senator in Rome, who must agree if he is of another faction', () => {
    const match = court()
    for (const id of ['furius', 'julius']) {
      expect(refusalOf(match, 'aventine', tryFor('julius', { prosecutor: id }))).toBe(
        'refusal.bad-prosecutor'
      )
    }
    answer(match, 'aventine', tryFor('julius', { prosecutor: 'fabius' }))
    expect(match.awaited).toMatchObject({ side: 'palatine', kind: 'consent' })
    answer(match, 'palatine', option('no'))
    expect(match.awaited).toMatchObject({ side: 'aventine', kind: 'prosecute' })
    expect(refusalOf(match, 'aventine', tryFor('julius', { prosecutor: 'fabius' }))).toBe(
      'refusal.consent-refused'
    )
    expect(match.state.senate?.trials.minor).toBe(0)
  })
})

describe('9.42 major trials', () => {
  it('9.42 convicted, the accused dies; the prosecutor takes half of all his influence', () => {
    const match = court({ senators: { claudius: { record: ['field-consul'], exConsul: 1, influence: 7 } } })
    answer(match, 'aventine', tryFor('claudius', { degree: 'major', charge: office('field-consul') }))
    const events = voteAll(match, { ...guilty, capitoline: ballot('abstain') })
    expect(eventsOf(events, 'died')).toMatchObject([{ senator: 'claudius', cause: 'execution' }])
    expect(match.state.senators.aurelius).toMatchObject({ influence: 7, exConsul: 1 })
  })

  it('9.45, 9.72 a vetoed trial counts as one of the censor’s, and its charge does not return', () => {
    const match = court({
      senators: { julius: { record: ['rome-consul'] }, claudius: { record: ['field-consul'] } },
      hands: { capitoline: ['tribune-1'] }
    })
    answer(match, 'aventine', tryFor('julius', { order: ['aventine', 'palatine', 'capitoline'] }))
    answer(match, 'aventine', ballot('yes'))
    answer(match, 'palatine', ballot('yes'))
    answer(match, 'capitoline', veto())
    expect(match.state.senate).toMatchObject({ trials: { minor: 1, major: 0 } })
    expect(refusalOf(match, 'aventine', tryFor('julius'))).toBe('refusal.no-charge')
  })
})

describe('9.44 the appeal to the people', () => {
  const APPEAL = values({ act: { do: 'appeal' } })
  const appeal = (dice: readonly number[], popularity = 0, scene: TestSession = {}) => {
    const match = court(
      {
        ...scene,
        senators: { julius: { record: ['rome-consul'], popularity, influence: 4 }, ...scene.senators }
      },
      dice
    )
    answer(match, 'aventine', tryFor('julius', { order: ['capitoline', 'palatine', 'aventine'] }))
    return { match, events: answer(match, 'capitoline', APPEAL) }
  }

  it('9.44 two dice and his popularity: the table gives votes or takes them', () => {
    const table = [
      [[1, 1], 1, -16],
      [[1, 1], 2, -12],
      [[1, 2], 2, -8],
      [[1, 2], 3, -4],
      [[3, 4], 0, 0],
      [[3, 4], 1, 4],
      [[3, 4], 2, 8],
      [[5, 5], 0, 12],
      [[6, 6], -1, 16]
    ] as const
    for (const [dice, popularity, votes] of table) {
      expect(eventsOf(appeal([...dice], popularity).events, 'appealed')).toMatchObject([
        { result: 'votes', votes }
      ])
    }
  })

  it('9.44 his votes are counted with those against conviction; he has one appeal', () => {
    const { match } = appeal([5, 5])
    expect(refusalOf(match, 'capitoline', APPEAL)).toBe('refusal.no-appeal')
    const events = voteAll(match, guilty)
    expect(outcomeOf(events)).toMatchObject({ isCarried: false, yes: 15, no: 24 })
  })

  it('9.44 lost votes are subtracted', () => {
    const { match } = appeal([1, 2], 1)
    const events = voteAll(match, guilty)
    expect(outcomeOf(events)).toMatchObject({ isCarried: true, yes: 15, no: 0 })
  })

  it('9.44 at 2 or less the people kill him', () => {
    const { match, events } = appeal([1, 1])
    expect(eventsOf(events, 'died')).toMatchObject([{ senator: 'julius', cause: 'riot' }])
    expect(match.awaited?.kind).not.toBe('vote')
  })

  it('9.44, E18 14 sets him free, and three chits are drawn against censor and prosecutor', () => {
    const { match, events } = appeal([6, 6], 2)
    expect(eventsOf(events, 'appealed')).toMatchObject([{ total: 14, result: 'freed' }])
    expect(eventsOf(events, 'acquitted')).toHaveLength(1)
    expect(eventsOf(events, 'chits-drawn')[0]?.chits).toHaveLength(3)
    const dead = eventsOf(events, 'died').map(({ senator }) => senator)
    expect(dead.every((id) => id === 'furius' || id === 'aurelius')).toBe(true)
    expect(match.awaited?.kind).not.toBe('vote')
  })

  it('9.44 exactly 12 draws one chit', () => {
    const { events } = appeal([6, 6])
    expect(eventsOf(events, 'chits-drawn')[0]?.chits).toHaveLength(1)
  })

  it('9.44 after the appeal he may still veto', () => {
    const { match } = appeal([5, 5], 0, { hands: { capitoline: ['tribune-1'] } })
    answer(match, 'capitoline', veto())
    expect(match.awaited?.kind).not.toBe('vote')
    expect(match.state.discards).toContain('tribune-1')
  })

  it('9.44 only the accused appeals', () => {
    const match = court()
    answer(match, 'aventine', tryFor('julius', { order: ['palatine', 'capitoline', 'aventine'] }))
    expect(refusalOf(match, 'palatine', APPEAL)).toBe('refusal.no-appeal')
  })
})
