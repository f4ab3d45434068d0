import { describe, expect, it } from 'vitest'
import { createRandom, pickOne, randomInt } from '../../../engine/random.ts'
import { type NationId, nationIds } from '../../content/ids.ts'
import { replaceRelations } from '../../rules/relations/relation-list.ts'
import type { InvasionsState, Relation } from '../../state.ts'
import { opening, tie } from '../../testing/position.ts'
import type { ProvinceId } from '../../world/provinces.ts'
import { areFriendly, areHostile, explainStance, isSpared, stance } from './stance.ts'

const GERMANIA: ProvinceId = 'franconia'
const GALLIA: ProvinceId = 'lotharingia'

function withRelations(...relations: Relation[]): InvasionsState {
  const state = opening({ turn: 4 })
  replaceRelations(state, relations)
  return state
}

const alliance = (a: NationId, b: NationId): Relation => ({
  kind: 'alliance',
  nations: [a, b],
  since: 4,
  until: 'activations'
})
const foedus = (federator: NationId, federate: NationId): Relation => ({
  kind: 'foedus',
  federator,
  federate,
  provinces: ['moesia_inferior', 'tyras'],
  since: 3,
  mercenary: null
})
const vassal = (suzerain: NationId, of: NationId): Relation => ({
  kind: 'vassal',
  suzerain,
  vassal: of,
  since: 3,
  mercenary: null
})
const client = (patron: NationId, of: NationId): Relation => ({
  kind: 'client',
  patron,
  client: of,
  tribute: 2,
  since: 3
})

describe('XII.D friendly, neutral, hostile', () => {
  it('XII.D nations without a relation are hostile', () => {
    expect(explainStance(withRelations(), 'romans', 'franks')).toEqual({
      stance: 'hostile',
      rule: 'XII.D',
      because: 'no-tie'
    })
  })

  it('XII.D allies, and a federate with its federator and its ally, are friends', () => {
    const state = withRelations(alliance('romans', 'franks'), foedus('romans', 'visigoths'))
    expect(explainStance(state, 'romans', 'franks').because).toBe('allies')
    expect(explainStance(state, 'visigoths', 'romans').because).toBe('federate')
    expect(explainStance(state, 'visigoths', 'franks').because).toBe('federate')
    expect(areFriendly(state, 'visigoths', 'franks')).toBe(true)
  })

  it('XII.D federates of one power are friends of each other', () => {
    const state = withRelations(foedus('romans', 'visigoths'), foedus('romans', 'burgundians'))
    expect(explainStance(state, 'visigoths', 'burgundians')).toMatchObject({
      stance: 'friendly',
      because: 'fellow-federates'
    })
  })

  it('XII.D clients and vassals are neutral to their lord, his ally and each other', () => {
    const state = withRelations(
      client('byzantines', 'armenians'),
      vassal('byzantines', 'gepids'),
      alliance('byzantines', 'lombards'),
      foedus('byzantines', 'visigoths')
    )
    expect(explainStance(state, 'armenians', 'byzantines').because).toBe('dependant')
    expect(stance(state, 'armenians', 'lombards')).toBe('neutral')
    expect(explainStance(state, 'armenians', 'gepids')).toMatchObject({
      stance: 'neutral',
      because: 'fellow-dependants'
    })
    expect(stance(state, 'armenians', 'visigoths')).toBe('neutral')
  })

  it('XII.D Barbarians are neutral in a Barbarian Area by default, and hostile elsewhere', () => {
    const state = withRelations()
    expect(explainStance(state, 'franks', 'alamanni', GERMANIA).because).toBe('barbarian-ground')
    expect(areHostile(state, 'franks', 'alamanni', GALLIA)).toBe(true)
    expect(areHostile(state, 'romans', 'alamanni', GERMANIA)).toBe(true)
  })

  it('XII.D the vassal Kingdom of a Barbarian shares that neutrality', () => {
    const state = withRelations(vassal('huns', 'gepids'))
    state.nations.gepids.status = 'kingdom'
    expect(stance(state, 'gepids', 'alamanni', GERMANIA)).toBe('neutral')
    expect(stance(state, 'gepids', 'alamanni', GALLIA)).toBe('hostile')
  })

  it('XII.D declared hostility lasts for the turn', () => {
    const state = withRelations({ kind: 'hostility', nations: ['franks', 'alamanni'], since: 4 })
    expect(explainStance(state, 'alamanni', 'franks', GERMANIA).because).toBe('declared-hostile')
    state.turn = 5
    expect(stance(state, 'alamanni', 'franks', GERMANIA)).toBe('neutral')
  })

  it('XII.D a truce makes two nations neutral, a pact against attack binds one of them', () => {
    const neutral = withRelations({
      kind: 'truce',
      binds: 'neutral',
      by: 'romans',
      target: 'franks',
      since: 4
    })
    expect(explainStance(neutral, 'franks', 'romans')).toEqual({
      stance: 'neutral',
      rule: 'XXX.E',
      because: 'truce'
    })
    const pact = withRelations({ kind: 'truce', binds: 'attack', by: 'romans', target: 'franks', since: 4 })
    expect(stance(pact, 'franks', 'romans')).toBe('hostile')
    expect(isSpared(pact, 'franks', 'romans')).toBe(true)
    expect(isSpared(pact, 'romans', 'franks')).toBe(false)
  })

  it('XII.D the united Empire is friendly on turns 1 and 2 only, and again after a reunion', () => {
    const state = opening()
    expect(areFriendly(state, 'romans', 'byzantines')).toBe(true)
    state.turn = 3
    expect(areHostile(state, 'romans', 'byzantines')).toBe(true)
    state.chronicle.push('empire-reunited')
    expect(areFriendly(state, 'romans', 'byzantines')).toBe(true)
  })

  it('XII.D with any relations the stance is symmetric and explained', () => {
    const random = createRandom('stance')
    for (let round = 0; round < 60; round++) {
      const state = withRelations(...Array.from({ length: randomInt(random, 12) }, () => anyRelation(random)))
      for (let pair = 0; pair < 60; pair++) {
        const [a, b] = [pickOne(random, nationIds), pickOne(random, nationIds)]
        const province = randomInt(random, 2) === 0 ? GERMANIA : GALLIA
        const found = explainStance(state, a, b, province)
        expect(explainStance(state, b, a, province)).toEqual(found)
        expect(found.rule).toMatch(/^[IVX]+\.[A-K]$/)
        expect(found.because.length).toBeGreaterThan(0)
        expect(stance(state, a, b, province)).toBe(found.stance)
        if (a === b) expect(found.because).toBe('same-nation')
      }
    }
  })
})

function anyRelation(random: Parameters<typeof randomInt>[0]): Relation {
  const [a, b] = [pickOne(random, nationIds), pickOne(random, nationIds)]
  const truce = (binds: 'attack' | 'neutral'): Relation => ({
    kind: 'truce',
    binds,
    by: a,
    target: b,
    since: 4
  })
  return pickOne(random, [
    alliance(a, b),
    foedus(a, b),
    vassal(a, b),
    client(a, b),
    truce('neutral'),
    truce('attack'),
    { kind: 'hostility', nations: [a, b], since: 4 } as Relation
  ])
}

describe('XII.D the united Empire', () => {
  it('XII.D an ally of one half of the united Empire is a friend of the other, until they part', () => {
    const state = opening()
    tie(state, { kind: 'alliance', between: ['persians', 'romans'], since: 1 })
    expect(stance(state, 'persians', 'byzantines')).toBe('friendly')
    state.turn = 3
    expect(stance(state, 'persians', 'byzantines')).toBe('hostile')
  })
})
