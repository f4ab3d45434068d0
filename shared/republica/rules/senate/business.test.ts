import { describe, expect, it } from 'vitest'
import { answer, eventsOf, playFrom, refusalOf, run } from '../../testing/position.ts'
import {
  ADJOURN,
  ballot,
  begun,
  book,
  house,
  inSession,
  outcomeOf,
  passAll,
  propose,
  type TestSession,
  voteAll
} from '../../testing/session.ts'

const BUSINESS = [{ task: 'business' }, { task: 'close-senate' }] as const
const business = (scene: TestSession = {}, dice: readonly number[] = []) =>
  begun(playFrom(inSession(scene), BUSINESS, dice))

const forum = (concessions: readonly string[]) =>
  ({ set: { forum: { concessions: [...concessions], bequests: [] } } }) as unknown as TestSession

describe('9.61 concessions', () => {
  const grant = (...pairs: readonly (readonly [string, string])[]) =>
    propose({ about: 'concessions', grants: pairs.map(([concession, senator]) => ({ concession, senator })) })

  it('9.61 several concessions go to several senators with one vote', () => {
    const match = business(forum(['mining', 'harbor-fees']))
    answer(match, 'palatine', grant(['mining', 'fabius'], ['harbor-fees', 'julius']))
    voteAll(match, 'yes')
    expect(match.state.senators.fabius?.concessions).toEqual(['mining'])
    expect(match.state.senators.julius?.concessions).toEqual(['harbor-fees'])
    expect(match.state.forum.concessions).toEqual([])
  })

  it('9.61 what is rejected in a group cannot be proposed again this turn, alone or to anybody else', () => {
    const match = business(forum(['mining', 'harbor-fees']))
    answer(match, 'palatine', grant(['mining', 'fabius'], ['harbor-fees', 'julius']))
    voteAll(match, { palatine: ballot('yes'), capitoline: ballot('no') })
    expect(refusalOf(match, 'palatine', grant(['mining', 'claudius']))).toBe('refusal.concession-closed')
    expect(refusalOf(match, 'palatine', grant(['harbor-fees', 'julius']))).not.toBeNull()
  })

  it('9.61 only concessions in the forum, and only senators in the session', () => {
    const match = business({ ...forum(['mining']), senators: house({ manlius: { at: 'captive' } }) })
    expect(refusalOf(match, 'palatine', grant(['armaments', 'fabius']))).toBe('refusal.no-concession')
    expect(refusalOf(match, 'palatine', grant(['mining', 'manlius']))).toBe('refusal.not-in-rome')
    expect(refusalOf(match, 'palatine', grant(['mining', 'fabius'], ['mining', 'julius']))).toBe(
      'refusal.named-twice'
    )
  })

  it('9.61 a group names different senators', () => {
    const match = business(forum(['mining', 'harbor-fees']))
    expect(refusalOf(match, 'palatine', grant(['mining', 'fabius'], ['harbor-fees', 'fabius']))).toBe(
      'refusal.named-twice'
    )
  })

  it('9.61 the land commission only while a certificate is in force', () => {
    const scene = forum(['land-commission'])
    expect(refusalOf(business(scene), 'palatine', grant(['land-commission', 'fabius']))).toBe(
      'refusal.commission-forbidden'
    )
    const inForce = { ...scene, set: { ...scene.set, landBills: { I: 0, II: 1, III: 0 } } }
    expect(refusalOf(business(inForce), 'palatine', grant(['land-commission', 'fabius']))).toBeNull()
  })

  it('9.61 without a certificate the land commission returns to the forum when the session ends', () => {
    const match = business({
      ...forum([]),
      senators: house({ fabius: { concessions: ['land-commission'] } })
    })
    answer(match, 'palatine', ADJOURN)
    const events = passAll(match)
    expect(eventsOf(events, 'commission-returned')).toMatchObject([{ senator: 'fabius' }])
    expect(match.state.forum.concessions).toEqual(['land-commission'])
  })
})

describe('9.611 ravaged Italy', () => {
  const opened = (scene: TestSession, dice: readonly number[]) =>
    run(inSession({ ...scene, set: { ...scene.set, senate: null } }), [{ task: 'senate' }], dice)

  it('9.611A the Second Punic War destroys the tax farmer of the number that is rolled', () => {
    const { match, events } = opened(
      { wars: { 'punic-2': {} }, senators: house({ fabius: { concessions: ['tax-farmer-3', 'mining'] } }) },
      [3]
    )
    expect(eventsOf(events, 'italy-ravaged')).toMatchObject([{ war: 'punic-2', concession: 'tax-farmer-3' }])
    expect(match.state.senators.fabius?.concessions).toEqual(['mining'])
    expect(match.state.curia.concessions).toEqual(['tax-farmer-3'])
  })

  it('9.611A with Hannibal a second one', () => {
    const { events } = opened(
      {
        wars: { 'punic-2': {} },
        enemyLeaders: ['hannibal'],
        senators: house({ fabius: { concessions: ['tax-farmer-3', 'tax-farmer-5'] } })
      },
      [3, 5]
    )
    expect(eventsOf(events, 'italy-ravaged').map(({ concession }) => concession)).toEqual([
      'tax-farmer-3',
      'tax-farmer-5'
    ])
  })

  it('9.611A Hamilcar brings no second roll, and other wars no roll at all', () => {
    expect(
      eventsOf(opened({ wars: { 'punic-2': {} }, enemyLeaders: ['hamilcar'] }, [3]).events, 'italy-ravaged')
    ).toHaveLength(1)
    expect(eventsOf(opened({ wars: { 'punic-1': {} } }, []).events, 'italy-ravaged')).toHaveLength(0)
    expect(
      eventsOf(opened({ wars: { 'punic-2': { isActive: false } } }, []).events, 'italy-ravaged')
    ).toHaveLength(0)
  })

  it('9.611A a tax farmer that is not in play is not destroyed', () => {
    const { events } = opened({ ...forum([]), wars: { 'punic-2': {} } }, [3])
    expect(eventsOf(events, 'italy-ravaged')).toMatchObject([{ concession: null }])
  })
})

describe('9.68 and the end', () => {
  it('9.68 a minor motion changes nothing', () => {
    const match = business()
    const before = JSON.stringify(match.state.senators)
    answer(match, 'palatine', propose({ about: 'minor', tone: 'gratitude', senator: 'julius', words: '' }))
    const events = voteAll(match, 'yes')
    expect(outcomeOf(events)?.isCarried).toBe(true)
    expect(JSON.stringify(match.state.senators)).toBe(before)
  })

  it('9.43 at the end of the session everybody has the record of the office that he holds', () => {
    const match = business({
      senators: house({
        cornelius: { office: 'rome-consul', record: ['censor'] },
        julius: { record: ['field-consul'], drew: ['mining'] }
      })
    })
    answer(match, 'palatine', ADJOURN)
    passAll(match)
    expect(match.state.senators.cornelius?.record).toEqual(['rome-consul'])
    expect(match.state.senators.julius).toMatchObject({ record: [], drew: [] })
    expect(match.state.senate).toBeNull()
  })

  it('9.11 nobody closes the session before those who have booked have proposed', () => {
    const match = business({ hands: { capitoline: ['tribune-1'] } })
    answer(match, 'palatine', propose({ about: 'raise', legions: 1, fleets: 0 }))
    answer(match, 'capitoline', book())
    voteAll(match, 'yes')
    expect(match.awaited).toMatchObject({ side: 'capitoline', kind: 'tribune-proposal' })
  })
})
