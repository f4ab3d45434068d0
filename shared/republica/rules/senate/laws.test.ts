import { describe, expect, it } from 'vitest'
import type { CardId } from '../../content/ids.ts'
import { warStrength } from '../../queries/wars.ts'
import { answer, eventsOf, option, playFrom, refusalOf, run } from '../../testing/position.ts'
import { begun, house, inSession, passAll, type TestSession } from '../../testing/session.ts'

const LAWS = [{ task: 'bring-in-laws' }] as const

const holding = (hand: readonly CardId[], scene: TestSession = {}, dice: readonly number[] = []) =>
  begun(
    playFrom(inSession({ options: { republic: 'late' }, hands: { capitoline: hand }, ...scene }), LAWS, dice)
  )

describe('7.36 laws of the later Republic', () => {
  it('7.36 in the early Republic nobody is asked', () => {
    const state = inSession({ hands: { capitoline: ['tribune-1'] } })
    expect(run(state, LAWS).match.awaited).toBeNull()
  })

  it('7.36 a law needs no vote; all who hold cards are asked, those without a law only to pass', () => {
    const match = holding(['military-reforms'], {
      hands: { capitoline: ['military-reforms'], palatine: ['tribune-1'] }
    })
    expect(match.awaiting.map(({ side }) => side)).toEqual(['palatine', 'capitoline'])
    expect(refusalOf(match, 'palatine', option('tribune-1'))).not.toBeNull()
    answer(match, 'capitoline', option('military-reforms'))
    expect(match.state.laws).toEqual(['military-reforms'])
    expect(match.state.hands.capitoline).toEqual([])
  })

  it('7.36 the Acilian Law needs the Calpurnian, the Servilian repeals it', () => {
    const match = holding(['acilian', 'servilian'])
    expect(refusalOf(match, 'capitoline', option('acilian'))).not.toBeNull()
    const ready = holding(['acilian', 'servilian'], { set: { laws: ['calpurnian'] } })
    answer(ready, 'capitoline', option('acilian'))
    expect(ready.state.laws).toEqual(['calpurnian', 'acilian'])
    const events = answer(ready, 'capitoline', option('servilian'))
    expect(eventsOf(events, 'law-repealed')).toMatchObject([{ law: 'acilian' }])
    expect(ready.state.laws).toEqual(['calpurnian'])
    expect(ready.state.discards).toEqual(expect.arrayContaining(['acilian', 'servilian']))
  })

  it('7.36 tradition erodes under active wars of 15 together; then consuls may follow themselves', () => {
    const calm = holding(['tradition-erodes'], { wars: { 'gallic-1': {} } })
    expect(refusalOf(calm, 'capitoline', option('tradition-erodes'))).not.toBeNull()
    const match = holding(['tradition-erodes'], { wars: { 'gallic-1': {}, syrian: {} } })
    answer(match, 'capitoline', option('tradition-erodes'))
    expect(match.state.laws).toEqual(['tradition-erodes'])
  })

  it('7.36 the Julian Law ends the shortage of men and calms the people, at the price of influence', () => {
    const match = holding(
      ['julian'],
      {
        wars: { social: {} },
        set: { unrest: 5, isRecruitmentBarred: true, happenings: { 'manpower-shortage': 1 } }
      },
      [2, 3, 6]
    )
    answer(match, 'capitoline', option('julian'))
    expect(match.state).toMatchObject({ unrest: 2, isRecruitmentBarred: false, happenings: {} })
    expect(
      ['julius', 'claudius', 'manlius'].map((id) => match.state.senators[id as 'julius']?.influence)
    ).toEqual([2, 1, 0])
  })

  it('7.36 the Plautian-Papirian Law halves the Social War', () => {
    const match = holding(['plautian-papirian'], { wars: { social: {} }, set: { unrest: 5 } })
    answer(match, 'capitoline', option('plautian-papirian'))
    expect(match.state.unrest).toBe(3)
    expect(match.state.senators.julius?.popularity).toBe(-1)
    expect(warStrength(match.state, 'social').land).toBe(5)
  })

  it('7.36 laws of the Social War wait for it', () => {
    const match = holding(['julian', 'plautian-papirian'])
    for (const law of ['julian', 'plautian-papirian']) {
      expect(refusalOf(match, 'capitoline', option(law))).not.toBeNull()
    }
    passAll(match)
  })
})

describe('7.312 the land commission of M. Fulvius Flaccus', () => {
  const flaccus = (scene: TestSession) =>
    begun(
      playFrom(
        inSession({
          options: { republic: 'middle' },
          senators: house({
            cornelius: { office: 'rome-consul' },
            'fulvius-flaccus': { faction: 'palatine' }
          }),
          ...scene
        }),
        LAWS
      )
    )
  const forum = { concessions: ['land-commission' as const], bequests: [] }

  it('7.312 he may take it without a vote while a certificate is in force', () => {
    const match = flaccus({ set: { forum, landBills: { I: 0, II: 1, III: 0 } } })
    expect(match.awaited).toMatchObject({ side: 'palatine', kind: 'claim-commission' })
    answer(match, 'palatine', option('yes'))
    expect(match.state.senators['fulvius-flaccus']?.concessions).toEqual(['land-commission'])
    expect(match.state.forum.concessions).toEqual([])
  })

  it('7.312 not without a certificate', () => {
    expect(flaccus({ set: { forum } }).awaited).toBeNull()
  })
})

describe('6.12 the fine of the Calpurnian Law', () => {
  const fined = (claudius: object, scene: TestSession = {}, dice: readonly number[] = [4]) =>
    begun(
      playFrom(
        inSession({
          options: { republic: 'middle' },
          senators: house({
            cornelius: { office: 'rome-consul' },
            furius: { office: 'censor' },
            claudius: { hasReturned: true, isCorrupt: true, ...claudius }
          }),
          session: { stage: 'trials' },
          set: { laws: ['calpurnian'], treasury: 100 },
          ...scene
        }),
        [{ task: 'hold-trials' }],
        dice
      )
    )

  it('6.12 when the trials are over, the censor may fine a corrupt governor who has come home', () => {
    const match = fined({ talents: 9 })
    expect(match.awaited).toMatchObject({ side: 'aventine', kind: 'fine' })
    answer(match, 'aventine', option('claudius'))
    expect(match.state.senators.claudius?.talents).toBe(5)
    expect(match.state.treasury).toBe(104)
  })

  it('6.12 what he lacks his faction pays, and then his name', () => {
    const match = fined({ talents: 1 }, { purses: { capitoline: 1 } })
    answer(match, 'aventine', option('claudius'))
    expect(match.state.purses.capitoline).toBe(0)
    expect(match.state.senators.claudius).toMatchObject({ talents: 0, popularity: -2, influence: 2 })
  })

  it('6.12 not who was honest, nor without the law', () => {
    expect(fined({ isCorrupt: false }).state.senate?.stage).toBe('governors')
    expect(fined({}, { set: { laws: [] } }).state.senate?.stage).toBe('governors')
  })

  it('7.36 under the Acilian Law the faction with most concessions fines', () => {
    const match = fined(
      { concessions: ['mining'] },
      { set: { laws: ['calpurnian', 'acilian'], treasury: 100 } }
    )
    expect(match.awaited).toMatchObject({ side: 'capitoline', kind: 'fine' })
  })
})
