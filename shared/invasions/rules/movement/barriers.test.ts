import { describe, expect, it } from 'vitest'
import type { NationId, UnitKindId } from '../../content/ids.ts'
import { mayEnter } from '../../queries/movement/entry-limits.ts'
import { drive, values } from '../../testing/drive.ts'
import { beginMovementOf, giveOrders, landOrder, verdictOn } from '../../testing/march-orders.ts'
import { bareMap, put } from '../../testing/position.ts'
import {
  askedFor,
  eventsOfType,
  optionKeys,
  placeOfPiece,
  placesOfPieces,
  stepsLeftTo,
  typesOf
} from '../../testing/read-results.ts'
import { playStackingCheck } from '../battle/combat-substep.ts'

describe('XVIII.I Limites', () => {
  const limesAt = (support: number) => {
    const state = bareMap()
    const stack = put(state, 'visigoths', 'infantry', 'valachia', 2)
    const [limes = ''] = put(state, 'byzantines', 'limes', 'moesia_inferior')
    put(state, 'byzantines', 'legion', 'moesia_inferior', support)
    beginMovementOf(state, 'visigoths')
    return { state, stack, limes }
  }

  it('XVIII.I a Limes without support falls at once, stops the invader and costs a unit on an even die', () => {
    const { state, stack, limes } = limesAt(0)
    const { events } = giveOrders(state, [landOrder('valachia', 'moesia_inferior', ...stack)], { dice: [4] })
    expect(state.units[limes]?.at).toBe('reserve')
    expect(eventsOfType(events, 'limes-destroyed')).toHaveLength(1)
    expect(stack.filter((id) => placeOfPiece(state, id) === 'moesia_inferior')).toHaveLength(1)
    expect(stack.every((id) => stepsLeftTo(state, id) === 0)).toBe(true)
  })

  it('XVIII.I an odd die spares the invader', () => {
    const { state, stack } = limesAt(0)
    giveOrders(state, [landOrder('valachia', 'moesia_inferior', ...stack)], { dice: [3] })
    expect(stack.filter((id) => placeOfPiece(state, id) === 'moesia_inferior')).toHaveLength(2)
  })

  it('XVIII.I a Limes with support stands until the battle', () => {
    const { state, stack, limes } = limesAt(1)
    giveOrders(state, [landOrder('valachia', 'moesia_inferior', ...stack)])
    expect(state.units[limes]?.at).toBe('moesia_inferior')
    expect(stack.every((id) => stepsLeftTo(state, id) === 0)).toBe(true)
  })

  it('XVIII.I a Limes without support falls before an interceptor arrives', () => {
    const { state, stack } = limesAt(0)
    const [legion = ''] = put(state, 'byzantines', 'legion', 'thracia')
    const { events } = giveOrders(state, [landOrder('valachia', 'moesia_inferior', ...stack)], {
      answers: { intercept: values({ pieces: [legion] }) },
      dice: [3, 9, 'any']
    })
    const types = typesOf(events)
    expect(types.indexOf('limes-destroyed')).toBeLessThan(types.indexOf('interception'))
  })
})

describe('XVIII.J straits', () => {
  it('XVIII.J a strait is crossed from its shore only and takes all steps', () => {
    const state = bareMap()
    const [near = ''] = put(state, 'vandals', 'infantry', 'baetica')
    const [far = ''] = put(state, 'vandals', 'cavalry', 'castulum')
    state.nations.vandals.presence = 'in-play'
    beginMovementOf(state, 'vandals')
    expect(verdictOn(state, landOrder('castulum', 'tingitania', far))).toBe('not offered')
    expect(verdictOn(state, landOrder('baetica', 'mauritania', near))).toBe('not offered')
    giveOrders(state, [landOrder('baetica', 'tingitania', near)])
    expect(placeOfPiece(state, near)).toBe('tingitania')
    expect(stepsLeftTo(state, near)).toBe(0)
  })

  it('XVIII.J a unit that has moved to the shore does not cross', () => {
    const state = bareMap()
    const [far = ''] = put(state, 'vandals', 'cavalry', 'castulum')
    beginMovementOf(state, 'vandals')
    giveOrders(state, [landOrder('castulum', 'baetica', far)])
    state.movement?.done.pop()
    expect(verdictOn(state, landOrder('baetica', 'tingitania', far))).toBe(
      'refusal.strait-from-the-shore XVIII.J'
    )
  })

  it('XVIII.J those who hold the Bosporus cross it for one step', () => {
    const state = bareMap()
    const [legion = ''] = put(state, 'byzantines', 'legion', 'cappadocia')
    beginMovementOf(state, 'byzantines')
    giveOrders(state, [landOrder('cappadocia', 'thracia', legion)])
    expect(stepsLeftTo(state, legion)).toBe(1)
    const [goth = ''] = put(state, 'visigoths', 'noble-cavalry', 'cappadocia')
    beginMovementOf(state, 'visigoths')
    expect(verdictOn(state, landOrder('cappadocia', 'thracia', goth))).toBe('not offered')
  })

  it('XVIII.J over a strait a stack neither overruns nor holds down defenders, as it would over land', () => {
    const askedFrom = (shore: 'bythinia' | 'moesia_inferior') => {
      const state = bareMap()
      const stack = put(state, 'byzantines', 'legion', shore, 6)
      put(state, 'visigoths', 'infantry', 'thracia')
      state.control.thracia = 'visigoths'
      state.cities.thracia = { level: 3, fortified: false }
      beginMovementOf(state, 'byzantines')
      const { decisions } = giveOrders(state, [landOrder(shore, 'thracia', ...stack)], {
        whenever: { 'break-through': 'stay' }
      })
      expect(placesOfPieces(state, stack)).toEqual(stack.map(() => 'thracia'))
      return askedFor(decisions, 'break-through').flatMap((decision) => optionKeys(decision))
    }
    expect(askedFrom('moesia_inferior')).toEqual(['overrun', 'force', 'stay'])
    expect(askedFrom('bythinia')).toEqual([])
  })
})

describe('XVIII.K closed land', () => {
  it('XVIII.K Scythia is for Nomads, and on turn 1 for the Ostrogoths', () => {
    const toSarkil = (nation: NationId, kind: UnitKindId, turn: number) => {
      const state = bareMap({ turn, clear: ['control'] })
      const unit = put(state, nation, kind, 'donetus')
      beginMovementOf(state, nation)
      return verdictOn(state, landOrder('donetus', 'sarkil', ...unit))
    }
    const closed = 'refusal.closed-land XVIII.K'
    expect(toSarkil('huns', 'horse-archers', 5)).toBe('ok')
    expect(toSarkil('ostrogoths', 'infantry', 1)).toBe('ok')
    expect(toSarkil('ostrogoths', 'infantry', 2)).toBe(closed)
    expect(toSarkil('visigoths', 'infantry', 1)).toBe(closed)
    expect(toSarkil('byzantines', 'legion', 1)).toBe(closed)
  })

  it('XVIII.K, VI.I Nomads who have become a Kingdom are Barbarians no more, and Scythia is closed to them', () => {
    const state = bareMap({ turn: 5, clear: ['control'] })
    state.nations.huns.status = 'kingdom'
    const unit = put(state, 'huns', 'horse-archers', 'donetus')
    beginMovementOf(state, 'huns')
    expect(verdictOn(state, landOrder('donetus', 'sarkil', ...unit))).toBe('refusal.closed-land XVIII.K')
  })

  it('XVIII.K only Arabs enter Arabia Deserta, only Berbers and Mauritanians Mauretania, wherever a seat lies', () => {
    const state = bareMap()
    state.nations.persians.seat = { kind: 'capital', at: 'lachmidaria' }
    expect(mayEnter(state, 'persians', 'arabia_deserta')).toBe(false)
    expect(mayEnter(state, 'arabs', 'arabia_deserta')).toBe(true)
    state.nations.vandals.seat = { kind: 'horde', at: 'aures' }
    expect(mayEnter(state, 'vandals', 'aures')).toBe(false)
    expect(state.nations.mauritanians.seat).toBeNull()
    expect(mayEnter(state, 'mauritanians', 'aures')).toBe(true)
    expect(mayEnter(state, 'berbers', 'aures')).toBe(true)
  })

  it('XVIII.K Arabia Deserta and the Area Mauretania are closed to armies', () => {
    const state = bareMap()
    const [persian = ''] = put(state, 'persians', 'infantry', 'chaldea')
    const [roman = ''] = put(state, 'romans', 'infantry', 'numidia')
    beginMovementOf(state, 'persians')
    expect(verdictOn(state, landOrder('chaldea', 'arabia_deserta', persian))).toBe(
      'refusal.closed-land XVIII.K'
    )
    beginMovementOf(state, 'romans')
    expect(verdictOn(state, landOrder('numidia', 'aures', roman))).toBe('refusal.closed-land XVIII.K')
  })
})

describe('XVII.A the stacking check after movement', () => {
  it('XVII.A too many units: those chosen fall back, the rest keep their ground', () => {
    const state = bareMap()
    const stack = put(state, 'visigoths', 'infantry', 'valachia', 5)
    const [archer = ''] = put(state, 'visigoths', 'archers', 'valachia')
    beginMovementOf(state, 'visigoths')
    const two = [archer, stack[0] ?? '']
    const { events } = drive(state, playStackingCheck, { answers: [values({ units: two })] })
    expect(eventsOfType(events, 'fell-back')).toHaveLength(2)
    expect(placesOfPieces(state, stack.slice(1))).toEqual(Array(4).fill('valachia'))
  })

  it('XVII.A units with nowhere to go are lost', () => {
    const state = bareMap()
    const stack = put(state, 'vandals', 'infantry', 'sardinia', 5)
    state.control = { sardinia: 'vandals' }
    put(state, 'romans', 'legion', 'corsica')
    beginMovementOf(state, 'vandals')
    drive(state, playStackingCheck)
    expect(stack.filter((id) => placeOfPiece(state, id) === 'sardinia')).toHaveLength(4)
    expect(stack.filter((id) => state.units[id]?.at === 'reserve')).toHaveLength(1)
  })

  it('XVII.A any number may pass through during movement', () => {
    const state = bareMap()
    const stack = put(state, 'visigoths', 'infantry', 'valachia', 6)
    beginMovementOf(state, 'visigoths')
    giveOrders(state, [landOrder('valachia', 'tisia', ...stack)])
    expect(stack.every((id) => placeOfPiece(state, id) === 'tisia')).toBe(true)
  })
})
