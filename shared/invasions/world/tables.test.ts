import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { everyRow } from '../../testing/every-row.ts'
import { areas, offMap } from './areas.ts'
import { borders, rivers } from './borders.ts'
import { provinces } from './provinces.ts'
import { type SeaRecord, seas } from './seas.ts'
import { areaNeighbours, provincesOf } from './world-queries.ts'

const map = z.enum(['base', 'east'])
const provinceIds = provinces.map(({ id }) => id)
const areaIds = areas.map(({ id }) => id)
const seaIds = seas.map(({ id }) => id)
const id = z.string().regex(/^[a-z]+(_[a-z]+)*$/)
const name = z.string().regex(/^\p{Lu}/u)
const half = z.number().min(0).multipleOf(0.5)

const provinceSchema = z.strictObject({
  id,
  name,
  area: z.enum(areaIds),
  map,
  terrain: z.enum(['plain', 'forest', 'mountain', 'marsh', 'steppe', 'desert']),
  income: half.max(4),
  city: z
    .strictObject({
      name,
      level: z.int().min(0).max(3),
      fortified: z.boolean(),
      port: z.enum(seaIds).nullable()
    })
    .refine(({ level, fortified }) => level > 0 || !fortified, 'an empty site has no walls')
    .nullable(),
  granary: z.boolean(),
  caravan: z.enum(['always', 'base']).nullable(),
  island: z.boolean()
})
const areaSchema = z.strictObject({
  id,
  name,
  kind: z.enum(['barbarian', 'civilised']),
  map,
  half: z.enum(['west', 'east']),
  kingdomIncome: half,
  kingdomIncomeWithEast: half.optional(),
  empireIncome: z.int().positive().nullable()
})
const seaSchema = z.strictObject({
  id,
  name,
  map,
  monopoly: z.int().min(0).max(3),
  mediterranean: z.boolean(),
  neighbours: z.array(z.enum(seaIds)),
  coasts: z.array(z.array(z.enum(provinceIds)).min(1)).min(1)
})
const between = z.tuple([z.enum(provinceIds), z.enum(provinceIds)]).refine(([a, b]) => a < b, 'in order')
const borderSchema = z.discriminatedUnion('kind', [
  z.strictObject({ between, kind: z.literal('open') }),
  z.strictObject({ between, kind: z.literal('river'), name: z.enum(rivers.map((river) => river.name)) }),
  z.strictObject({ between, kind: z.literal('range'), name }),
  z.strictObject({ between, kind: z.literal('strait'), name })
])
const riverSchema = z.strictObject({ name, drains: z.array(z.enum(areaIds)).min(1) })

describe('the tables', () => {
  test('every record is well formed', () => {
    const tables = [
      ['provinces', provinceSchema, provinces, 238],
      ['areas', areaSchema, areas, 30],
      ['seas', seaSchema, seas, 23],
      ['borders', borderSchema, borders, 534],
      ['rivers', riverSchema, rivers, 37]
    ] as const
    for (const [name, schema, records, count] of tables) {
      expect(records, name).toHaveLength(count)
      everyRow<unknown>(records, JSON.stringify, (record) => schema.parse(record))
    }
  })

  test('ids and border pairs are unique, names of provinces too', () => {
    for (const list of [
      provinceIds,
      areaIds,
      seaIds,
      provinces.map((record) => record.name),
      provinces.flatMap(({ city }) => (city ? [city.name] : [])),
      borders.map((border) => border.between.join(' '))
    ])
      expect(new Set<string>(list).size).toBe(list.length)
  })

  test('XXXIII: 61 cities, 63 empty sites, 18 fortified; 215 provinces and 26 Areas without the extension', () => {
    const cities = provinces.flatMap(({ city }) => (city ? [city] : []))
    expect(cities.filter(({ level }) => level > 0)).toHaveLength(61)
    expect(cities.filter(({ level }) => level === 0)).toHaveLength(63)
    expect(cities.filter(({ fortified }) => fortified)).toHaveLength(18)
    expect(provinces.filter((record) => record.map === 'base')).toHaveLength(215)
    expect(areas.filter((record) => record.map === 'base')).toHaveLength(26)
    expect(offMap.filter((box) => box.role === 'bonus')).toHaveLength(3)
  })

  test('X.D: the caravans are Aegyptus, Rhagae, Siraces, Tripolitania; the extension trades Rhagae for Indus', () => {
    const caravans = provinces.flatMap((record) => (record.caravan ? [`${record.id} ${record.caravan}`] : []))
    expect(caravans.sort()).toEqual([
      'aegyptus always',
      'indus always',
      'rhagae base',
      'siraces always',
      'tripolitania always'
    ])
  })
})

test('XXXIII: income as printed', () => {
  const asPrinted = (record: (typeof areas)[number]) => {
    const sum = (choice: 'base' | 'full') =>
      provinces
        .filter((own) => own.area === record.id && (choice === 'full' || own.map === 'base'))
        .reduce((total, own) => total + own.income, 0)
    const withEast = 'kingdomIncomeWithEast' in record ? record.kingdomIncomeWithEast : record.kingdomIncome
    expect(sum('full')).toBe(withEast)
    if (record.map === 'base') expect(sum('base')).toBe(record.kingdomIncome)
    const levels = provincesOf(record.id).reduce((total, own) => total + (own.city?.level ?? 0), 0)
    expect(record.empireIncome).toBe(record.kind === 'civilised' ? 2 + levels : null)
  }
  everyRow(areas, ({ name: area }) => area, asPrinted)
})

test('a river forms borders only in the Areas that it drains', () => {
  const areaOf = (wanted: string) => provinces.find((record) => record.id === wanted)?.area
  everyRow(
    rivers,
    (river) => river.name,
    (river) => {
      const touched = new Set(
        borders.flatMap((border) =>
          border.kind === 'river' && border.name === river.name ? border.between.map(areaOf) : []
        )
      )
      expect([...touched].sort()).toEqual([...river.drains].sort())
    }
  )
})

describe('seas', () => {
  const zones: readonly SeaRecord[] = seas
  test('neighbours are symmetric', () => {
    for (const zone of zones)
      for (const other of zone.neighbours)
        expect(zones.find((record) => record.id === other)?.neighbours).toContain(zone.id)
  })

  test('a province occurs once on the coasts of a zone', () => {
    for (const { coasts } of zones) expect(new Set(coasts.flat()).size).toBe(coasts.flat().length)
  })

  test('III.F: each port lies on the coast of its zone', () => {
    for (const { id: home, city } of provinces) {
      if (!city?.port) continue
      expect(zones.find((zone) => zone.id === city.port)?.coasts.flat()).toContain(home)
    }
  })
})

test('adjacency of Areas is symmetric', () => {
  for (const { id: own } of areas)
    for (const other of areaNeighbours(own)) expect(areaNeighbours(other)).toContain(own)
})
