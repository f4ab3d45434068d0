import { describe, expect, it } from 'vitest'
import { answer, option, playFrom, refusalOf } from '../../testing/position.ts'
import {
  ballot,
  begun,
  house,
  inSession,
  propose,
  type TestSession,
  veto,
  voteAll
} from '../../testing/session.ts'

const BUSINESS = [{ task: 'business' }, { task: 'close-senate' }] as const
const business = (scene: TestSession = {}, dice: readonly number[] = []) =>
  begun(playFrom(inSession(scene), BUSINESS, dice))

describe('9.63 land certificates', () => {
  const bill = (id: string, sponsor = 'fabius', cosponsor = 'valerius') =>
    propose({ about: 'land-bill', bill: id, sponsor, cosponsor })

  it('9.63 passed: calmer people, praised sponsors, a certificate in force', () => {
    const match = business({ set: { unrest: 5 } })
    answer(match, 'palatine', bill('III'))
    voteAll(match, 'yes')
    expect(match.state).toMatchObject({ unrest: 2, landBills: { I: 0, II: 0, III: 1 } })
    expect(match.state.senators.fabius?.popularity).toBe(4)
    expect(match.state.senators.valerius?.popularity).toBe(2)
  })

  it('9.63 whoever votes against it loses favour, even if it passes', () => {
    const match = business()
    answer(match, 'palatine', bill('II'))
    voteAll(match, {
      palatine: ballot('yes'),
      capitoline: ballot('yes', { split: [{ senator: 'manlius', ballot: 'no' }] }),
      aventine: ballot('no')
    })
    expect(match.state.landBills.II).toBe(1)
    for (const id of ['manlius', 'fulvius', 'furius', 'aurelius'] as const) {
      expect(match.state.senators[id]?.popularity).toBe(-1)
    }
    expect(match.state.senators.julius?.popularity).toBe(0)
  })

  it('9.63 who vetoes it does not', () => {
    const match = business({ hands: { capitoline: ['tribune-1'] } })
    answer(match, 'palatine', bill('III'))
    answer(match, 'capitoline', veto())
    expect(match.state.senators.julius?.popularity).toBe(0)
    expect(match.state.landBills.III).toBe(0)
  })

  it('9.3 nobody abstains', () => {
    const match = business()
    answer(match, 'palatine', bill('II'))
    expect(refusalOf(match, 'capitoline', ballot('abstain'))).toBe('refusal.no-abstention')
    expect(
      refusalOf(match, 'capitoline', ballot('yes', { split: [{ senator: 'julius', ballot: 'abstain' }] }))
    ).toBe('refusal.no-abstention')
  })

  it('9.63 two different sponsors, who agree', () => {
    const match = business()
    expect(refusalOf(match, 'palatine', bill('I', 'fabius', 'fabius'))).toBe('refusal.same-senator')
    answer(match, 'palatine', bill('I', 'julius', 'furius'))
    expect(match.awaiting.map(({ side, kind }) => [side, kind])).toEqual([
      ['capitoline', 'consent'],
      ['aventine', 'consent']
    ])
    answer(match, 'capitoline', option('yes'))
    answer(match, 'aventine', option('no'))
    expect(refusalOf(match, 'palatine', bill('I', 'julius', 'furius'))).toBe('refusal.consent-refused')
    // It was never put to the vote: others may still sponsor it.
    expect(refusalOf(match, 'palatine', bill('I'))).toBeNull()
  })

  it('9.63 each type once a turn', () => {
    const match = business()
    answer(match, 'palatine', bill('II'))
    voteAll(match, 'yes')
    expect(refusalOf(match, 'palatine', bill('II', 'julius', 'claudius'))).toBe('refusal.land-bill-proposed')
    expect(refusalOf(match, 'palatine', bill('III'))).toBeNull()
  })

  it('9.63 no more than there are markers', () => {
    const full = { set: { landBills: { I: 1, II: 2, III: 3 } } }
    for (const id of ['I', 'II', 'III']) {
      expect(refusalOf(business(full), 'palatine', bill(id))).toBe('refusal.land-bill-limit')
    }
  })
})

describe('9.631 repeal', () => {
  const repeal = (id: string, sponsor = 'fabius') => propose({ about: 'repeal', bill: id, sponsor })
  const scene = (popularity: number, extra: TestSession = {}): TestSession => ({
    ...extra,
    senators: house({ fabius: { popularity } }),
    set: { landBills: { I: 1, II: 1, III: 1 }, unrest: 1 }
  })

  it('9.631 the sponsor and all who vote for it lose favour; unrest rises', () => {
    const match = business(scene(8))
    answer(match, 'palatine', repeal('II'))
    voteAll(match, { palatine: ballot('yes'), capitoline: ballot('yes'), aventine: ballot('no') })
    expect(match.state).toMatchObject({ unrest: 3, landBills: { II: 0 } })
    expect(match.state.senators.fabius?.popularity).toBe(5)
    expect(match.state.senators.julius?.popularity).toBe(-1)
    expect(match.state.senators.furius?.popularity).toBe(0)
  })

  it('9.631 they lose it even if the repeal fails', () => {
    const match = business(scene(8))
    answer(match, 'palatine', repeal('III'))
    voteAll(match, { palatine: ballot('yes'), capitoline: ballot('no'), aventine: ballot('no') })
    expect(match.state).toMatchObject({ unrest: 1, landBills: { III: 1 } })
    expect(match.state.senators.fabius?.popularity).toBe(2)
    expect(match.state.senators.valerius?.popularity).toBe(-2)
  })

  it('9.631 the sponsor votes for it, whatever his faction does', () => {
    const match = business(scene(8))
    answer(match, 'palatine', repeal('II'))
    voteAll(match, { capitoline: ballot('no'), aventine: ballot('no'), palatine: ballot('no') })
    expect(match.state.senators.fabius?.popularity).toBe(5)
    const again = business(scene(8))
    answer(again, 'palatine', repeal('II'))
    answer(again, 'capitoline', ballot('no'))
    answer(again, 'aventine', ballot('no'))
    expect(refusalOf(again, 'palatine', ballot('no', { split: [{ senator: 'fabius', ballot: 'no' }] }))).toBe(
      'refusal.bound-to-vote'
    )
  })

  it('9.631, R1 his popularity is above all that he will lose; as much is enough by the classic reading', () => {
    expect(refusalOf(business(scene(3)), 'palatine', repeal('II'))).toBe('refusal.unpopular-sponsor')
    expect(refusalOf(business(scene(4)), 'palatine', repeal('II'))).toBeNull()
    const classic = { options: { comparators: 'classic' } }
    expect(refusalOf(business(scene(3, classic)), 'palatine', repeal('II'))).toBeNull()
  })

  it('9.631 one repeal a turn, never of type I', () => {
    const match = business(scene(9))
    expect(refusalOf(match, 'palatine', repeal('I'))).toBe('refusal.no-repeal')
    answer(match, 'palatine', repeal('II'))
    voteAll(match, 'yes')
    expect(refusalOf(match, 'palatine', repeal('III'))).toBe('refusal.no-repeal')
  })
})
