import { describe, expect, it } from 'vitest'
import type { Answer, Decision } from '../../engine/decision.ts'
import { campaignsOf } from '../queries/campaigns.ts'
import { pieceById, stepsLeft } from '../queries/pieces.ts'
import { placeUnit } from '../queries/placement.ts'
import type { InvasionsState } from '../state.ts'
import { drive } from '../testing/drive.ts'
import { bareState, done, encamp, lead, nobody, order, replies, station, stay } from '../testing/position.ts'
import { playCampaigns } from './campaigns.ts'
import { marchQuestion } from './march-orders.ts'
import { beginMovement } from './marching.ts'

const at = (state: InvasionsState, id: string) => pieceById(state, id)?.at
const pick = (option: string): Answer => ({ option })

function campaign(
  state: InvasionsState,
  leaders: readonly string[],
  orders: readonly Answer[],
  others: Readonly<Record<string, readonly Answer[]>> = {},
  dice: readonly number[] = []
) {
  return drive(state, (play) => playCampaigns(play, { task: 'campaigns', done: [] }), {
    agenda: true,
    dice,
    answers: replies(
      {
        'choose-campaigner': [...leaders.map(pick), pick('done')],
        'campaign-march': orders,
        intercept: Array<Answer>(9).fill(nobody),
        flee: Array<Answer>(9).fill(stay),
        ...others
      },
      ({ kind, body }: Decision) => {
        if (kind === 'campaign-march') return done
        const no = body.type === 'choice' && body.options.some(({ key }) => key === 'no')
        return no ? pick('no') : null
      }
    )
  })
}

function romanEast() {
  const state = bareState()
  state.active = ['romans', 'byzantines']
  const legions = station(state, 'romans', 'legion', 3, 'osroene')
  const iulianus = lead(state, 'iulianus', 'osroene')
  return { state, legions, iulianus }
}

describe('XXII.A campaigns', () => {
  it('XXII.A a leader campaigns as often as his value says, and may stop before', () => {
    const { state } = romanEast()
    const iulianus = state.leaders.iulianus
    expect(iulianus && campaignsOf(state, iulianus)).toBe(2)
    const { events } = campaign(state, ['iulianus'], [], { 'campaign-again': [pick('yes')] })
    expect(events.filter(({ type }) => type === 'campaign-began')).toHaveLength(2)
    const once = romanEast()
    const again = campaign(once.state, ['iulianus'], [], { 'campaign-again': [pick('no')] })
    expect(again.events.filter(({ type }) => type === 'campaign-began')).toHaveLength(1)
  })

  it('XXII.A a leader of value 0 has none, nor has one who must keep still', () => {
    const state = bareState()
    state.active = ['visigoths', 'romans']
    lead(state, 'rex-visigoths', 'valachia')
    lead(state, 'iulianus', 'osroene')
    Object.assign(state.leaders.iulianus ?? {}, { inactiveUntil: 'turn-end' })
    const { decisions } = drive(state, (play) => playCampaigns(play, { task: 'campaigns', done: [] }))
    expect(decisions).toEqual([])
  })

  it('XXII.A several leaders go in any order, one after the other', () => {
    const { state } = romanEast()
    lead(state, 'gratianus', 'treveria')
    const { events } = campaign(state, ['gratianus', 'iulianus'], [], { 'campaign-again': [pick('yes')] })
    const order = events.flatMap((event) => (event.type === 'campaign-began' ? [event.leader] : []))
    expect(order).toEqual(['gratianus', 'iulianus', 'iulianus'])
  })

  it('XXII.A first the leader and his stack may be redeployed in connected friendly land, free', () => {
    const { state, legions, iulianus } = romanEast()
    const { events } = campaign(state, ['iulianus'], [order('redeploy>thracia', ...legions, iulianus)])
    expect([...legions, iulianus].map((id) => at(state, id))).toEqual(Array(4).fill('thracia'))
    expect(events.map(({ type }) => type)).toContain('redeployed')
  })

  it('XXII.A after a move it is too late to redeploy, and hostile ground is never open to it', () => {
    const { state, legions, iulianus } = romanEast()
    state.active = ['romans']
    beginMovement(state, ['romans'], 'iulianus')
    const keys = () => {
      const [field] = state.movement ? marchQuestion(state, state.movement, 'romans').form.fields : []
      return field?.field === 'one' ? field.options.map(({ key }) => key) : []
    }
    expect(keys()).toContain('redeploy>thracia')
    expect(keys()).not.toContain('redeploy>adiabene')
    const { movement } = state
    if (movement) movement.mayRedeploy = false
    expect(keys().filter((key) => key.startsWith('redeploy'))).toEqual([])
    expect(legions.length + iulianus.length).toBeGreaterThan(0)
  })

  it('XXII.A a horde never moves on campaign', () => {
    const state = bareState()
    const horde = encamp(state, 'huns', 'valachia')
    station(state, 'huns', 'horse-archers', 2, 'valachia')
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
    const [rider = ''] = station(state, 'byzantines', 'cavalry', 1, 'coele_syria')
    campaign(
      state,
      ['iulianus'],
      [order('coele_syria>osroene', rider), order('osroene>amida', ...legions, rider, iulianus), done]
    )
    expect(at(state, rider)).toBe('amida')
    expect(at(state, iulianus)).toBe('amida')
  })

  it('XXII.B nobody else moves', () => {
    const { state } = romanEast()
    const [rider = ''] = station(state, 'byzantines', 'cavalry', 1, 'coele_syria')
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
      { 'campaign-again': [pick('yes')] }
    )
    expect(at(state, iulianus)).toBe('melitene')
    const piece = pieceById(state, legions[0] ?? '')
    expect(piece && stepsLeft(state, piece, [])).toBe(3)
  })
})

describe('XXIV.C sieges kept up on campaign', () => {
  const atAdiabene = () => {
    const { state, legions, iulianus } = romanEast()
    for (const id of legions) placeUnit(state, id, 'adiabene')
    Object.assign(state.leaders.iulianus ?? {}, { at: 'adiabene' })
    return { state, legions, iulianus }
  }
  const sieges = {
    besiege: Array<Answer>(5).fill(pick('besiege')),
    assault: Array<Answer>(5).fill(pick('siege'))
  }

  it('XXIV.C a failed siege goes on with one unit while the leader acts elsewhere, until his campaigns are over', () => {
    const { state, legions, iulianus } = atAdiabene()
    const [first = '', ...rest] = legions
    const { events } = campaign(
      state,
      ['iulianus'],
      [done, order('adiabene>amida', ...rest, iulianus), done],
      { ...sieges, 'keep-siege': [pick('keep')], 'campaign-again': [pick('yes')] },
      // Four dice with Iulianus there, one without him.
      [1, 1, 1, 1, 1]
    )
    expect(events.filter(({ type }) => type === 'siege-kept')).toHaveLength(1)
    const rolled = events.filter(({ type }) => type === 'siege')
    expect(rolled).toHaveLength(2)
    expect(at(state, iulianus)).toBe('amida')
    expect(at(state, first)).not.toBe('adiabene')
    expect(state.keptSieges).toEqual([])
  })

  it('XXIV.C without a campaign to come the besieger withdraws', () => {
    const { state, legions } = atAdiabene()
    campaign(state, ['iulianus'], [done], { ...sieges, 'keep-siege': [pick('withdraw')] }, [1, 1, 1, 1])
    expect(legions.some((id) => at(state, id) === 'adiabene')).toBe(false)
  })
})
