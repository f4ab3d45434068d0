import { describe, expect, it } from 'vitest'
import type { Script } from '../../ask.ts'
import type { InvasionsPlay } from '../../play.ts'
import { unitsIn } from '../../queries/pieces/placement.ts'
import type { InvasionsState } from '../../state.ts'
import { drive } from '../../testing/drive.ts'
import { federated } from '../../testing/federates.ts'
import { arrange, bareMap, clear, encamp, lead, opening, put, tie, troops } from '../../testing/position.ts'
import { askedFor, eventsOfType, nationsIn, optionKeys, placesOfPieces } from '../../testing/read-results.ts'
import type { ProvinceId } from '../../world/provinces.ts'
import { vanish } from '../administration/collapse.ts'
import { endActivation } from '../movement/activation.ts'
import { foundKingdom } from '../time/kingdoms.ts'
import { endAlliance } from './alliances.ts'
import { breakFoedus } from './foedus-breaking.ts'
import { breakRelation, freeByEvent } from './relation-changes.ts'
import { submitTo } from './submission.ts'
import { endPacts } from './truces.ts'

/** Byzantium and Persia are allies, and nobody else is on the map. */
function allied(): InvasionsState {
  const state = bareMap({ turn: 4, step: 'income' })
  tie(state, { kind: 'alliance', between: ['byzantines', 'persians'], since: 4 })
  return state
}

const part = (state: InvasionsState, dice: number[] = []) =>
  drive(state, (play) => endAlliance(play, 'byzantines', 'persians', 'expired'), { dice, otherwise: 'first' })

const armiesIn = (state: InvasionsState, province: ProvinceId) => [...new Set(nationsIn(state, province))]

describe('XXVI.B who must leave a shared province', () => {
  it('XXVI.B, III.B a Limes counts as a unit, never moves, and is lost where its side must leave', () => {
    const state = allied()
    const [limes = ''] = put(state, 'byzantines', 'limes', 'amida')
    const guests = troops(state, 'persians', 'amida', 3)
    const { events } = part(state)
    expect(placesOfPieces(state, guests)).toEqual(['amida', 'amida', 'amida'])
    expect(placesOfPieces(state, [limes])).toEqual(['reserve'])
    expect(eventsOfType(events, 'unit-disbanded')).toMatchObject([{ unit: limes, rule: 'XX.L' }])
  })

  it('XXVI.B, III.B with its Limes the other side is the stronger', () => {
    const state = allied()
    put(state, 'byzantines', 'limes', 'amida')
    troops(state, 'byzantines', 'amida', 2)
    const guests = troops(state, 'persians', 'amida', 2)
    part(state)
    expect(placesOfPieces(state, guests)).not.toContain('amida')
    expect(unitsIn(state, 'amida')).toHaveLength(3)
  })

  it('XXVI.B, III.F who stays has the province with its city', () => {
    const state = allied()
    const owners = troops(state, 'byzantines', 'amida', 1)
    troops(state, 'persians', 'amida', 3)
    const { events } = part(state)
    expect(placesOfPieces(state, owners)).not.toContain('amida')
    expect(state.control.amida).toBe('persians')
    expect(eventsOfType(events, 'province-changed-hands')).toContainEqual(
      expect.objectContaining({ province: 'amida', from: 'byzantines', to: 'persians' })
    )
  })

  it('XXVI.B, III.G nobody leaves his own capital', () => {
    const state = allied()
    arrange(state, { nations: { byzantines: { seat: { kind: 'capital', at: 'amida' } } } })
    const owners = troops(state, 'byzantines', 'amida', 1)
    const guests = troops(state, 'persians', 'amida', 3)
    part(state)
    expect(placesOfPieces(state, owners)).toEqual(['amida'])
    expect(placesOfPieces(state, guests)).not.toContain('amida')
    expect(state.control.amida).toBe('byzantines')
  })

  it('XXVI.B, XXVIII.E a federate’s horde does not leave the land of its Foedus', () => {
    const state = allied()
    const provinces = ['moesia_inferior', 'tyras'] as const
    encamp(state, 'visigoths', 'moesia_inferior')
    tie(state, { kind: 'foedus', between: ['byzantines', 'visigoths'], provinces, since: 3 })
    const guests = troops(state, 'persians', 'moesia_inferior', 3)
    part(state)
    expect(state.nations.visigoths.seat?.at).toBe('moesia_inferior')
    expect(placesOfPieces(state, guests)).not.toContain('moesia_inferior')
  })

  it('XX.L who parts does not retreat to friends who still stand beside enemies', () => {
    const state = allied()
    for (const at of ['amida', 'osroene'] as const) {
      troops(state, 'byzantines', at, 1)
      troops(state, 'persians', at, 2)
    }
    const { decisions } = part(state)
    const [first] = askedFor(decisions, 'retreat')
    expect(first?.place).toBe('amida')
    expect(optionKeys(first, 'to')).not.toContain('osroene')
  })

  it('XII.B, XXIV.A troops alone in a city of the former ally retreat; the city stays his', () => {
    const state = allied()
    const guests = troops(state, 'persians', 'amida', 2)
    part(state)
    expect(placesOfPieces(state, guests)).not.toContain('amida')
    expect(state.control.amida).toBe('byzantines')
  })
})

describe('every tie that ends parts the troops', () => {
  const end = (state: InvasionsState, start: (play: InvasionsPlay) => Script<unknown>, dice: number[] = []) =>
    drive(state, start, { dice, otherwise: 'first' })

  it('XXVIII.G in every shared province, not only in the ceded ones, the federator stays or goes', () => {
    const state = federated()
    const [guest = ''] = troops(state, 'visigoths', 'moesia_superior', 1)
    const owners = troops(state, 'byzantines', 'moesia_superior', 2)
    const { decisions } = drive(state, (play) => breakFoedus(play, 'visigoths', 'event'), {
      answers: { 'defend-foedus': 'no' },
      otherwise: 'first'
    })
    expect(askedFor(decisions, 'defend-foedus')).toMatchObject([{ place: 'moesia_superior' }])
    expect(placesOfPieces(state, [guest])).toEqual(['moesia_superior'])
    expect(placesOfPieces(state, owners)).not.toContain('moesia_superior')
    expect(state.control.moesia_superior).toBe('visigoths')
  })

  it('XXVIII.G the federator who stays and wins keeps province and city', () => {
    const state = federated()
    clear(state, 'tyras')
    state.cities.tyras = { level: 1, fortified: false }
    troops(state, 'visigoths', 'tyras', 1)
    const owners = troops(state, 'byzantines', 'tyras', 1)
    drive(state, (play) => breakFoedus(play, 'visigoths', 'event'), {
      answers: { 'defend-foedus': 'yes' },
      dice: [1, 1],
      otherwise: 'first'
    })
    expect(placesOfPieces(state, owners)).toEqual(['tyras'])
    expect(state.control.tyras).toBe('byzantines')
  })

  it('XXVIII.D, XXVIII.G a ceded city in which only the federator’s troops stand stays his', () => {
    const state = federated()
    clear(state, 'tyras')
    state.cities.tyras = { level: 1, fortified: false }
    const owners = troops(state, 'byzantines', 'tyras', 2)
    drive(state, (play) => breakFoedus(play, 'visigoths', 'event'))
    expect(placesOfPieces(state, owners)).toEqual(['tyras', 'tyras'])
    expect(state.control.tyras).toBe('byzantines')
    expect(state.control.moesia_inferior).toBe('visigoths')
  })

  it('XXIX.A, XXVI.B a federate that is submitted parts from its federator', () => {
    const state = federated()
    clear(state, 'tyras')
    troops(state, 'visigoths', 'tyras', 1)
    troops(state, 'byzantines', 'tyras', 3)
    end(state, (play) => submitTo(play, 'visigoths', 'huns', 'moesia_inferior', 'horde-captured'))
    expect(armiesIn(state, 'tyras')).toEqual(['byzantines'])
  })

  it('XXIX.G a vassal that is free again parts from its suzerain', () => {
    const state = bareMap({ turn: 4, step: 'income' })
    encamp(state, 'visigoths', 'moesia_inferior')
    tie(state, { kind: 'vassal', between: ['byzantines', 'visigoths'], since: 3 })
    troops(state, 'visigoths', 'moesia_inferior', 2)
    const guests = troops(state, 'byzantines', 'moesia_inferior', 2)
    end(state, (play) => freeByEvent(play, 'visigoths', 'vassalage'))
    expect(armiesIn(state, 'moesia_inferior')).toEqual(['visigoths'])
    expect(placesOfPieces(state, guests)).not.toContain('moesia_inferior')
  })

  it('XXVII.D a client that is free again parts from its patron', () => {
    const state = bareMap({ turn: 4, step: 'income' })
    arrange(state, { nations: { armenians: { seat: { kind: 'capital', at: 'armenia' } } } })
    tie(state, { kind: 'client', between: ['byzantines', 'armenians'], since: 3 })
    troops(state, 'armenians', 'armenia', 1)
    const guests = troops(state, 'byzantines', 'armenia', 3)
    end(state, (play) => breakRelation(play, { kind: 'client', nations: ['byzantines', 'armenians'] }))
    expect(armiesIn(state, 'armenia')).toEqual(['armenians'])
    expect(placesOfPieces(state, guests)).not.toContain('armenia')
  })

  it('XIV.K, XXVIII.E federates of a nation that vanishes part from each other', () => {
    const state = federated()
    encamp(state, 'alans', 'savus')
    const provinces = ['savus', 'naissus'] as const
    tie(state, { kind: 'foedus', between: ['byzantines', 'alans'], provinces, since: 4 })
    clear(state, 'tyras')
    troops(state, 'visigoths', 'tyras', 3)
    const friends = troops(state, 'alans', 'tyras', 1)
    end(state, (play) => vanish(play, 'byzantines', 'XIV.K'))
    expect(armiesIn(state, 'tyras')).toEqual(['visigoths'])
    expect(placesOfPieces(state, friends)).not.toContain('tyras')
  })

  it('XXIX.C the new suzerain ends his siege of another city of the vassal', () => {
    const state = bareMap({ turn: 5, step: 'activation', active: ['persians'] })
    arrange(state, {
      nations: { armenians: { active: true, seat: { kind: 'horde', at: 'iberia' } } },
      control: { armenia: 'armenians' }
    })
    lead(state, 'sapor-ii', 'adiabene')
    const besiegers = troops(state, 'huns', 'armenia', 2)
    state.keptSieges = [{ province: 'armenia', nation: 'huns', leader: 'sapor-ii' }]
    end(state, (play) => submitTo(play, 'armenians', 'huns', 'iberia', 'stack-destroyed'))
    expect(state.keptSieges).toEqual([])
    expect(placesOfPieces(state, besiegers)).not.toContain('armenia')
  })

  it('XXX.E neutrals by a pact part when it expires', () => {
    const state = bareMap({ turn: 4, step: 'end-of-diplomacy' })
    tie(state, { kind: 'truce', between: ['byzantines', 'persians'], binds: 'neutral', since: 4 })
    troops(state, 'byzantines', 'euphrates', 1)
    troops(state, 'persians', 'euphrates', 2)
    end(state, (play) => endPacts(play, () => true))
    expect(armiesIn(state, 'euphrates')).toEqual(['persians'])
  })

  it('VII.D, XII.D Barbarians part from one that is a Kingdom now', () => {
    const state = bareMap({ turn: 4, step: 'barbarians-age' })
    encamp(state, 'franks', 'rhenus')
    encamp(state, 'alamanni', 'franconia')
    troops(state, 'franks', 'rhenus', 2)
    const guests = troops(state, 'alamanni', 'rhenus', 1)
    end(state, (play) => foundKingdom(play, 'franks', false))
    expect(armiesIn(state, 'rhenus')).toEqual(['franks'])
    expect(placesOfPieces(state, guests)).toEqual(['franconia'])
  })

  it('XI.C, XX.A a nation that raided does not stay beside enemies', () => {
    const state = opening({ turn: 4, step: 'activation', active: ['franks'], clear: ['pieces', 'ties'] })
    encamp(state, 'franks', 'frisia')
    encamp(state, 'alamanni', 'franconia')
    tie(state, { kind: 'hostility', between: ['alamanni', 'franks'], since: 4 })
    troops(state, 'franks', 'rhenus', 3)
    const guests = troops(state, 'alamanni', 'rhenus', 1)
    end(state, (play) => endActivation(play))
    expect(armiesIn(state, 'rhenus')).toEqual(['franks'])
    expect(placesOfPieces(state, guests)).toEqual(['franconia'])
  })

  it('XX.L, XX.A nor does a mercenary whose service ended beside enemies of its people', () => {
    const state = bareMap({ turn: 9, step: 'activation', active: ['byzantines'] })
    troops(state, 'iberians', 'euphrates', 2)
    troops(state, 'lakhmids', 'euphrates', 1)
    end(state, (play) => endActivation(play))
    expect(armiesIn(state, 'euphrates')).toEqual(['iberians'])
  })
})
