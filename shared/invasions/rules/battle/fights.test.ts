import { describe, expect, it } from 'vitest'
import { sumOfModifiers } from '../../../engine/dice.ts'
import { withPreset } from '../../../engine/form-fields.ts'
import { createRandom } from '../../../engine/random.ts'
import type { NationId, UnitKindId } from '../../content/ids.ts'
import type { Fight } from '../../fights-in-progress.ts'
import { invasions } from '../../game.ts'
import { countersOf, placeUnit, unitsIn } from '../../queries/pieces/placement.ts'
import type { InvasionsState, UnitId } from '../../state.ts'
import { type WatchOptions, watchFights, whenAsked } from '../../testing/watch-fights.ts'
import type { ProvinceId } from '../../world/provinces.ts'
import type { SeaId } from '../../world/seas.ts'
import { beginMovement } from '../movement/marching.ts'
import { raidByRaidingNation } from '../raids/play-raids.ts'
import { crossSea } from '../sea/transport.ts'
import { besiege } from '../siege/besiege.ts'

function opening(): InvasionsState {
  const state = invasions.setUp({ scenario: '350', combat: 'basic' }, createRandom('test'))
  state.agenda = []
  // Plain markers only, so that plunder plays no events.
  state.decks.plunder.drawPile = state.decks.plunder.drawPile.filter((id) => id.startsWith('silver'))
  return state
}

function bring(
  state: InvasionsState,
  nation: NationId,
  kind: UnitKindId,
  count: number,
  at: ProvinceId
): UnitId[] {
  const free = countersOf(state, nation).filter((unit) => unit.kind === kind && unit.people === undefined)
  const ids = free.slice(0, count).map(({ id }) => id)
  for (const id of ids) placeUnit(state, id, at)
  return ids
}

function launch(state: InvasionsState, nation: NationId, count: number, at: SeaId): UnitId[] {
  const free = countersOf(state, nation).filter((unit) => unit.kind === 'fleet')
  const ids = free.slice(0, count).map(({ id }) => id)
  for (const id of ids) placeUnit(state, id, at, 1)
  return ids
}

function empty(state: InvasionsState, ...places: (ProvinceId | SeaId)[]): void {
  for (const at of places) for (const { id } of unitsIn(state, at)) placeUnit(state, id, 'reserve')
}

const kindsOf = (fights: readonly Fight[] | undefined) => fights?.map(({ kind }) => kind)

describe('XXIV a siege in the state', () => {
  const athens = (watching: WatchOptions) => {
    const state = opening()
    const units = [
      ...bring(state, 'visigoths', 'infantry', 2, 'achaia'),
      ...bring(state, 'visigoths', 'noble-cavalry', 2, 'achaia')
    ]
    const order = { province: 'achaia', besieger: 'visigoths', units, leader: null } as const
    return { state, seen: watchFights(state, (play) => besiege(play, order), watching) }
  }

  it('XXIV.C it names the city and both sides, and the question has the chances of siege and assault', () => {
    const { state, seen } = athens({ dice: [1], answer: () => ({ option: 'siege' }) })
    const [first] = whenAsked(seen, 'besiege')
    expect(first?.fights).toMatchObject([
      { kind: 'siege', province: 'achaia', besieger: 'visigoths', owner: 'byzantines', fortified: false }
    ])
    const { siege, assault, hits } = first?.asked.about ?? {}
    expect(hits).toBe(2)
    // A fleet off the port takes 1 from a siege and nothing from an assault, which adds 1.
    expect([siege?.modifier, assault?.modifier]).toEqual([-1, 1])
    expect(siege?.chance).toBeCloseTo(0.3, 9)
    expect(assault?.chance).toBeCloseTo(0.5, 9)
    expect('fights' in state).toBe(false)
  })

  it('XXIV.C an assault costs two hits during the siege', () => {
    const { seen } = athens({
      dice: [1],
      answer: ({ kind }) => (kind === 'besiege' ? { option: 'assault' } : null)
    })
    const hits = whenAsked(seen, 'take-hits')
    expect(hits.map(({ asked }) => [asked.place, asked.about.hits])).toEqual([['achaia', 2]])
    expect(hits[0]?.fights).toMatchObject([{ stage: 'losses', assault: true }])
  })

  it('XXIV.C XXIV.D after the fall it holds the die, and the city’s fate is still open', () => {
    const { seen } = athens({
      dice: [10],
      answer: ({ kind }) => ({ option: kind === 'besiege' ? 'siege' : 'spare' })
    })
    const [fate] = whenAsked(seen, 'fate-of-city')
    const [siege] = fate?.fights ?? []
    if (siege?.kind !== 'siege') throw new Error('the city has not fallen')
    expect(siege).toMatchObject({ stage: 'fate', totals: [10 + sumOfModifiers(siege.modifiers)] })
    expect(fate?.asked.about).toMatchObject({ province: 'achaia', by: 'visigoths', gold: 2, capitalOf: null })
  })
})

describe('XI a raid in the state', () => {
  const picts = () => {
    const state = opening()
    state.turn = 2
    empty(state, 'bernicia')
    return state
  }

  it('XI.D XI.E the question lists the targets with their chances and presets the easiest', () => {
    const [first] = whenAsked(
      watchFights(picts(), (play) => raidByRaidingNation(play, 'picts')),
      'raid-target'
    )
    expect(first?.fights).toMatchObject([{ kind: 'raid', nation: 'picts', route: null, stage: 'target' }])
    const { targets = [], units } = first?.asked.about ?? {}
    expect(units).toHaveLength(2)
    for (const { chances } of targets) expect(chances.fails + chances.minus + chances.plus).toBeCloseTo(1)
    const most = Math.max(...targets.map(({ modifier }) => modifier))
    const preset = first?.asked.body.preset?.answer
    expect(targets.find(({ province }) => province === preset)?.modifier).toBe(most)
  })

  it('XI.G raiders who settle among enemies fight a battle during the raid', () => {
    const state = picts()
    state.raids.bernicia = { grade: '+', turn: 1 }
    const legions = bring(state, 'romans', 'legion', 1, 'bernicia')
    Object.assign(state.leaders.stilicho ?? {}, { presence: 'in-play', at: 'bernicia' })
    const seen = watchFights(state, (play) => raidByRaidingNation(play, 'picts'), {
      dice: [10],
      answer: ({ kind }) => {
        if (kind === 'raid-target') return { option: 'bernicia' }
        return kind === 'settle' ? { option: 'yes' } : null
      }
    })
    const [settles] = whenAsked(seen, 'settle')
    expect(settles?.asked.about).toMatchObject({ province: 'bernicia', defenders: legions })
    expect(settles?.fights).toMatchObject([
      { stage: 'settling', route: { target: 'bernicia' }, total: expect.any(Number) }
    ])
    const [reroll] = whenAsked(seen, 'battle-reroll')
    expect(kindsOf(reroll?.fights)).toEqual(['raid', 'battle'])
    expect('fights' in state).toBe(false)
  })
})

describe('XXV a naval action in the state', () => {
  /** XXV.D, example E30: two fleets carry five units past a Vandal who holds the ports. */
  const corsica = () => {
    const state = opening()
    empty(state, 'sinus_gallicus', 'septimania', 'corsica')
    const romans = launch(state, 'romans', 2, 'sinus_gallicus')
    const vandals = launch(state, 'vandals', 1, 'sinus_gallicus')
    const units = [
      ...bring(state, 'romans', 'legion', 4, 'septimania'),
      ...bring(state, 'romans', 'cavalry', 1, 'septimania')
    ]
    state.nations.vandals.presence = 'in-play'
    state.active = ['romans']
    beginMovement(state, ['romans'])
    const { movement } = state
    if (!movement) throw new Error('no movement')
    const crossing = {
      from: 'septimania',
      zones: ['sinus_gallicus'],
      to: 'corsica',
      landing: false,
      boats: false
    } as const
    const seen = watchFights(state, (play) => crossSea(play, movement, crossing, units), {
      dice: [2, 4, 1, 1],
      answer: ({ kind, body }) => {
        if (kind === 'naval-interception') return { option: { nation: 'vandals', stack: 1 } }
        if (kind === 'naval-battle') return { option: 'fight' }
        if (kind === 'naval-reroll') return { option: 'keep' }
        return body.type === 'form' && body.preset ? { values: withPreset({}, body.preset.answer) } : null
      }
    })
    return { state, seen, romans, vandals, units }
  }

  it('XXV.B an interception is a fight within the crossing', () => {
    const { seen, romans, vandals } = corsica()
    const [declared] = whenAsked(seen, 'naval-interception')
    expect(kindsOf(declared?.fights)).toEqual(['crossing', 'naval'])
    expect(declared?.fights[1]).toMatchObject({
      attacker: null,
      defender: { nation: 'romans', fleets: romans }
    })
    expect(declared?.asked.about).toMatchObject({
      zone: 'sinus_gallicus',
      against: 'romans',
      stacks: [{ key: { nation: 'vandals', stack: 1 }, nation: 'vandals', fleets: vandals }]
    })
    const [challenged] = whenAsked(seen, 'naval-battle')
    expect(challenged?.fights[1]).toMatchObject({ stage: 'challenge', attacker: { nation: 'vandals' } })
    expect(challenged?.asked.about).toMatchObject({ enemy: 'vandals', refusal: 'ends-movement' })
  })

  it('XXV.D excess cargo is lost: the crossing names the carriers, the preset the least valuable units', () => {
    const { state, seen, romans, units } = corsica()
    const [lost] = whenAsked(seen, 'cargo-lost')
    expect(lost?.fights).toMatchObject([
      { kind: 'crossing', stage: 'cargo', carriers: [{ nation: 'romans', fleets: romans }] }
    ])
    expect(lost?.asked.about).toMatchObject({ zone: 'sinus_gallicus', units, count: 2 })
    expect(units.filter((id) => state.units[id]?.at === 'corsica')).toHaveLength(3)
    expect('fights' in state).toBe(false)
  })
})
