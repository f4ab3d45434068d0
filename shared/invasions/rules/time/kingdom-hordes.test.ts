import { describe, expect, it } from 'vitest'
import { interceptors } from '../../queries/movement/interception.ts'
import { clientsOf, vassalsOf } from '../../queries/nations/realm.ts'
import { beginMovementOf, landOrder, ordersOffered, playActivation } from '../../testing/march-orders.ts'
import { emptyMap, put, stackDeck, tie, troops } from '../../testing/position.ts'
import { requiredPresetAnswer } from '../../testing/preset-answers.ts'
import { eventsOfType, kindsAsked, placesOfPieces, typesOf } from '../../testing/read-results.ts'

/**
 * A Gothic Kingdom without a city, its horde in Valachia for a capital; Byzantine infantry in Tyras, beyond the
 * Danube.
 */
function gothicKingdom(others: readonly ('dacia' | 'tisia' | 'naissus' | 'savus')[] = []) {
  const state = emptyMap({
    turn: 5,
    nations: { visigoths: { status: 'kingdom', active: true, seat: { kind: 'horde', at: 'valachia' } } },
    control: { valachia: 'visigoths', tyras: 'byzantines', thracia: 'byzantines' }
  })
  for (const at of others) state.control[at] = 'visigoths'
  stackDeck(state, 'plunder', 'silver-1')
  const army = put(state, 'byzantines', 'infantry', 'tyras', 3)
  return { state, army, attack: landOrder('tyras', 'valachia', ...army) }
}

const quietly = {
  'break-through': 'stay',
  retreat: requiredPresetAnswer,
  'place-mercenary': requiredPresetAnswer,
  'lend-mercenary': requiredPresetAnswer
}

describe('VII.D, XXIX.C a Kingdom that still uses its horde as capital', () => {
  it('III.D the horde defends its province, and a hit on it takes it: with three provinces or fewer the Kingdom submits', () => {
    const { state, army, attack } = gothicKingdom()
    const gold = state.nations.byzantines.treasury
    const { events } = playActivation(state, 'byzantines', {
      answers: { march: attack },
      whenever: quietly,
      // The river costs a die; one of the two left hits, the one of the horde does not.
      dice: [4, 1, 1]
    })
    expect(eventsOfType(events, 'battle-began')).toMatchObject([
      { province: 'valachia', defender: 'visigoths' }
    ])
    expect(eventsOfType(events, 'submitted')).toMatchObject([{ vassal: 'visigoths', way: 'capital-taken' }])
    expect(vassalsOf(state, 'byzantines')).toEqual(['visigoths'])
    // XXIX.C: the suzerain leaves, and has drawn a marker; XXIX.B: the horde stays.
    expect(placesOfPieces(state, army)).not.toContain('valachia')
    expect(state.nations.visigoths.seat).toEqual({ kind: 'horde', at: 'valachia' })
    expect(state.control.valachia).toBe('visigoths')
    expect(state.nations.byzantines.treasury).toBeGreaterThan(gold)
  })

  it('XXIX.C a province that the victor held before stays his, and the horde stays in it', () => {
    const { state, army, attack } = gothicKingdom()
    state.control.valachia = 'byzantines'
    state.cities.valachia = { level: 1, fortified: true }
    state.nations.byzantines.seat = { kind: 'capital', at: 'valachia' }
    const { events } = playActivation(state, 'byzantines', {
      answers: { march: attack },
      whenever: quietly,
      dice: [4, 1, 1]
    })
    expect(eventsOfType(events, 'submitted')).toMatchObject([{ vassal: 'visigoths', way: 'capital-taken' }])
    expect(placesOfPieces(state, army)).not.toContain('valachia')
    expect(state.control.valachia).toBe('byzantines')
    expect(typesOf(events)).not.toContain('capital-founded')
  })

  it('III.G with more it does not submit, but loses the horde, its allies and its vassals', () => {
    const { state, attack } = gothicKingdom(['dacia', 'tisia', 'naissus', 'savus'])
    for (const at of ['dacia', 'tisia'] as const) troops(state, 'visigoths', at, 3)
    for (const at of ['naissus', 'savus'] as const) troops(state, 'visigoths', at, 1)
    state.nations.heruls.presence = 'in-play'
    tie(state, { kind: 'vassal', between: ['visigoths', 'heruls'] })
    const { events } = playActivation(state, 'byzantines', {
      answers: { march: attack },
      whenever: quietly,
      dice: [4, 1, 1]
    })
    expect(typesOf(events)).not.toContain('submitted')
    expect(eventsOfType(events, 'vassal-freed')).toMatchObject([{ vassal: 'heruls', way: 'capital-lost' }])
    expect(eventsOfType(events, 'capital-removed')).toMatchObject([{ nation: 'visigoths', from: 'valachia' }])
    expect(state.nations.visigoths.seat).toBeNull()
  })

  it('XXIX.B when one of its units survives and retreats, the horde goes with it', () => {
    const { state, attack } = gothicKingdom(['dacia'])
    const goths = put(state, 'visigoths', 'infantry', 'valachia', 2)
    const { events } = playActivation(state, 'byzantines', {
      answers: { march: attack },
      whenever: { ...quietly, 'recover-units': requiredPresetAnswer },
      dice: [4, 1, 1, 1, 1]
    })
    expect(eventsOfType(events, 'battle-won')).toMatchObject([{ side: 'attacker' }])
    const at = state.nations.visigoths.seat?.at
    expect(at).not.toBe('valachia')
    expect(placesOfPieces(state, goths)).toContain(at)
    expect(state.nations.visigoths.seat?.kind).toBe('horde')
  })

  it('XXVII.A a minor Kingdom becomes the client of a Civilised victor', () => {
    const { state, attack } = gothicKingdom()
    state.nations.visigoths.seat = null
    Object.assign(state.nations.britons, {
      presence: 'in-play',
      activity: 'active',
      status: 'kingdom',
      seat: { kind: 'horde', at: 'valachia' }
    })
    state.control.valachia = 'britons'
    playActivation(state, 'byzantines', { answers: { march: attack }, whenever: quietly, dice: [4, 1, 1] })
    expect(clientsOf(state, 'byzantines')).toContain('britons')
  })

  it('VII.D, XIX.A it is easier to intercept whoever enters its province', () => {
    const { state } = gothicKingdom(['dacia'])
    put(state, 'visigoths', 'infantry', 'dacia')
    const found = interceptors(state, { nation: 'byzantines', target: 'valachia', movers: [] })
    expect(found.flatMap(({ modifiers }) => modifiers)).toContainEqual({
      amount: 3,
      rule: 'XIX.A',
      why: 'own-capital'
    })
  })

  it('VII.D it does not march: it is a capital in all else', () => {
    const { state } = gothicKingdom()
    put(state, 'visigoths', 'infantry', 'valachia')
    beginMovementOf(state, 'visigoths')
    expect(ordersOffered(state)).toContainEqual({ march: { from: 'valachia', to: 'dacia' } })
    const { decisions } = playActivation(state, 'visigoths')
    const [march] = decisions.filter(({ kind }) => kind === 'march')
    expect(JSON.stringify(march?.body)).not.toContain('horde:visigoths')
    expect(kindsAsked(decisions)).toContain('march')
  })
})
