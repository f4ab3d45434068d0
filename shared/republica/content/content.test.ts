import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { everyRow } from '../../testing/every-row.ts'
import { cardKind } from '../queries/cards.ts'
import { cardsOf, erasUpTo, familiesOf } from '../queries/deck.ts'
import { bequests } from './bequests.ts'
import { concessions } from './concessions.ts'
import { families } from './families.ts'
import { happenings } from './happenings.ts'
import {
  cardIds,
  eraIds,
  familyIds,
  happeningIds,
  intrigueIds,
  landBillIds,
  warCardIds,
  warTypeIds
} from './ids.ts'
import { intrigue } from './intrigue.ts'
import { laws } from './laws.ts'
import { leaders } from './leaders.ts'
import { provinces } from './provinces.ts'
import { randomLosses } from './random-losses.ts'
import { sources } from './sources.ts'
import { statesmen } from './statesmen.ts'
import { games, landBills, populationTable } from './tables.ts'
import { warCards } from './war-cards.ts'

const rating = z.int().min(0).max(12)
const roll = z.array(z.int().min(3).max(18))
const era = z.enum(eraIds)
const source = z.string().min(4)

const senator = { oratory: rating, loyalty: rating, influence: rating, era, source }
const face = z.strictObject({
  personal: z.strictObject({ dice: z.int().min(1).max(2), sign: z.literal([1, -1]), plus: z.int() }),
  state: z.strictObject({ dice: z.int().min(1).max(2), sign: z.literal([1, -1]), plus: z.int() }),
  land: rating,
  fleet: rating
})

/** What each record must look like, beyond its type. */
const tables: readonly (readonly [string, Readonly<Record<string, unknown>>, z.ZodType])[] = [
  ['families', families, z.strictObject({ ...senator, number: z.int().min(1).max(30), military: rating })],
  [
    'statesmen',
    statesmen,
    z.strictObject({
      ...senator,
      family: z.enum(familyIds),
      mark: z.string().regex(/^\d+[A-C]$/),
      military: rating.nullable(),
      popularity: rating,
      opposes: z.array(z.string()),
      special: z.looseObject({ does: z.string() }),
      knights: z.literal(1).exactOptional()
    })
  ],
  [
    'wars',
    warCards,
    z.looseObject({
      type: z.enum(warTypeIds),
      series: z.int().min(1).max(4),
      of: z.int().min(1).max(4),
      land: z.int().min(1).max(15),
      support: z.int().min(0).max(10),
      fleet: z.int().min(0).max(10),
      disaster: roll.min(1),
      standoff: roll.min(1),
      spoils: z.int().min(0).max(45),
      source
    })
  ],
  [
    'leaders',
    leaders,
    z.looseObject({
      strength: z.int().min(3).max(7),
      disaster: roll.length(1),
      standoff: roll.length(1),
      source
    })
  ],
  [
    'concessions',
    concessions,
    z.looseObject({ pays: z.looseObject({ talents: z.int().min(2).max(5) }), source })
  ],
  ['intrigue', intrigue, z.looseObject({ source })],
  ['provinces', provinces, z.looseObject({ undeveloped: face, developed: face, source })],
  ['happenings', happenings, z.looseObject({ source })],
  ['bequests', bequests, z.looseObject({ talents: z.int().min(0), source })],
  ['laws', laws, z.looseObject({ source })]
]

describe.each(tables)('%s', (_, table, schema) => {
  it('have the values that their cards can have, and a source', () => {
    everyRow(Object.entries(table), String, ([, record]) => schema.parse(record))
  })

  it('cite the rulebook, a public source that is listed, or us', () => {
    everyRow(Object.entries(table), String, ([, record]) => {
      const told = z.looseObject({ source }).parse(record).source
      expect(told).toMatch(/rulebook \d|\bS[1-4]\b|^ours/)
      for (const [mark] of told.matchAll(/\bS\d\b/g)) expect(sources).toHaveProperty(mark)
    })
  })
})

describe('what the rulebook’s examples prove', () => {
  it('7.514 Fabius has oratory and influence of 7, Claudius a loyalty of 7', () => {
    expect(families.fabius.oratory + families.fabius.influence).toBe(7)
    expect(families.claudius.loyalty).toBe(7)
  })

  it('10.4 Marius is a commander of 4, the slaves fight with 6, Spartacus adds 5; D6 D11, S16 S14', () => {
    expect(families.marius.military).toBe(4)
    expect(warCards['gladiator-revolt']).toMatchObject({
      land: 6,
      disaster: [6],
      standoff: [16],
      isRevolt: true
    })
    expect(leaders.spartacus).toMatchObject({ strength: 5, disaster: [11], standoff: [14] })
  })

  it('10.52 of eleven units with three of the smaller part the cell is 24, of ten 25', () => {
    expect(randomLosses[11]?.[2]).toBe(24)
    expect(randomLosses[10]?.[2]).toBe(25)
  })

  it('9.63 the yearly certificates cost 5 and 10', () => {
    expect([landBills.II.cost, landBills.III.cost]).toEqual([5, 10])
    expect(landBillIds.map((id) => landBills[id].isYearly)).toEqual([false, true, true])
    expect(landBills.I.repeal).toBeNull()
  })
})

describe('the whole', () => {
  it('each family has its own number, from 1 to 30', () => {
    const numbers = familyIds.map((id) => families[id].number)
    expect(numbers.toSorted((one, other) => one - other)).toEqual(
      Array.from({ length: 30 }, (_, at) => at + 1)
    )
  })

  it('each series of wars is complete and numbered', () => {
    const types = new Set(warCardIds.map((id) => warCards[id].type))
    for (const type of types) {
      const series = warCardIds.filter((id) => warCards[id].type === type)
      expect(series.map((id) => warCards[id].series).toSorted()).toEqual(series.map((_, at) => at + 1))
      for (const id of series) expect(warCards[id].of, id).toBe(series.length)
    }
  })

  it('every leader has a war to lead', () => {
    const types = new Set(warCardIds.map((id) => warCards[id].type))
    everyRow(Object.values(leaders), JSON.stringify, ({ type }) => expect(types).toContain(type))
  })

  it('every sum of three dice brings one happening in each era, or none', () => {
    for (const id of eraIds) {
      const sums = happeningIds.flatMap((happening) => happenings[happening].rolls[id])
      expect(new Set(sums).size, id).toBe(sums.length)
      for (const sum of sums) expect(sum >= 3 && sum <= 18, `${sum}`).toBe(true)
    }
    expect(happeningIds.flatMap((id) => happenings[id].rolls.early)).toHaveLength(16)
  })

  it('the decks of all eras hold each card once', () => {
    const all = erasUpTo('late').flatMap((id) => [...familiesOf(id), ...cardsOf(id, { republic: 'late' })])
    expect(new Set(all).size).toBe(all.length)
    // The first war is on the board; four cards are about what is not played.
    expect(all.length + 1 + 4).toBe(cardIds.length)
    for (const id of all) expect(cardKind(id).id).toBe(id)
  })

  it('an era adds as many of an intrigue as its record says', () => {
    for (const id of eraIds) {
      const cards = cardsOf(id, { republic: 'late' }).map(cardKind)
      for (const kind of intrigueIds) {
        const count = cards.filter((card) => card.kind === 'intrigue' && card.of === kind).length
        const printed = kind === 'proscription' ? 0 : intrigue[kind].count[id]
        expect(count, `${id} ${kind}`).toBe(printed)
      }
    }
  })

  it('the population table falls without a gap, and games are dearer the more they bring', () => {
    const steps = populationTable.map(({ from }) => from)
    expect(steps).toEqual(steps.toSorted((one, other) => other - one))
    expect(populationTable.map(({ unrest }) => unrest)).toEqual(
      populationTable.map(({ unrest }) => unrest).toSorted((one, other) => one - other)
    )
    expect([games.minor.cost, games.medium.cost, games.grand.cost]).toEqual([7, 13, 18])
  })
})
