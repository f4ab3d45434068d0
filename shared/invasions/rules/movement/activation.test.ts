import { describe, expect, it } from 'vitest'
import type { Decision } from '../../../engine/decision.ts'
import { sideOf } from '../../catalogue.ts'
import type { NationId, SideId } from '../../content/ids.ts'
import { stance } from '../../queries/relations/stance.ts'
import { defaultStandingOrders, type StandingOrders } from '../../standing-orders.ts'
import { values } from '../../testing/drive.ts'
import { landOrder, noMoreOrders, playActivation } from '../../testing/march-orders.ts'
import { bareMap, lead, put } from '../../testing/position.ts'
import {
  askedFor,
  eventsOfType,
  kindsAsked,
  placeOfPiece,
  placesOfPieces,
  typesOf
} from '../../testing/read-results.ts'
import type { ProvinceId } from '../../world/provinces.ts'
import { battlefields } from '../battle/combat-substep.ts'
import { endRelations, replaceRelations } from '../relations/relation-list.ts'
import { activationGroup } from './activation.ts'

/** Visigoths, as active Barbarians. */
const visigoths = { nations: { visigoths: { status: 'barbarian', active: true } } } as const

describe('VI.G who acts when', () => {
  it('VI.K Rome and Byzantium act together on turns 1 and 2, in the later of their places', () => {
    const state = bareMap()
    expect(activationGroup(state, 'romans')).toEqual(['romans', 'byzantines'])
    const first = playActivation(state, 'romans')
    const second = playActivation(state, 'byzantines')
    const began = [...first.events, ...second.events].filter(({ type }) => type === 'activation-began')
    expect(began).toEqual([{ type: 'activation-began', nations: ['romans', 'byzantines'], invading: false }])
    expect(state.thisTurn.activated).toEqual(expect.arrayContaining(['romans', 'byzantines']))
    state.turn = 3
    state.thisTurn.activated = []
    expect(activationGroup(state, 'romans')).toEqual(['romans'])
  })
})

/** One player declares hostility; the others do not. */
const declaring = (who: SideId, ...nations: NationId[]) => ({
  whenever: { 'declare-hostility': ({ side }: Decision) => values({ nations: side === who ? nations : [] }) }
})
const hostility = (nation: NationId, against: NationId) =>
  ({ type: 'hostility-declared', nation, against, way: 'declared' }) as const

describe('XII.D hostility in Barbarian Areas', () => {
  const neighbours = () => {
    const horde = (at: 'valachia' | 'hypanis') => ({ active: true, seat: { kind: 'horde', at } }) as const
    return bareMap({ nations: { visigoths: horde('valachia'), huns: horde('hypanis') } })
  }

  it('XII.D the activated nation may declare itself hostile for the turn', () => {
    const state = neighbours()
    expect(stance(state, 'huns', 'visigoths', 'valachia')).toBe('neutral')
    const { events } = playActivation(state, 'huns', declaring('huns', 'visigoths'))
    expect(events).toContainEqual(hostility('huns', 'visigoths'))
    expect(stance(state, 'huns', 'visigoths', 'valachia')).toBe('hostile')
    state.turn = 2
    expect(stance(state, 'huns', 'visigoths', 'valachia')).toBe('neutral')
  })

  it('XII.D the other nations may declare hostility too', () => {
    const state = neighbours()
    const { events } = playActivation(state, 'huns', declaring('goths', 'visigoths'))
    expect(events).toContainEqual(hostility('visigoths', 'huns'))
  })

  it('XII.D asks all together, the active nation last, and records a hostility once', () => {
    const state = neighbours()
    const all = { whenever: { 'declare-hostility': values({ nations: ['visigoths'] }) } }
    const { events, decisions } = playActivation(state, 'huns', all)
    const asked = decisions.filter(({ kind }) => kind === 'declare-hostility')
    expect(asked.map(({ side }) => side)).toEqual(['goths', 'huns'])
    expect(events.filter(({ type }) => type === 'hostility-declared')).toHaveLength(1)
  })

  it('XII.D no distance keeps Barbarians from declaring it, as long as one of them is in a Barbarian Area', () => {
    const far = (huns: ProvinceId, goths: ProvinceId) => {
      const horde = (at: ProvinceId) => ({ active: true, seat: { kind: 'horde', at } }) as const
      const state = bareMap({ nations: { visigoths: horde(goths), huns: horde(huns) } })
      return kindsAsked(playActivation(state, 'huns', declaring('huns')).decisions)
    }
    expect(far('sarkil', 'gothlandia')).toContain('declare-hostility')
    expect(far('sarkil', 'lusitania')).toContain('declare-hostility')
    expect(far('africa', 'lusitania')).not.toContain('declare-hostility')
  })

  it('XII.D does not ask a player who ordered his nations to stay neutral this turn', () => {
    const state = neighbours()
    state.hands.goths.orders = { ...defaultStandingOrders, neutralOn: state.turn }
    const { decisions } = playActivation(state, 'huns', declaring('huns'))
    const asked = decisions.filter(({ kind }) => kind === 'declare-hostility')
    expect(asked.map(({ side }) => side)).toEqual(['huns'])
  })
})

describe('XII.D standing attitudes', () => {
  const orderly = (attitudes?: StandingOrders['attitudes']) => {
    const horde = (at: 'valachia' | 'hypanis') => ({ active: true, seat: { kind: 'horde', at } }) as const
    const state = bareMap({ nations: { visigoths: horde('valachia'), huns: horde('hypanis') } })
    for (const side of ['huns', 'goths'] as const) {
      state.hands[side].orders = { ...defaultStandingOrders, ...(attitudes ? { attitudes } : {}) }
    }
    return state
  }
  const settled = { whenever: { 'set-attitudes': values({ nations: ['visigoths'] }) } }

  it('XII.D a player with standing orders says once how his nations stand, and is not asked again', () => {
    const state = orderly()
    const { events, decisions } = playActivation(state, 'huns', settled)
    expect(kindsAsked(decisions)).toContain('set-attitudes')
    expect(kindsAsked(decisions)).not.toContain('declare-hostility')
    expect(events).toContainEqual(hostility('huns', 'visigoths'))
    expect(state.hands.huns.orders?.attitudes).toMatchObject({ visigoths: 'hostile', vandals: 'neutral' })
    state.thisTurn.activated = []
    state.turn = 2
    const next = playActivation(state, 'huns')
    expect(kindsAsked(next.decisions)).not.toContain('set-attitudes')
    expect(next.events).toContainEqual(hostility('huns', 'visigoths'))
  })

  it('XII.D his nations are hostile to an activated people as his orders say', () => {
    const state = orderly({ huns: 'hostile' })
    const { events } = playActivation(state, 'huns', {
      whenever: { 'set-attitudes': values({ nations: [] }) }
    })
    expect(events).toContainEqual(hostility('visigoths', 'huns'))
  })

  it('XII.D he is asked at each activation where he wants to be', () => {
    const state = orderly({ visigoths: 'ask', huns: 'ask' })
    const { decisions } = playActivation(state, 'huns', declaring('huns', 'visigoths'))
    expect(decisions.filter(({ kind }) => kind === 'declare-hostility').map(({ side }) => side)).toEqual([
      'goths',
      'huns'
    ])
  })

  it('XII.D he is asked anew when a lasting relation between them has ended', () => {
    const state = orderly({ visigoths: 'hostile' })
    replaceRelations(state, [
      { kind: 'vassal', suzerain: 'huns', vassal: 'visigoths', since: 1, mercenary: null }
    ])
    endRelations(state, ({ kind }) => kind === 'vassal')
    expect(state.hands.huns.orders?.attitudes).toEqual({})
  })
})

describe('XII.D hostility to the vassals of Barbarians', () => {
  /** Gepids, a Kingdom and vassals of the Huns, in Dacia; the Visigoths next door. */
  const vassalKingdom = () => {
    const horde = (at: 'valachia' | 'hypanis') => ({ active: true, seat: { kind: 'horde', at } }) as const
    return bareMap({
      nations: {
        visigoths: horde('valachia'),
        huns: horde('hypanis'),
        gepids: { status: 'kingdom', active: true }
      },
      units: [{ nation: 'gepids', kind: 'infantry', at: 'dacia' }],
      relations: [{ kind: 'vassal', between: ['huns', 'gepids'] }]
    })
  }
  const declared = (nation: 'visigoths' | 'gepids', against: 'visigoths' | 'gepids') => {
    const state = vassalKingdom()
    expect(stance(state, 'gepids', 'visigoths', 'dacia')).toBe('neutral')
    playActivation(state, nation, declaring(sideOf(nation), against))
    return stance(state, 'gepids', 'visigoths', 'dacia')
  }

  it('XII.D Barbarians may declare it on a vassal Kingdom of Barbarians in a Barbarian Area', () => {
    expect(declared('visigoths', 'gepids')).toBe('hostile')
  })

  it('XII.D the activated vassal may declare it, and others on the vassal', () => {
    expect(declared('gepids', 'visigoths')).toBe('hostile')
  })

  it('XII.D a Kingdom that is no vassal may not declare it', () => {
    const state = vassalKingdom()
    replaceRelations(state, [])
    const { decisions } = playActivation(state, 'gepids')
    expect(kindsAsked(decisions)).not.toContain('declare-hostility')
    expect(stance(state, 'gepids', 'visigoths', 'dacia')).toBe('hostile')
  })
})

describe('XVIII.H invasions', () => {
  const invader = (invading: boolean) => {
    const state = bareMap({ ...visigoths, invading: invading ? ['visigoths'] : [] })
    const units = put(state, 'visigoths', 'infantry', 'valachia', 5)
    return { state, units }
  }

  it('XVIII.H an invader plays its Unit Stacks substep twice, others once', () => {
    const { state, units } = invader(true)
    const [one = ''] = units
    playActivation(state, 'visigoths', {
      answers: {
        march: [
          landOrder('valachia', 'dacia', one),
          landOrder('dacia', 'tisia', one),
          noMoreOrders,
          landOrder('tisia', 'dacia', one),
          noMoreOrders
        ]
      }
    })
    expect(placeOfPiece(state, one)).toBe('dacia')
    const marches = (invading: boolean) =>
      askedFor(playActivation(invader(invading).state, 'visigoths').decisions, 'march').length
    expect([marches(true), marches(false)]).toEqual([2, 1])
  })

  it('XVIII.H stacks of an invader hold one unit more', () => {
    const { state, units } = invader(true)
    playActivation(state, 'visigoths')
    expect(units.filter((id) => placeOfPiece(state, id) === 'valachia')).toHaveLength(5)
    const other = invader(false)
    playActivation(other.state, 'visigoths')
    expect(other.units.filter((id) => placeOfPiece(other.state, id) === 'valachia')).toHaveLength(4)
  })
})

describe('XX.A the combat substep', () => {
  it('XX.A battles come in the order the attacker chooses, and nobody is left among enemies', () => {
    const state = bareMap(visigoths)
    const [one = '', two = ''] = put(state, 'visigoths', 'infantry', 'valachia', 2)
    put(state, 'byzantines', 'legion', 'moesia_inferior')
    put(state, 'byzantines', 'legion', 'moesia_superior')
    const { decisions } = playActivation(state, 'visigoths', {
      answers: {
        march: [landOrder('valachia', 'moesia_inferior', one), landOrder('valachia', 'moesia_superior', two)],
        'next-battle': 'moesia_superior',
        retreat: [values({ to: 'valachia', units: [two] }), values({ to: 'valachia', units: [one] })]
      },
      dice: [1, 1, 1, 1, 1, 1]
    })
    expect(askedFor(decisions, 'next-battle')).toHaveLength(1)
    expect(battlefields(state, ['visigoths'])).toEqual([])
    expect(placesOfPieces(state, [one, two])).toEqual(['valachia', 'valachia'])
  })

  it('XVIII.I a Limes left alone among enemies falls without a battle', () => {
    const state = bareMap(visigoths)
    put(state, 'visigoths', 'infantry', 'moesia_inferior')
    const [limes = ''] = put(state, 'byzantines', 'limes', 'moesia_inferior')
    const { events } = playActivation(state, 'visigoths', { dice: [3] })
    expect(state.units[limes]?.at).toBe('reserve')
    expect(typesOf(events)).not.toContain('battle-began')
  })

  it('XXIV.A before an undefended enemy city a stack besieges or leaves', () => {
    const state = bareMap(visigoths)
    const [one = ''] = put(state, 'visigoths', 'infantry', 'valachia')
    state.cities.moesia_inferior = { level: 1, fortified: true }
    const { decisions } = playActivation(state, 'visigoths', {
      answers: {
        march: [landOrder('valachia', 'moesia_inferior', one), noMoreOrders],
        besiege: 'withdraw',
        retreat: values({ to: 'valachia', units: [one] })
      }
    })
    expect(kindsAsked(decisions)).toContain('besiege')
    expect(placeOfPiece(state, one)).toBe('valachia')
  })

  it('XXIV.B a Barbarian leader spreads terror before an unfortified city, once', () => {
    const state = bareMap(visigoths)
    const [one = ''] = put(state, 'visigoths', 'infantry', 'valachia')
    const king = lead(state, 'fritigernus', 'valachia')
    state.cities.moesia_inferior = { level: 1, fortified: false }
    const { events } = playActivation(state, 'visigoths', {
      answers: {
        march: [landOrder('valachia', 'moesia_inferior', one, king), noMoreOrders],
        besiege: 'withdraw',
        'keep-siege': 'withdraw',
        retreat: values({ to: 'valachia', units: [one] }),
        'choose-campaigner': 'done'
      },
      dice: [3]
    })
    expect(eventsOfType(events, 'terror')).toHaveLength(1)
  })
})
