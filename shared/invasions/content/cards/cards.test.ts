import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { everyRow } from '../../../testing/every-row.ts'
import { administrationCards, administrationPrices } from './administration.ts'
import { calamities } from './calamities.ts'
import {
  administrationCardSchema,
  calamityIds,
  calamitySchema,
  diplomacyCardSchema,
  eventCardSchema,
  plunderMarkerSchema
} from './card-schema.ts'
import { copiesOf, eventCards } from './decks.ts'
import { diplomacyCards } from './diplomacy.ts'
import { withNestedEffects } from './nested-effects.ts'
import { plunderMarkers } from './plunder.ts'

const plays = [...eventCards, ...diplomacyCards].flatMap((card) => card.plays)

const effects = [...plays, ...calamities].flatMap((holder) => holder.effects).flatMap(withNestedEffects)

const sorted = (values: Iterable<string>) => [...new Set(values)].sort()
const event = (number: number) => eventCards.find((card) => card.number === number)
const byName = (name: string) => eventCards.find((card) => card.name.en === name)

describe('the tables obey their schemas', () => {
  it('all of them', () => {
    const tables: [string, z.ZodType, readonly unknown[]][] = [
      ['administration', administrationCardSchema, administrationCards],
      ['diplomacy', diplomacyCardSchema, diplomacyCards],
      ['events', eventCardSchema, eventCards],
      ['calamities', calamitySchema, calamities],
      ['plunder', plunderMarkerSchema, plunderMarkers]
    ]
    everyRow(
      tables,
      ([name]) => name,
      ([, schema, table]) => expect(z.array(schema).safeParse(table).error?.issues ?? []).toEqual([])
    )
  })

  it('gives every record of a kind its own id', () => {
    for (const table of [administrationCards, diplomacyCards, eventCards, calamities, plunderMarkers]) {
      expect(new Set(table.map((record) => record.id)).size).toBe(table.length)
    }
  })
})

describe('administration cards (facts 6.1, XIII)', () => {
  const count = (type: string) => administrationCards.filter((card) => card.type === type).length
  const columns = administrationCards.flatMap((card) => Object.values(card.ages))

  it('are 7 Passive, 7 Military, 4 Reform (facts 0.14, XIII.C)', () => {
    expect([count('passive'), count('military'), count('reform')]).toEqual([7, 7, 4])
  })

  it('have the known prices (facts 0.14, XIII.D ex. 1-3)', () => {
    expect(administrationPrices.military.kingdom).toBe(10)
    expect(administrationPrices.reform.kingdom).toBe(20)
    expect(administrationPrices.passive.empire).toBe(10)
  })

  it('rise in price from Passive to Reform and from Kingdom to Empire (facts 6.1)', () => {
    const { passive, military, reform } = administrationPrices
    expect(passive.kingdom <= military.kingdom && military.kingdom <= reform.kingdom).toBe(true)
    expect(passive.empire <= military.empire && military.empire <= reform.empire).toBe(true)
    for (const price of [passive, military, reform]) expect(price.kingdom).toBeLessThanOrEqual(price.empire)
  })

  it('age a nation by -1 to +2, and use both ends of that range (VI.E)', () => {
    const ageing = columns.map((column) => column.ageing)
    expect([Math.min(...ageing), Math.max(...ageing)]).toEqual([-1, 2])
  })

  it('depend on the age of the nation (XIII.D ex. 1)', () => {
    for (const { id, ages } of administrationCards) {
      expect(
        new Set([ages.young, ages.mature, ages.old].map((column) => JSON.stringify(column))).size,
        id
      ).toBeGreaterThan(1)
    }
  })

  it('show every calamity somewhere, and none on some cards (XIII.E, XIV.J)', () => {
    const shown = columns.flatMap((column) => (column.calamity ? [column.calamity] : []))
    expect(sorted(shown)).toEqual(sorted(calamityIds))
    expect(columns.some((column) => column.calamity === null)).toBe(true)
  })

  it('let the leader act or not, gain gold and cost gold (XIII.E)', () => {
    expect(sorted(columns.map((column) => column.leader))).toEqual(['active', 'inactive'])
    expect(columns.some((column) => column.gold.empire > 0)).toBe(true)
    expect(columns.some((column) => column.gold.empire < 0)).toBe(true)
  })

  it('never hurt more at a lower age: calamities grow with age', () => {
    const harm = (age: 'young' | 'mature' | 'old') =>
      administrationCards.filter((card) =>
        calamities.some((c) => c.id === card.ages[age].calamity && c.harmful)
      ).length
    expect(harm('young')).toBeLessThan(harm('mature'))
    expect(harm('mature')).toBeLessThan(harm('old'))
  })
})

describe('diplomacy cards (facts 0.15, XXX)', () => {
  it('are eighteen in the known numbers', () => {
    expect(Object.fromEntries(diplomacyCards.map((card) => [card.id, card.copies]))).toEqual({
      alliance: 3,
      treaty: 1,
      marriage: 2,
      tribute: 2,
      foedus: 2,
      corruption: 3,
      mercenary: 4,
      nothing: 1
    })
    const ids = copiesOf(diplomacyCards)
    expect(ids).toHaveLength(18)
    expect(new Set(ids).size).toBe(18)
  })

  it('cost what XXX.C-H say, paid to the other nation (facts 5)', () => {
    const cost = (id: string) => diplomacyCards.find((card) => card.id === id)?.plays[0]?.cost
    expect(cost('treaty')).toEqual({ gold: 5, to: 'target' })
    expect(cost('marriage')).toEqual({ gold: 2, to: 'target' })
    expect(cost('tribute')).toEqual({ gold: 10, to: 'target' })
    expect(cost('corruption')).toEqual({ gold: 1, to: 'target' })
    expect(cost('mercenary')).toEqual({ gold: 3, to: 'target' })
    for (const free of ['alliance', 'foedus', 'nothing']) expect(cost(free)).toBeUndefined()
  })

  it('bear their Latin names (facts 6.2)', () => {
    const latin = Object.fromEntries(diplomacyCards.map((card) => [card.id, card.latin]))
    expect(latin).toMatchObject({
      alliance: 'Unio',
      treaty: 'Pactum',
      marriage: 'Matrimonium',
      tribute: 'Tributus',
      foedus: 'Foedus',
      nothing: 'Nihil'
    })
  })

  it('are played by the earlier activation, except Mercenary and Corruption (XXX.A)', () => {
    const late = diplomacyCards.filter((card) => card.plays.some((play) => play.window !== 'diplomacy-play'))
    expect(late.map((card) => card.id)).toEqual(['corruption', 'mercenary'])
  })
})

describe('events (facts 0.16 and 6.3, X.B)', () => {
  it('are 72: 18 public and 54 private', () => {
    expect(eventCards.map((card) => card.number)).toEqual(Array.from({ length: 72 }, (_, n) => n + 1))
    expect(eventCards.filter((card) => card.back === 'public')).toHaveLength(18)
    expect(eventCards.filter((card) => card.back === 'private')).toHaveLength(54)
  })

  it('are numbered in the alphabetical order of their English names', () => {
    const names = eventCards.map((card) => card.name.en)
    expect(names).toEqual([...names].sort((a, b) => a.localeCompare(b, 'en')))
    expect(new Set(names).size).toBe(72)
  })

  const numbered = [
    [23, 'Dice', 'Dados', 'private'],
    [26, 'Famine', 'Hambre', 'public'],
    [32, 'Heresy', 'Herejía', 'public'],
    [48, 'Reaction', 'Reacción', 'private'],
    [51, 'Revolt', 'Revuelta', 'public'],
    [56, 'Shortage', 'Escasez', 'public']
  ] as const
  it('bear the known numbers (facts 6.3)', () => {
    everyRow(numbered, String, ([number, en, es, back]) =>
      expect(event(number)).toMatchObject({ name: { en, es }, back })
    )
  })

  const known = [
    'Alliance',
    'Barbarian Coalition',
    'Caravan',
    'Expert Navigation',
    'Renaissance',
    'Reserve',
    'Storm',
    'Treason'
  ]
  it('include those that the rulebook names (facts 6.3)', () => {
    everyRow(known, String, (name) => expect(byName(name)).toBeDefined())
  })

  it('Assassination Attempt and Sedition can neutralise or eliminate a leader (facts 12)', () => {
    everyRow(['Assassination Attempt', 'Sedition'], String, (name) => {
      const deeds = byName(name)
        ?.plays.flatMap((play) => play.effects.flatMap(withNestedEffects))
        .map((effect) => effect.do)
      expect(deeds).toContain('neutralise-leader')
      expect(deeds).toContain('kill-leader')
    })
  })

  it('only the public Reserve shuffles the discards back (X.B)', () => {
    const shufflers = eventCards.filter((card) =>
      card.plays.some((play) =>
        play.effects.flatMap(withNestedEffects).some((effect) => effect.do === 'reshuffle-events')
      )
    )
    expect(shufflers.map((card) => [card.name.en, card.back])).toEqual([['Reserve', 'public']])
  })

  it('public ones are played at once, private ones never (X.B)', () => {
    for (const card of eventCards) {
      for (const play of card.plays) expect(play.window === 'at-once', card.id).toBe(card.back === 'public')
    }
  })

  it('a private one without a legal target stays in hand; a public one never does', () => {
    for (const card of eventCards) {
      for (const play of card.plays) expect(play.ifNone === 'keep', card.id).toBe(card.back === 'private')
    }
  })

  it('only a random Area is rolled again', () => {
    for (const play of plays) {
      if (play.ifNone === 'roll-again') expect(play.target.kind).toBe('random-area')
    }
  })

  it('Treason and Renaissance break a Foedus and free a vassal (XXVIII.G, XXIX.G)', () => {
    for (const name of ['Treason', 'Renaissance']) {
      const ties = byName(name)
        ?.plays.flatMap((play) => play.effects)
        .flatMap((effect) => (effect.do === 'set-free' ? [effect.from] : []))
      expect(ties).toEqual(['foedus', 'vassalage'])
    }
  })

  it('Alliance and Barbarian Coalition make alliances (XXVI.A)', () => {
    for (const name of ['Alliance', 'Barbarian Coalition']) {
      expect(byName(name)?.plays[0]?.effects[0]?.do).toBe('ally')
    }
  })

  it('Storm and Expert Navigation change the sea risk (XXV.E)', () => {
    const risk = (name: string) =>
      byName(name)
        ?.plays.flatMap((play) => play.effects)
        .find((effect) => effect.do === 'modify-roll' && effect.roll === 'sea-risk')
    expect(risk('Storm')).toMatchObject({ by: -4 })
    expect(risk('Expert Navigation')).toMatchObject({ by: 4 })
  })

  it('Caravan is played before the caravans are rolled (X.D)', () => {
    expect(byName('Caravan')?.plays[0]?.window).toBe('caravans')
  })

  it('found and enlarge cities (III.F), age a nation and raise Decline (VI.E)', () => {
    const cities = effects.flatMap((effect) => (effect.do === 'city' ? [effect.change] : []))
    expect(cities).toEqual(expect.arrayContaining(['found', 'grow']))
    const ofEvents = eventCards.flatMap((card) =>
      card.plays.flatMap((play) => play.effects.flatMap(withNestedEffects))
    )
    expect(ofEvents.some((effect) => effect.do === 'age' && effect.by > 0)).toBe(true)
    expect(ofEvents.some((effect) => effect.do === 'decline' && effect.by > 0)).toBe(true)
  })

  it('add, take and swap battle dice (XX.F, XX.G)', () => {
    const dice = effects.flatMap((effect) => (effect.do === 'battle-dice' ? [effect] : []))
    expect(dice.some((d) => d.white > 0 || d.black > 0)).toBe(true)
    expect(dice.some((d) => d.white < 0)).toBe(true)
    expect(dice.some((d) => d.swap > 0)).toBe(true)
    for (const d of dice) expect([d.white, d.black, d.swap].some((n) => n !== 0)).toBe(true)
  })
})

describe('calamities (facts 0.17 and 6.4)', () => {
  it('are twelve, numbered in alphabetical order', () => {
    expect(calamities.map((c) => c.number)).toEqual(Array.from({ length: 12 }, (_, n) => n + 1))
    expect(calamities.map((c) => c.id)).toEqual([...calamityIds].sort())
  })

  it('include Usurper, Intolerance, Heresy, Revolt (facts 0.17) and Inaction (facts 12)', () => {
    const names = calamities.map((c) => c.name.en)
    expect(names).toEqual(expect.arrayContaining(['Usurper', 'Intolerance', 'Heresy', 'Revolt', 'Inaction']))
  })

  it('are mostly but not all harmful (XIII.E)', () => {
    const harmful = calamities.filter((c) => c.harmful).length
    expect(harmful).toBeGreaterThan(6)
    expect(harmful).toBeLessThan(12)
  })

  it('some age a nation and some raise Decline (VI.E)', () => {
    const all = calamities.flatMap((c) => c.effects.flatMap(withNestedEffects))
    expect(all.some((effect) => effect.do === 'age' && effect.by > 0)).toBe(true)
    expect(all.some((effect) => effect.do === 'decline' && effect.by > 0)).toBe(true)
  })

  it('heresy makes Usurper and Intolerance worse (XXXI.C); a Usurper frees federates (XXVIII.G)', () => {
    const usurper = calamities.find((c) => c.id === 'usurper')
    const check = usurper?.effects[0]
    expect(
      check?.do === 'check' && check.modifiers?.some((m) => m.per === 'heretical-area' && m.by > 0)
    ).toBe(true)
    expect(usurper?.effects.flatMap(withNestedEffects)).toContainEqual({
      do: 'hook',
      hook: 'federates-may-break'
    })
    const intolerance = calamities.find((c) => c.id === 'intolerance')
    expect(
      intolerance?.effects.some((effect) => effect.do === 'if' && effect.when === 'heresy-in-nation')
    ).toBe(true)
  })
})

describe('plunder markers (facts 0.18 and 6.5, XXIV.D)', () => {
  const pool = plunderMarkers.flatMap((marker) => Array.from({ length: marker.copies }, () => marker))

  it('are worth 1 to 3 gold, slightly less than 2 on average', () => {
    const mean = pool.reduce((sum, marker) => sum + marker.gold, 0) / pool.length
    expect(mean).toBeLessThan(2)
    expect(mean).toBeGreaterThan(1.75)
    expect(new Set(pool.map((marker) => marker.gold))).toEqual(new Set([1, 2, 3]))
    expect(copiesOf(plunderMarkers)).toHaveLength(48)
  })

  it('carry Usurper exactly twice', () => {
    expect(pool.filter((marker) => marker.effect.kind === 'calamity')).toHaveLength(2)
  })

  it('carry the public numbers 26, 32, 51, 56 and no other; among the private ones 23 and 48', () => {
    const numbers = pool.flatMap((marker) => (marker.effect.kind === 'event' ? [marker.effect.number] : []))
    const publics = numbers.filter((number) => event(number)?.back === 'public')
    expect([...new Set(publics)].sort((a, b) => a - b)).toEqual([26, 32, 51, 56])
    expect(numbers).toEqual(expect.arrayContaining([23, 48]))
  })
})

describe('provenance', () => {
  const records = [...administrationCards, ...diplomacyCards, ...eventCards, ...calamities, ...plunderMarkers]

  it('names a section of the rulebook, or says why', () => {
    for (const { id, provenance } of records) {
      if (provenance.source === 'rulebook') expect(provenance.section, id).toMatch(/^[IVX]+\.[A-L]$/)
      if (provenance.source === 'ours') expect(provenance.why.length, id).toBeGreaterThan(10)
      if (provenance.source === 'published-aid') expect(provenance.note.length, id).toBeGreaterThan(10)
    }
  })

  it('credits the published aid with Assassination Attempt, Sedition and Inaction (facts 12)', () => {
    const aided = records
      .filter((record) => record.provenance.source === 'published-aid')
      .map((record) => record.id)
    expect(sorted(aided)).toEqual(['assassination-attempt', 'inaction', 'sedition'])
  })
})

describe('the words of the cards', () => {
  const cards = [...administrationCards, ...diplomacyCards, ...eventCards, ...calamities]

  it('exist in both languages and differ', () => {
    const sameName = cards.filter((card) => card.name.en === card.name.es).map((card) => card.id)
    expect(sorted(sameName)).toEqual(['foedus', 'terror'])
    expect(cards.filter((card) => card.text.en === card.text.es)).toEqual([])
  })

  it('are never vague', () => {
    for (const card of cards) {
      expect(card.text.en, card.id).not.toMatch(/\b(some|several|a few|possibly|perhaps)\b/i)
      expect(card.text.es, card.id).not.toMatch(/\b(algunos|algunas|varios|varias|quizás?|tal vez)\b/i)
    }
  })

  it('bear the Spanish names that the rulebook uses (facts 6.3)', () => {
    expect(byName('Alliance')?.name.es).toBe('Alianza')
    expect(byName('Barbarian Coalition')?.name.es).toBe('Coalición bárbara')
    expect(byName('Treason')?.name.es).toBe('Traición')
    expect(byName('Renaissance')?.name.es).toBe('Renacimiento')
    expect(byName('Storm')?.name.es).toBe('Tormenta')
    expect(byName('Expert Navigation')?.name.es).toBe('Navegación experta')
    expect(byName('Caravan')?.name.es).toBe('Caravana')
    expect(byName('Reserve')?.name.es).toBe('Reserva')
  })
})
