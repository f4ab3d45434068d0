// The components of the box, as the rulebook counts and names them.
import { describe, expect, it } from 'vitest'
import { card, cardIds, cards } from './cards/index.ts'
import { chest, chestIds } from './chests.ts'
import { event, eventIds } from './events/index.ts'
import { soloEvent, soloEventIds } from './events/solo.ts'
import { type Goods, goodIds, resourceIds, typeIds, unitIds, unitTypeIds } from './ids.ts'
import { mission, missionIds } from './missions.ts'
import { units } from './units.ts'

const kinds = (kind: string) => cardIds.filter((id) => card(id).kind === kind)

describe('the box', () => {
  it('S.1 has 100 cards of the empire, 40 of intrigue, 25 missions, 30 events, 30 solo events, 40 chests', () => {
    expect([cardIds.length - kinds('intrigue').length, kinds('intrigue').length]).toEqual([100, 40])
    expect([missionIds.length, eventIds.length, soloEventIds.length, chestIds.length]).toEqual([
      25, 30, 30, 40
    ])
  })

  it('R.3 has 93 figures, none of them of Rustica', () => {
    expect(unitIds.reduce((sum, unit) => sum + units[unit].supply, 0)).toBe(93)
    const supply = unitTypeIds.map((type) =>
      unitIds.filter((unit) => units[unit].type === type).reduce((sum, unit) => sum + units[unit].supply, 0)
    )
    expect(supply).toEqual([16, 27, 26, 24])
  })

  it('S.1 every number is used once', () => {
    for (const numbers of [
      cardIds.map((id) => card(id).number),
      missionIds.map((id) => mission(id).number),
      [...eventIds.map((id) => event(id).number), ...soloEventIds.map((id) => soloEvent(id).number)]
    ])
      expect(new Set(numbers).size).toBe(numbers.length)
  })

  it('S.1 every record says where it comes from', () => {
    const sources = [
      ...cardIds.map((id) => card(id).source),
      ...missionIds.map((id) => mission(id).source),
      ...eventIds.map((id) => event(id).source),
      ...soloEventIds.map((id) => soloEvent(id).source),
      ...chestIds.map((id) => chest(id).source),
      ...unitIds.map((id) => units[id].source)
    ]
    expect(sources.filter(({ rulebook, ours }) => !rulebook?.length && !ours)).toEqual([])
  })
})

describe('cards', () => {
  it('C.1 have heroes with laurels and a passive ability, and others without', () => {
    for (const id of cardIds) {
      const { kind, types, production } = card(id)
      expect([id, types.some(({ level }) => level > 0)]).toEqual([id, kind === 'hero'])
      expect([id, Object.keys(production).length > 0]).toEqual([id, kind !== 'intrigue'])
    }
  })

  it('C.1 are twenty of each type, with eight heroes each', () => {
    for (const type of typeIds) {
      const own = cardIds.filter((id) => card(id).kind !== 'intrigue' && card(id).types[0]?.type === type)
      expect([type, own.length]).toEqual([type, 20])
      const levels = own.map((id) => card(id).types[0]?.level ?? 0).filter((level) => level > 0)
      expect(levels.toSorted().toReversed()).toEqual([3, 2, 2, 2, 1, 1, 1, 1])
    }
  })

  it('A.3 Belisarius costs 9 and leads three Stratiotika and two Palatina cards', () => {
    expect(cards.belisarius).toMatchObject({
      cost: 9,
      types: [
        { type: 'stratiotika', level: 3 },
        { type: 'palatina', level: 2 }
      ]
    })
    expect([cards['military-secretary'].cost, cards['director-of-fortifications'].cost]).toEqual([5, 5])
    expect(cards['commissary-of-food-supply']).toMatchObject({ cost: 5, types: [{ type: 'palatina' }] })
  })

  it('A.5 yield one resource, but heroes of level 3, those that the rulebook lays out, and one more', () => {
    const resources = (id: (typeof cardIds)[number]) =>
      resourceIds.reduce((sum, resource) => sum + (card(id).production[resource] ?? 0), 0)
    const more = cardIds.filter((id) => resources(id) > 1)
    expect(more).toEqual([
      ...['theodora', 'commissary-of-food-supply', 'patriarch-menas', 'belisarius'],
      ...['director-of-fortifications', 'quaestura-exercitus', 'flavius-apion']
    ])
    expect(Math.max(...cardIds.map(resources))).toBe(2)
  })

  it('C.1 Martin is E048, a hero of level 1', () => {
    expect(cards.martin).toMatchObject({ number: 'E048', types: [{ type: 'stratiotika', level: 1 }] })
  })

  it('C.1 seven cards play another for a resource, one for each', () => {
    const paid = cardIds.flatMap((id) =>
      card(id).effects.flatMap((effect) => (effect.do === 'play-for' ? [effect.pay] : []))
    )
    expect(paid.toSorted()).toEqual([...resourceIds].toSorted())
  })

  it('C.1 four heroes open the chest of one keimelion each', () => {
    const seen = cardIds.flatMap((id) => {
      const record = card(id)
      return record.kind === 'hero' && record.trigger.on === 'keimelion' ? [record.trigger.keimelion] : []
    })
    expect(seen).toEqual(['labarum', 'chalice', 'sceptre', 'robes'])
  })

  it('V.1 Pilgrimage costs 4', () => {
    expect(cards.pilgrimage.cost).toBe(4)
  })
})

/** Resources, and Nomismata at two for one. */
const size = (goods: Goods) =>
  goodIds.reduce((sum, id) => sum + (goods[id] ?? 0) / (id === 'nomismata' ? 2 : 1), 0)

describe('events', () => {
  const sizes = eventIds.map((id) => {
    const record = event(id)
    const tasks = record.kind === 'choice' ? Object.values(record.options) : [record.task]
    return { id, age: record.age, sizes: tasks.map(({ requires }) => size(requires)) }
  })

  it('S.1 E1: Academy of Athens: 3 Fides, or 2 Civicus and 1 Frumentum', () => {
    expect(event('the-academy-of-athens')).toMatchObject({
      year: 529,
      options: {
        first: { requires: { fides: 3 }, units: { priest: 1, monk: 1 } },
        second: { requires: { civicus: 2, frumentum: 1 }, units: { senator: 1, merchant: 1 } }
      }
    })
  })

  it('S.1 E11: the Aurelian bulwark takes 1 Virtus, 4 Lapis, 1 Lignum; V 8 Auctoritas, D 9 Nomismata', () => {
    expect(event('guardian-of-the-siege-of-rome')).toMatchObject({
      area: 'italia',
      reward: { auctoritas: 8 },
      penalty: { nomismata: 9 },
      options: { first: { requires: { virtus: 1, lapis: 4, lignum: 1 } } }
    })
  })

  it('S.1 grow from age to age, and two options of one event ask for about as much', () => {
    const range = { 1: [3, 4], 2: [6, 7], 3: [13, 14] } as const
    for (const { id, age, sizes: all } of sizes) {
      const [least, most] = range[age]
      expect([id, all.every((each) => each >= least && each <= most)]).toEqual([id, true])
      expect([id, Math.max(...all) - Math.min(...all) <= age]).toEqual([id, true])
    }
  })

  it('S.1 the chests hold five of each resource, and five Dynamis', () => {
    const all = chestIds.map((id) => chest(id).stuff)
    for (const id of resourceIds) expect([id, all.filter((stuff) => stuff[id]).length]).toEqual([id, 5])
    expect(all.filter(({ dynamis }) => dynamis).length).toBe(5)
  })
})
