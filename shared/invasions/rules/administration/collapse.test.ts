import { describe, expect, it } from 'vitest'
import { calamities } from '../../content/cards/calamities.ts'
import type { NationId } from '../../content/ids.ts'
import { unitsIn } from '../../queries/pieces/placement.ts'
import { federatorOf, foederaOfFederate } from '../../queries/relations/relations.ts'
import type { InvasionsState } from '../../state.ts'
import { drive } from '../../testing/drive.ts'
import {
  arrange,
  clear,
  disarm,
  holdArea,
  move,
  opening,
  put,
  stackDeck,
  tie
} from '../../testing/position.ts'
import { askedFor, eventsOfType } from '../../testing/read-results.ts'
import type { ProvinceId } from '../../world/provinces.ts'
import { goBankrupt } from './bankruptcy.ts'
import { collapseModifiers, vanish } from './collapse.ts'

describe('XIV.K collapse', () => {
  /** Rome at the end: old, declining, with Italia alone. */
  function lateRome() {
    const state = opening({ turn: 5, nations: { romans: { age: 8, decline: 0, treasury: 0 } } })
    for (const area of [
      'africa',
      'britannia',
      'hispania',
      'gallia_meridionalis',
      'gallia_septentrionalis',
      'illyria'
    ] as const)
      holdArea(state, null, area)
    stackDeck(state, 'administration', 'war-council')
    return state
  }

  it('XIV.K every modifier of the die', () => {
    const state = lateRome()
    Object.assign(state.nations.romans, { age: 12, decline: 2, capitalLostOn: 4 })
    holdArea(state, 'romans', 'africa')
    const [harmful] = calamities.filter((entry) => entry.harmful)
    state.thisTurn.calamities.romans = harmful ? [harmful.id, 'prosperity'] : []
    expect(collapseModifiers(state, 'romans').map(({ why, amount }) => [why, amount])).toEqual([
      ['age', 3],
      ['decline', 2],
      ['calamities', 1],
      ['capital-lost', 2],
      ['areas', -1]
    ])
  })

  it('XIV.K an Empire younger than 9 does not check', () => {
    const state = lateRome()
    state.nations.romans.age = 6
    const { events } = drive(state, (play) => goBankrupt(play, 'romans', 'XIV.G'))
    expect(events.some((event) => event.type === 'roll' && event.reason === 'collapse')).toBe(false)
  })

  it('XIV.K below 9 it stands', () => {
    const state = lateRome()
    drive(state, (play) => goBankrupt(play, 'romans', 'XIV.G'), { dice: [6] })
    expect(state.nations.romans).toMatchObject({ presence: 'in-play', age: 10 })
  })

  it('XIV.K on 9 it is no more: units, leaders and gold go, auxiliaries and mercenaries go home, heirs rise', () => {
    const state = lateRome()
    arrange(state, { nations: { romans: { treasury: 9 } } })
    const [auxiliary = ''] = Object.values(state.units).flatMap(({ people, id }) =>
      people === 'alamanni' ? [id] : []
    )
    move(state, [auxiliary], 'cisalpina')
    const [lent = ''] = put(state, 'franks', 'archers', 'cisalpina', 1, { controller: 'romans' })
    tie(state, {
      kind: 'foedus',
      between: ['romans', 'franks'],
      provinces: ['saliens', 'belgae'],
      mercenary: lent,
      since: 1
    })
    const { events } = drive(state, (play) => goBankrupt(play, 'romans', 'XIV.G'), {
      dice: [7],
      answers: { 'break-foedus': 'no', 'inherit-foedus': 'no' }
    })
    expect(events).toContainEqual({ type: 'collapsed', nation: 'romans' })
    expect(state.nations.romans).toMatchObject({ presence: 'gone', seat: null, treasury: 0 })
    const romans = Object.values(state.units).filter(({ nation }) => nation === 'romans')
    expect(romans.every(({ at }) => at === 'removed' || at === 'reserve')).toBe(true)
    expect(unitsIn(state, 'cisalpina').map(({ nation, kind }) => [nation, kind])).toEqual([
      ['alamanni', 'infantry']
    ])
    expect(state.control.cisalpina).toBe('alamanni')
    expect(state.units[lent]).toMatchObject({ at: 'rhenus', controller: 'franks' })
    expect(state.relations.some((tie) => tie.kind === 'foedus')).toBe(false)
    expect(state.nations['gallo-romans']).toMatchObject({ presence: 'in-play', treasury: 10 })
  })

  it('XIV.K, XXVIII.D the other half may take over a Foedus, with its provinces and their cities', () => {
    const inherited = (answer: 'yes' | 'no') => {
      const state = lateRome()
      arrange(state, {
        clear: ['saliens', 'belgae'],
        cities: { saliens: { level: 1 } },
        control: { saliens: 'romans', belgae: 'romans' },
        nations: { franks: { seat: { kind: 'horde', at: 'belgae' } } },
        units: [
          { nation: 'franks', kind: 'archers', at: 'saliens' },
          { nation: 'franks', kind: 'frankish-infantry', at: 'belgae' },
          { nation: 'romans', kind: 'legion', at: 'saliens' }
        ],
        relations: [
          { kind: 'foedus', between: ['romans', 'franks'], provinces: ['saliens', 'belgae'], since: 1 }
        ]
      })
      drive(state, (play) => goBankrupt(play, 'romans', 'XIV.G'), {
        dice: [10],
        answers: { 'break-foedus': 'no', 'inherit-foedus': answer }
      })
      const { saliens, belgae } = state.control
      return { federator: federatorOf(state, 'franks'), saliens, belgae }
    }
    expect(inherited('yes')).toEqual({ federator: 'byzantines', saliens: 'byzantines', belgae: 'byzantines' })
    expect(inherited('no')).toMatchObject({ federator: null, saliens: 'franks' })
  })

  /** Rome with two Foedera with the Franks, about to go bankrupt. */
  const withTwoFoedera = () => {
    const state = lateRome()
    const places = ['saliens', 'belgae', 'lotharingia', 'sequana'] as const
    disarm(state, 'franks')
    arrange(state, {
      clear: places,
      control: { saliens: 'romans', belgae: 'romans', lotharingia: 'romans', sequana: 'romans' },
      nations: { franks: { seat: { kind: 'horde', at: 'belgae' } } },
      units: places.map((at) => ({ nation: 'franks', kind: 'frankish-infantry', at })),
      relations: [
        { kind: 'foedus', between: ['romans', 'franks'], provinces: ['saliens', 'belgae'], since: 1 },
        { kind: 'foedus', between: ['romans', 'franks'], provinces: ['lotharingia', 'sequana'], since: 2 }
      ]
    })
    return state
  }

  it('XIV.K, XXVIII.F two Foedera with one people are inherited as one', () => {
    for (const [answer, federator] of [
      ['yes', 'byzantines'],
      ['no', null]
    ] as const) {
      const state = withTwoFoedera()
      const { decisions } = drive(state, (play) => goBankrupt(play, 'romans', 'XIV.G'), {
        dice: [10],
        answers: { 'break-foedus': 'no', 'inherit-foedus': answer },
        otherwise: 'first'
      })
      expect(askedFor(decisions, 'inherit-foedus')).toHaveLength(1)
      expect(federatorOf(state, 'franks')).toBe(federator)
      expect(foederaOfFederate(state, 'franks')).toHaveLength(federator ? 2 : 0)
    }
  })

  it('XXVIII.G, XIV.K a bankruptcy asks the federates before the collapse check', () => {
    const state = withTwoFoedera()
    const { decisions, events } = drive(state, (play) => goBankrupt(play, 'romans', 'XIV.G'), {
      dice: [10],
      answers: { 'break-foedus': 'yes' },
      otherwise: 'first'
    })
    expect(events).toContainEqual({ type: 'collapsed', nation: 'romans' })
    expect(askedFor(decisions, 'inherit-foedus')).toEqual([])
    expect(eventsOfType(events, 'foedus-broken')).toMatchObject([
      { way: 'bankruptcy' },
      { way: 'bankruptcy' }
    ])
    expect(state.control).toMatchObject({ saliens: 'franks', belgae: 'franks', sequana: 'franks' })
  })

  it('XIV.K its leaders are gone before anybody is asked about its Foedera', () => {
    const state = lateRome()
    arrange(state, {
      clear: ['saliens', 'belgae'],
      control: { saliens: 'romans', belgae: 'romans' },
      nations: { franks: { seat: { kind: 'horde', at: 'belgae' } } },
      units: [{ nation: 'franks', kind: 'archers', at: 'saliens' }],
      relations: [
        { kind: 'foedus', between: ['romans', 'franks'], provinces: ['saliens', 'belgae'], since: 1 }
      ]
    })
    const present = () =>
      Object.values(state.leaders).filter(
        ({ nation, presence }) => nation === 'romans' && presence === 'in-play'
      )
    expect(present().length).toBeGreaterThan(0)
    const atTheQuestion: number[] = []
    drive(state, (play) => goBankrupt(play, 'romans', 'XIV.G'), {
      dice: [10],
      whenever: {
        'break-foedus': 'no',
        'inherit-foedus': () => {
          atTheQuestion.push(present().length)
          return 'yes'
        }
      }
    })
    expect(atTheQuestion).toEqual([0])
  })
})

describe('XIV.K the auxiliaries of a collapsed Empire', () => {
  /** Roman auxiliaries of two peoples in Cisalpina, a city. */
  function camp(visigoths: number, alamanni: number) {
    const state = opening({ turn: 7 })
    clear(state, 'cisalpina')
    const of = (people: NationId, count: number) =>
      Object.values(state.units)
        .filter((unit) => unit.nation === 'romans' && unit.people === people)
        .slice(0, count)
        .map(({ id }) => id)
    move(state, [...of('visigoths', visigoths), ...of('alamanni', alamanni)], 'cisalpina')
    return state
  }
  const peoplesIn = (state: InvasionsState, province: ProvinceId) => [
    ...new Set(unitsIn(state, province).map(({ controller }) => controller))
  ]

  it('XIV.K, XII.D of hostile peoples the most numerous stays and has the city, the others go to their horde', () => {
    const state = camp(1, 2)
    const horde = state.nations.visigoths.seat?.at ?? 'latium'
    const before = unitsIn(state, horde).length
    drive(state, (play) => vanish(play, 'romans', 'XIV.K'))
    expect(peoplesIn(state, 'cisalpina')).toEqual(['alamanni'])
    expect(state.control.cisalpina).toBe('alamanni')
    expect(unitsIn(state, horde)).toHaveLength(before + 1)
  })

  it('XIV.K, XII.D where troops of others stand the auxiliaries go to their horde', () => {
    const state = camp(1, 1)
    put(state, 'byzantines', 'legion', 'cisalpina')
    drive(state, (play) => vanish(play, 'romans', 'XIV.K'))
    expect(peoplesIn(state, 'cisalpina')).toEqual(['byzantines'])
    expect(state.control.cisalpina).toBe('byzantines')
  })
})
