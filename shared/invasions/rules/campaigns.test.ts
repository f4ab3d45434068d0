import { describe, expect, it } from 'vitest'
import type { Answer } from '../../engine/decision.ts'
import { campaignsOf } from '../queries/campaigns.ts'
import type { InvasionsState } from '../state.ts'
import { drive } from '../testing/drive.ts'
import { done, type Marching, march, noReaction, order, ordersOffered } from '../testing/movement.ts'
import { bareMap, encamp, lead, put } from '../testing/position.ts'
import { eventsOf, placeOf, placesOf, stepsOf, typesOf } from '../testing/read.ts'
import { playCampaigns } from './campaigns.ts'
import { marchQuestion } from './march-orders.ts'
import { beginMovement } from './marching.ts'

/** Leaders campaign one after the other; nobody reacts, and no further campaign is begun, but as said. */
function campaign(
  state: InvasionsState,
  leaders: readonly string[],
  orders: readonly Answer[],
  { answers = {}, whenever = {}, dice = [] }: Marching = {}
) {
  return drive(state, (play) => playCampaigns(play, { task: 'campaigns', done: [] }), {
    agenda: true,
    dice,
    answers: { 'choose-campaigner': leaders, 'campaign-march': orders, ...answers },
    whenever: {
      ...noReaction,
      'choose-campaigner': 'done',
      'campaign-march': done,
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
  it('XXII.A a leader campaigns as often as his value says, and may stop before', () => {
    const { state } = romanEast()
    const iulianus = state.leaders.iulianus
    expect(iulianus && campaignsOf(state, iulianus)).toBe(2)
    const { events } = campaign(state, ['iulianus'], [], { answers: { 'campaign-again': 'yes' } })
    expect(eventsOf(events, 'campaign-began')).toHaveLength(2)
    const once = romanEast()
    const again = campaign(once.state, ['iulianus'], [], { answers: { 'campaign-again': 'no' } })
    expect(eventsOf(again.events, 'campaign-began')).toHaveLength(1)
  })

  it('XXII.A a leader of value 0 has none, nor has one who must keep still', () => {
    const state = bareMap({ active: ['visigoths', 'romans'] })
    lead(state, 'rex-visigoths', 'valachia')
    lead(state, 'iulianus', 'osroene')
    Object.assign(state.leaders.iulianus ?? {}, { inactiveUntil: 'turn-end' })
    const { decisions } = drive(state, (play) => playCampaigns(play, { task: 'campaigns', done: [] }))
    expect(decisions).toEqual([])
  })

  it('XXII.A several leaders go in any order, one after the other', () => {
    const { state } = romanEast()
    lead(state, 'gratianus', 'treveria')
    const { events } = campaign(state, ['gratianus', 'iulianus'], [], {
      answers: { 'campaign-again': 'yes' }
    })
    const order = eventsOf(events, 'campaign-began').map(({ leader }) => leader)
    expect(order).toEqual(['gratianus', 'iulianus', 'iulianus'])
  })

  it('XXII.A first the leader and his stack may be redeployed in connected friendly land, free', () => {
    const { state, legions, iulianus } = romanEast()
    const { events } = campaign(state, ['iulianus'], [order('redeploy>thracia', ...legions, iulianus)])
    expect(placesOf(state, [...legions, iulianus])).toEqual(Array(4).fill('thracia'))
    expect(typesOf(events)).toContain('redeployed')
  })

  it('XXII.A after a move it is too late to redeploy, and hostile ground is never open to it', () => {
    const { state, legions, iulianus } = romanEast()
    state.active = ['romans']
    beginMovement(state, ['romans'], 'iulianus')
    expect(ordersOffered(state)).toContain('redeploy>thracia')
    expect(ordersOffered(state)).not.toContain('redeploy>adiabene')
    let after: string[] = []
    march(state, [order('osroene>amida', ...legions, iulianus)], {
      whenever: {
        'campaign-march': () => {
          after = ordersOffered(state)
          return done
        }
      }
    })
    expect(after).toContain('amida>osroene')
    expect(after.filter((key) => key.startsWith('redeploy'))).toEqual([])
  })

  it('XXII.A a horde never moves on campaign', () => {
    const state = bareMap()
    const horde = encamp(state, 'huns', 'valachia')
    put(state, 'huns', 'horse-archers', 'valachia', 2)
    lead(state, 'attila', 'valachia')
    state.active = ['huns']
    state.thisTurn.invading = ['huns']
    beginMovement(state, ['huns'], 'attila')
    const question = state.movement && marchQuestion(state, state.movement, 'huns')
    const pieces = question?.form.fields[1]
    expect(pieces?.field === 'many' && pieces.options.map(({ key }) => key)).not.toContain(horde)
  })

  it('XXII.A a card gives one leader a campaign more, or takes one from all', () => {
    const { state } = romanEast()
    const { iulianus } = state.leaders
    if (!iulianus) throw new Error('no Iulianus')
    state.thisTurn.effects.push({ effect: 'campaigns', nation: 'romans', amount: -1 })
    expect(campaignsOf(state, iulianus)).toBe(1)
    state.thisTurn.effects.push({ effect: 'campaigns', nation: 'romans', amount: 1 })
    expect(campaignsOf(state, iulianus)).toBe(2)
  })
})

describe('XXII.B movement on campaign', () => {
  it('XXII.B units come to the leader and go on with him, within their own steps', () => {
    const { state, legions, iulianus } = romanEast()
    const [rider = ''] = put(state, 'byzantines', 'cavalry', 'coele_syria')
    campaign(
      state,
      ['iulianus'],
      [order('coele_syria>osroene', rider), order('osroene>amida', ...legions, rider, iulianus), done]
    )
    expect(placeOf(state, rider)).toBe('amida')
    expect(placeOf(state, iulianus)).toBe('amida')
  })

  it('XXII.B nobody else moves', () => {
    const { state } = romanEast()
    const [rider = ''] = put(state, 'byzantines', 'cavalry', 'coele_syria')
    beginMovement(state, state.active, 'iulianus')
    const question = state.movement && marchQuestion(state, state.movement, 'romans')
    const alone = question?.check({ move: 'coele_syria>syria', pieces: [rider] })
    expect(alone?.ok).toBe(false)
    const joining = question?.check({ move: 'coele_syria>osroene', pieces: [rider] })
    expect(joining?.ok).toBe(true)
    const leaving = question?.check({ move: 'osroene>amida', pieces: [state.units[rider]?.id ?? ''] })
    expect(leaving?.ok).toBe(false)
  })

  it('XXII.B a unit of his stack does not go off without him', () => {
    const { state, legions, iulianus } = romanEast()
    beginMovement(state, state.active, 'iulianus')
    const question = state.movement && marchQuestion(state, state.movement, 'romans')
    const verdict = question?.check({ move: 'osroene>amida', pieces: [legions[0] ?? ''] })
    expect(verdict).toMatchObject({ ok: false, refusal: { rule: 'XXII.B' } })
    expect(question?.check({ move: 'osroene>amida', pieces: [legions[0] ?? '', iulianus] }).ok).toBe(true)
  })

  it('XXII.B each campaign renews the steps', () => {
    const { state, legions, iulianus } = romanEast()
    campaign(
      state,
      ['iulianus'],
      [
        order('osroene>amida', ...legions, iulianus),
        done,
        order('amida>osroene', ...legions, iulianus),
        order('osroene>melitene', ...legions, iulianus),
        done
      ],
      { answers: { 'campaign-again': 'yes' } }
    )
    expect(placeOf(state, iulianus)).toBe('melitene')
    expect(stepsOf(state, legions[0] ?? '')).toBe(3)
  })
})
