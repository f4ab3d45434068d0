import { describe, expect, it } from 'vitest'
import { scenario350 } from '../../content/scenarios/350.ts'
import { baseWorld } from '../map/world-tables.ts'
import { relationStance } from '../relations/relation-stance.ts'
import { openingPosition } from '../time/opening-position.ts'
import { controlOfPosition } from './control.ts'
import type { MapPosition, PositionUnit } from './map-position.ts'

const start = openingPosition(scenario350, baseWorld)
const look = (position: MapPosition) => controlOfPosition(position, baseWorld)
const add = (...units: PositionUnit[]): MapPosition => ({ ...start, units: [...start.units, ...units] })

describe('XII.B: control of a province', () => {
  it('one unit holds a Civilised province', () => {
    const unit = { nation: 'visigoths', kind: 'infantry', count: 1, place: 'dardania' } as const
    expect(look(add(unit)).provinces.get('dardania')).toBe('visigoths')
  })
  it('a Barbarian needs two units in a Barbarian province, or one and its horde', () => {
    const two = { nation: 'franks', kind: 'infantry', count: 2, place: 'thuringia' } as const
    const one = { ...two, count: 1 } as const
    expect(look(add(two)).provinces.get('thuringia')).toBe('franks')
    expect(look(add(one)).provinces.get('thuringia')).toBeUndefined()
    const alone = {
      ...start,
      units: [
        ...start.units.filter(({ nation }) => nation !== 'aesti'),
        { ...one, nation: 'aesti', place: 'lethigallia' } as const
      ]
    }
    expect(look(alone).provinces.get('lethigallia')).toBe('aesti')
  })
  it('a Civilised nation needs three units there', () => {
    const legions = { nation: 'romans', kind: 'legion', count: 3, place: 'thuringia' } as const
    expect(look(add(legions)).provinces.get('thuringia')).toBe('romans')
    expect(look(add({ ...legions, count: 2 })).provinces.get('thuringia')).toBeUndefined()
  })
  it('facts 12: the Limes alone keeps Bosporus Byzantine', () => {
    expect(look(start).provinces.get('bosporus')).toBe('byzantines')
  })
  it('empty provinces belong to whoever controls their Area', () => {
    expect(look(start).provinces.get('lusitania')).toBe('romans')
    expect(look(start).provinces.get('lydia')).toBe('byzantines')
    expect(look(start).provinces.get('susiana')).toBe('persians')
  })
  it('a stack of both halves in the East leaves the province to the East', () => {
    expect(look(start).provinces.get('osroene')).toBe('byzantines')
  })
  it('the Western garrison of Nisibis holds it for the West', () => {
    expect(look(start).provinces.get('assyria')).toBe('romans')
  })
  it('a federate holds Foedus provinces for its federator (XXVIII.D)', () => {
    const goths = { nation: 'visigoths', kind: 'infantry', count: 2, place: 'dardania' } as const
    const foedera = [
      { federate: 'visigoths', federator: 'byzantines', provinces: ['dardania', 'naissus'] }
    ] as const
    expect(look({ ...add(goths), foedera }).provinces.get('dardania')).toBe('byzantines')
    expect(look(add(goths)).provinces.get('dardania')).toBe('visigoths')
  })
})

describe('XII.C: control of an Area', () => {
  it('a lone horde gives its people the Area', () => {
    const { areas } = look(start)
    expect(areas.get('danubius')).toBe('visigoths')
    expect(areas.get('sarmatia')).toBe('ostrogoths')
    expect(areas.get('scythia')).toBe('alans')
  })
  it('troops before a city that has not fallen do not take it, nor its Area', () => {
    const goths = { nation: 'visigoths', kind: 'infantry', count: 3, place: 'achaia' } as const
    const away = start.units.filter((unit) => unit.place !== 'macedonia')
    const held = { ...start.held, macedonia: 'visigoths' } as const
    const { areas, provinces } = look({ ...start, held, units: [...away, goths] })
    expect(areas.get('graecia')).toBe('byzantines')
    expect(provinces.get('achaia')).toBe('byzantines')
  })
  it('two hordes leave it to nobody', () => {
    expect(look(start).areas.get('germania')).toBeUndefined()
  })
  it('a vassal’s horde counts for its suzerain', () => {
    const vassals = [{ vassal: 'franks', suzerain: 'alamanni' }] as const
    expect(look({ ...start, vassals }).areas.get('germania')).toBe('alamanni')
  })
  it('an Empire that loses the majority of cities loses the Area and its empty provinces', () => {
    const goths = (['achaia', 'macedonia'] as const).map(
      (place) => ({ nation: 'visigoths', kind: 'infantry', count: 1, place }) as const
    )
    const { areas, provinces } = look({
      ...start,
      held: { ...start.held, achaia: 'visigoths', macedonia: 'visigoths' },
      units: [...start.units.filter((unit) => unit.place !== 'macedonia'), ...goths]
    })
    expect(areas.get('graecia')).toBeUndefined()
    expect(provinces.get('creta')).toBeUndefined()
    expect(provinces.get('thracia')).toBe('byzantines')
  })
})

describe('XII.D: standing', () => {
  it('the halves of the Empire are friendly, clients neutral to both, others hostile', () => {
    expect(relationStance(start, 'romans', 'byzantines')).toBe('friendly')
    expect(relationStance(start, 'armenians', 'byzantines')).toBe('neutral')
    expect(relationStance(start, 'romans', 'armenians')).toBe('neutral')
    expect(relationStance(start, 'armenians', 'euskaldunes')).toBe('neutral')
    expect(relationStance(start, 'persians', 'armenians')).toBe('hostile')
  })
  it('two federates of one federator are friendly (XXVI.B, XXVIII.E), two vassals of one suzerain neutral', () => {
    const foedera = (['visigoths', 'franks'] as const).map(
      (federate) => ({ federate, federator: 'romans', provinces: [] }) as const
    )
    const vassals = (['visigoths', 'franks'] as const).map(
      (vassal) => ({ vassal, suzerain: 'alans' }) as const
    )
    expect(relationStance({ ...start, foedera }, 'visigoths', 'franks')).toBe('friendly')
    expect(relationStance({ ...start, vassals }, 'visigoths', 'franks')).toBe('neutral')
  })
  it('a federate is friendly to its federator and his allies, neutral to his clients', () => {
    const foedera = [{ federate: 'visigoths', federator: 'byzantines', provinces: [] }] as const
    expect(relationStance({ ...start, foedera }, 'visigoths', 'romans')).toBe('friendly')
    expect(relationStance({ ...start, foedera }, 'visigoths', 'armenians')).toBe('neutral')
  })
})
