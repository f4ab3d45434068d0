import { describe, expect, it } from 'vitest'
import type { InvasionsState } from '../../state.ts'
import { beginMovementOf, giveOrders, landOrder } from '../../testing/march-orders.ts'
import { bareMap, encamp, lead, put } from '../../testing/position.ts'
import {
  askedFor,
  eventsOfType,
  optionKeys,
  placeOfPiece,
  placesOfPieces,
  stepsLeftTo
} from '../../testing/read-results.ts'

describe('XVIII.E overrun', () => {
  it('XVIII.E E13 Iulianus runs over two single units for four steps', () => {
    const state = bareMap()
    const horse = put(state, 'romans', 'cavalry', 'amida', 3)
    const foot = [...put(state, 'romans', 'legion', 'amida', 4)]
    const iulianus = lead(state, 'iulianus', 'amida')
    put(state, 'persians', 'infantry', 'adiabene')
    put(state, 'persians', 'infantry', 'akkad')
    beginMovementOf(state, 'romans')
    const all = [...horse, ...foot, iulianus]
    const { events } = giveOrders(
      state,
      [landOrder('amida', 'adiabene', ...all), landOrder('adiabene', 'akkad', ...all)],
      {
        answers: {
          'break-through': ['overrun', 'overrun']
        }
      }
    )
    expect(eventsOfType(events, 'overrun')).toHaveLength(2)
    expect(foot.map((id) => stepsLeftTo(state, id, 'iulianus'))).toEqual([0, 0, 0, 0])
    expect(horse.map((id) => stepsLeftTo(state, id, 'iulianus'))).toEqual([1, 1, 1])
  })

  const offered = (defenders: number, attackers: number, change?: (state: InvasionsState) => void) => {
    const state = bareMap()
    const stack = put(state, 'visigoths', 'infantry', 'valachia', attackers)
    const king = lead(state, 'alaricus', 'valachia')
    put(state, 'byzantines', 'legion', 'moesia_inferior', defenders)
    change?.(state)
    beginMovementOf(state, 'visigoths')
    const { decisions } = giveOrders(state, [landOrder('valachia', 'moesia_inferior', ...stack, king)], {
      whenever: { 'break-through': 'stay' }
    })
    return askedFor(decisions, 'break-through').flatMap((decision) => optionKeys(decision))
  }

  it('XVIII.E six units overrun one, five do not, and two are not overrun', () => {
    expect(offered(1, 6)).toContain('overrun')
    expect(offered(1, 5)).not.toContain('overrun')
    expect(offered(2, 6)).not.toContain('overrun')
  })

  it('XVIII.E no stack overruns a unit beside a Limes or in a fortified city', () => {
    expect(offered(1, 6, (state) => put(state, 'byzantines', 'limes', 'moesia_inferior'))).toEqual([])
    expect(
      offered(1, 6, (state) => {
        state.cities.moesia_inferior = { level: 1, fortified: true }
      })
    ).toEqual([])
  })

  it('XVIII.E no stack overruns a unit with its last step', () => {
    const state = bareMap()
    const stack = put(state, 'visigoths', 'infantry', 'tisia', 6)
    put(state, 'byzantines', 'legion', 'macedonia')
    beginMovementOf(state, 'visigoths')
    const { decisions } = giveOrders(state, [landOrder('tisia', 'macedonia', ...stack)], {
      answers: {
        'break-through': 'stay'
      }
    })
    const asked = askedFor(decisions, 'break-through')[0]
    const keys = optionKeys(asked)
    expect(placeOfPiece(state, stack[0] ?? '')).toBe('macedonia')
    expect(keys).not.toContain('overrun')
  })
})

describe('XVIII.F forced passage', () => {
  const aquitania = (defenders: number) => {
    const state = bareMap()
    const units = put(state, 'visigoths', 'infantry', 'aquitania', defenders)
    state.control.aquitania = 'visigoths'
    encamp(state, 'visigoths', 'tisia')
    state.nations.franks.presence = 'in-play'
    return { state, units }
  }

  it('XVIII.F E14 two Franks hold down one Visigoth, and others pass', () => {
    const { state } = aquitania(1)
    const [one = '', two = '', three = ''] = put(state, 'franks', 'frankish-infantry', 'vendeum', 3)
    beginMovementOf(state, 'franks')
    giveOrders(state, [
      landOrder('vendeum', 'aquitania', one, two),
      landOrder('vendeum', 'aquitania', three),
      landOrder('aquitania', 'garumnum', three)
    ])
    expect(placesOfPieces(state, [one, two, three])).toEqual(['aquitania', 'aquitania', 'garumnum'])
    expect([stepsLeftTo(state, one), stepsLeftTo(state, two)]).toEqual([0, 0])
  })

  it('XVIII.F a large stack leaves the holders and goes on at once', () => {
    const { state } = aquitania(1)
    const stack = put(state, 'franks', 'frankish-infantry', 'vendeum', 4)
    beginMovementOf(state, 'franks')
    const { events } = giveOrders(state, [landOrder('vendeum', 'aquitania', ...stack)], {
      answers: {
        'break-through': 'force'
      }
    })
    const forced = eventsOfType(events, 'passage-forced')[0]
    expect(forced?.type === 'passage-forced' && forced.units).toHaveLength(2)
    expect(stack.filter((id) => stepsLeftTo(state, id) === 2)).toHaveLength(2)
  })

  it('XVIII.F E14 three Visigoths need six Franks, which only a leader of +2 allows', () => {
    const { state } = aquitania(3)
    const stack = put(state, 'franks', 'frankish-infantry', 'vendeum', 7)
    beginMovementOf(state, 'franks')
    giveOrders(state, [landOrder('vendeum', 'aquitania', ...stack)])
    expect(stack.every((id) => stepsLeftTo(state, id) === 0)).toBe(true)

    const again = aquitania(3)
    const led = put(again.state, 'franks', 'frankish-infantry', 'vendeum', 7)
    const rex = lead(again.state, 'rex-franks', 'vendeum')
    beginMovementOf(again.state, 'franks')
    giveOrders(again.state, [landOrder('vendeum', 'aquitania', ...led, rex)], {
      answers: {
        'break-through': 'force'
      }
    })
    expect(led.filter((id) => stepsLeftTo(again.state, id, 'rex-franks') === 3)).toHaveLength(1)
  })

  it('XVIII.F a fortified city cannot be passed by force', () => {
    const { state } = aquitania(1)
    state.cities.aquitania = { level: 1, fortified: true }
    const stack = put(state, 'franks', 'frankish-infantry', 'vendeum', 4)
    beginMovementOf(state, 'franks')
    giveOrders(state, [landOrder('vendeum', 'aquitania', ...stack)])
    expect(stack.every((id) => stepsLeftTo(state, id) === 0)).toBe(true)
  })
})
