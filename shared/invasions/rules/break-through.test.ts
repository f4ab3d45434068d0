import { describe, expect, it } from 'vitest'
import type { InvasionsState } from '../state.ts'
import { begin, march, order } from '../testing/movement.ts'
import { bareMap, encamp, lead, put } from '../testing/position.ts'
import { askedFor, eventsOf, optionKeys, placeOf, placesOf, stepsOf } from '../testing/read.ts'

describe('XVIII.E overrun', () => {
  it('XVIII.E E13 Iulianus runs over two single units for four steps', () => {
    const state = bareMap()
    const horse = put(state, 'romans', 'cavalry', 'amida', 3)
    const foot = [...put(state, 'romans', 'legion', 'amida', 4)]
    const iulianus = lead(state, 'iulianus', 'amida')
    put(state, 'persians', 'infantry', 'adiabene')
    put(state, 'persians', 'infantry', 'akkad')
    begin(state, 'romans')
    const all = [...horse, ...foot, iulianus]
    const { events } = march(
      state,
      [order('amida', 'adiabene', ...all), order('adiabene', 'akkad', ...all)],
      {
        answers: {
          'break-through': ['overrun', 'overrun']
        }
      }
    )
    expect(eventsOf(events, 'overrun')).toHaveLength(2)
    expect(foot.map((id) => stepsOf(state, id, 'iulianus'))).toEqual([0, 0, 0, 0])
    expect(horse.map((id) => stepsOf(state, id, 'iulianus'))).toEqual([1, 1, 1])
  })

  const offered = (defenders: number, attackers: number, change?: (state: InvasionsState) => void) => {
    const state = bareMap()
    const stack = put(state, 'visigoths', 'infantry', 'valachia', attackers)
    const king = lead(state, 'alaricus', 'valachia')
    put(state, 'byzantines', 'legion', 'moesia_inferior', defenders)
    change?.(state)
    begin(state, 'visigoths')
    const { decisions } = march(state, [order('valachia', 'moesia_inferior', ...stack, king)], {
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
    begin(state, 'visigoths')
    const { decisions } = march(state, [order('tisia', 'macedonia', ...stack)], {
      answers: {
        'break-through': 'stay'
      }
    })
    const asked = askedFor(decisions, 'break-through')[0]
    const keys = optionKeys(asked)
    expect(placeOf(state, stack[0] ?? '')).toBe('macedonia')
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
    begin(state, 'franks')
    march(state, [
      order('vendeum', 'aquitania', one, two),
      order('vendeum', 'aquitania', three),
      order('aquitania', 'garumnum', three)
    ])
    expect(placesOf(state, [one, two, three])).toEqual(['aquitania', 'aquitania', 'garumnum'])
    expect([stepsOf(state, one), stepsOf(state, two)]).toEqual([0, 0])
  })

  it('XVIII.F a large stack leaves the holders and goes on at once', () => {
    const { state } = aquitania(1)
    const stack = put(state, 'franks', 'frankish-infantry', 'vendeum', 4)
    begin(state, 'franks')
    const { events } = march(state, [order('vendeum', 'aquitania', ...stack)], {
      answers: {
        'break-through': 'force'
      }
    })
    const forced = eventsOf(events, 'passage-forced')[0]
    expect(forced?.type === 'passage-forced' && forced.units).toHaveLength(2)
    expect(stack.filter((id) => stepsOf(state, id) === 2)).toHaveLength(2)
  })

  it('XVIII.F E14 three Visigoths need six Franks, which only a leader of +2 allows', () => {
    const { state } = aquitania(3)
    const stack = put(state, 'franks', 'frankish-infantry', 'vendeum', 7)
    begin(state, 'franks')
    march(state, [order('vendeum', 'aquitania', ...stack)])
    expect(stack.every((id) => stepsOf(state, id) === 0)).toBe(true)

    const again = aquitania(3)
    const led = put(again.state, 'franks', 'frankish-infantry', 'vendeum', 7)
    const rex = lead(again.state, 'rex-franks', 'vendeum')
    begin(again.state, 'franks')
    march(again.state, [order('vendeum', 'aquitania', ...led, rex)], {
      answers: {
        'break-through': 'force'
      }
    })
    expect(led.filter((id) => stepsOf(again.state, id, 'rex-franks') === 3)).toHaveLength(1)
  })

  it('XVIII.F a fortified city cannot be passed by force', () => {
    const { state } = aquitania(1)
    state.cities.aquitania = { level: 1, fortified: true }
    const stack = put(state, 'franks', 'frankish-infantry', 'vendeum', 4)
    begin(state, 'franks')
    march(state, [order('vendeum', 'aquitania', ...stack)])
    expect(stack.every((id) => stepsOf(state, id) === 0)).toBe(true)
  })
})
