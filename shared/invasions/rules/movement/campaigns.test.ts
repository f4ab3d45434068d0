import { describe, expect, it } from 'vitest'
import type { Answer } from '../../../engine/decision.ts'
import type { InvasionsState } from '../../state.ts'
import { drive } from '../../testing/drive.ts'
import {
  landOrder,
  type MarchOptions,
  noMoreOrders,
  noReaction,
  verdictOn
} from '../../testing/march-orders.ts'
import { bareMap, encamp, lead, put } from '../../testing/position.ts'
import { eventsOfType, optionKeys, placeOfPiece, stepsLeftTo } from '../../testing/read-results.ts'
import { playCampaigns } from './campaigns.ts'
import { beginMovement } from './marching.ts'

/** Leaders campaign one after the other. Unless the answers say otherwise, nobody reacts and no leader campaigns again. */
function campaign(
  state: InvasionsState,
  leaders: readonly string[],
  orders: readonly Answer[],
  { answers = {}, whenever = {}, dice = [] }: MarchOptions = {}
) {
  return drive(state, (play) => playCampaigns(play, { task: 'campaigns', done: [] }), {
    agenda: true,
    dice,
    answers: { 'choose-campaigner': leaders, 'campaign-march': orders, ...answers },
    whenever: {
      ...noReaction,
      'choose-campaigner': 'done',
      'campaign-march': noMoreOrders,
      'campaign-again': 'no',
      ...whenever
    }
  })
}

function romanEast() {
  const state = bareMap({ active: ['romans', 'byzantines'] })
  const legions = put(state, 'romans', 'legion', 'osroene', 3)
  const iulianus = lead(state, 'iulianus', 'osroene')
  return { state, legions, iulianus }
}

describe('XXII.A campaigns', () => {
  const began = ({ events }: ReturnType<typeof campaign>) =>
    eventsOfType(events, 'campaign-began').map(({ leader }) => leader)
  const always = { whenever: { 'campaign-again': 'yes' } }

  it.each([
    ['gratianus', 1],
    ['iulianus', 2],
    ['heraclius', 3]
  ])('XXII.A %s campaigns as often as is printed on him, %i times at most', (leader, times) => {
    const state = bareMap({ active: ['romans', 'byzantines'] })
    lead(state, leader, 'treveria')
    expect(began(campaign(state, [leader], [], always))).toEqual(Array(times).fill(leader))
  })

  it('XXII.A a leader may end his campaigns early', () => {
    const { state } = romanEast()
    expect(began(campaign(state, ['iulianus'], [], { answers: { 'campaign-again': 'no' } }))).toEqual([
      'iulianus'
    ])
  })

  it('XXII.A a leader of value 0 has no campaign, nor has one who must keep still (XIII.E)', () => {
    const state = bareMap({ active: ['romans'] })
    lead(state, 'honorius', 'treveria')
    lead(state, 'iulianus', 'osroene')
    const asked = () => {
      const run = drive(state, (play) => playCampaigns(play, { task: 'campaigns', done: [] }), {
        agenda: true,
        whenever: { 'choose-campaigner': 'done' }
      })
      return run.decisions.map((decision) => optionKeys(decision))
    }
    expect(asked()).toEqual([['done', 'iulianus']])
    Object.assign(state.leaders.iulianus ?? {}, { inactiveUntil: 'turn-end' })
    expect(asked()).toEqual([])
  })

  it('XXII.A several leaders go in the order their player likes, and their campaigns are not mixed', () => {
    const { state } = romanEast()
    lead(state, 'gratianus', 'treveria')
    lead(state, 'heraclius', 'thracia')
    expect(began(campaign(state, ['heraclius', 'gratianus', 'iulianus'], [], always))).toEqual([
      ...['heraclius', 'heraclius', 'heraclius', 'gratianus', 'iulianus', 'iulianus']
    ])
  })

  it('XXII.A a horde never moves on campaign, not even beside an invading leader', () => {
    const state = bareMap({ active: ['huns'], invading: ['huns'], clear: ['control'] })
    const horde = encamp(state, 'huns', 'valachia')
    const riders = put(state, 'huns', 'horse-archers', 'valachia', 2)
    const attila = lead(state, 'attila', 'valachia')
    beginMovement(state, ['huns'], 'attila')
    expect(verdictOn(state, landOrder('valachia', 'dacia', ...riders, attila))).toBe('ok')
    expect(verdictOn(state, landOrder('valachia', 'dacia', ...riders, attila, horde))).toBe(
      'refusal.may-not-move XVIII.B'
    )
  })

  it('X.B a card gives the first leader who sets out a campaign more, and nobody else', () => {
    const { state } = romanEast()
    lead(state, 'gratianus', 'treveria')
    state.thisTurn.effects.push({ effect: 'campaigns', nation: 'romans', amount: 1 })
    expect(began(campaign(state, ['gratianus', 'iulianus'], [], always))).toEqual([
      ...['gratianus', 'gratianus', 'iulianus', 'iulianus']
    ])
  })

  it('X.B a card takes one campaign from every leader of a nation', () => {
    const { state } = romanEast()
    lead(state, 'gratianus', 'treveria')
    state.thisTurn.effects.push({ effect: 'campaigns', nation: 'romans', amount: -1 })
    expect(began(campaign(state, ['iulianus'], [], always))).toEqual(['iulianus'])
  })
})

describe('XXII.B movement on campaign', () => {
  it('XXII.B units come to the leader and go on with him, within their own steps', () => {
    const { state, legions, iulianus } = romanEast()
    const [rider = ''] = put(state, 'byzantines', 'cavalry', 'coele_syria')
    campaign(
      state,
      ['iulianus'],
      [
        landOrder('coele_syria', 'osroene', rider),
        landOrder('osroene', 'amida', ...legions, rider, iulianus),
        noMoreOrders
      ]
    )
    expect(placeOfPiece(state, rider)).toBe('amida')
    expect(placeOfPiece(state, iulianus)).toBe('amida')
  })

  it('XXII.B nobody moves but to him or with him', () => {
    const { state, legions, iulianus } = romanEast()
    const [legion = ''] = legions
    const [rider = ''] = put(state, 'byzantines', 'cavalry', 'coele_syria')
    const caesar = lead(state, 'gratianus', 'coele_syria')
    beginMovement(state, state.active, 'iulianus')
    expect(verdictOn(state, landOrder('coele_syria', 'osroene', rider))).toBe('ok')
    expect(verdictOn(state, landOrder('coele_syria', 'syria', rider))).toBe('not offered')
    expect(verdictOn(state, landOrder('coele_syria', 'osroene', rider, caesar))).toBe(
      'refusal.may-not-move XVIII.B'
    )
    expect(verdictOn(state, landOrder('osroene', 'amida', legion))).toBe(
      'refusal.only-with-the-leader XXII.B'
    )
    expect(verdictOn(state, landOrder('osroene', 'amida', legion, iulianus))).toBe('ok')
    expect(verdictOn(state, landOrder('osroene', 'amida', iulianus))).toBe('ok')
  })

  it('XXII.B each campaign renews the steps', () => {
    const { state, legions, iulianus } = romanEast()
    campaign(
      state,
      ['iulianus'],
      [
        landOrder('osroene', 'amida', ...legions, iulianus),
        noMoreOrders,
        landOrder('amida', 'osroene', ...legions, iulianus),
        landOrder('osroene', 'melitene', ...legions, iulianus),
        noMoreOrders
      ],
      { answers: { 'campaign-again': 'yes' } }
    )
    expect(placeOfPiece(state, iulianus)).toBe('melitene')
    expect(stepsLeftTo(state, legions[0] ?? '')).toBe(3)
  })
})
