import { describe, expect, it } from 'vitest'
import { raidersInReserve } from '../../queries/raids/raids.ts'
import type { InvasionsState } from '../../state.ts'
import { drive } from '../../testing/drive.ts'
import { bareMap, clear, encamp, lead, opening, put, tie } from '../../testing/position.ts'
import { eventsOfType, nationsIn, onMap, typesOf } from '../../testing/read-results.ts'
import type { ProvinceId } from '../../world/provinces.ts'
import { raidByRaidingNation, raidInstead } from './play-raids.ts'

/** After a Raid + in the turn before (+2) a 10 lets the raiders settle, even against one defender. */
function raidedBefore(state: InvasionsState, target: ProvinceId): InvasionsState {
  const { drawPile } = state.decks.plunder
  state.decks.plunder.drawPile = drawPile.filter((id) => id.startsWith('silver'))
  clear(state, target)
  state.raids[target] = { grade: '+', turn: state.turn - 1 }
  return state
}

const staying = (target: ProvinceId, settle: 'yes' | 'no' = 'yes') =>
  ({ whenever: { 'raid-target': target, 'raid-instead': target, settle }, otherwise: 'first' }) as const

describe('XI.G settled raiders', () => {
  it('XI.G example E2: Angles who settle on turn 3 become inactive and do not raid on turn 4', () => {
    const state = raidedBefore(opening({ turn: 3 }), 'saliens')
    drive(state, (play) => raidByRaidingNation(play, 'angles'), { dice: [9], ...staying('saliens') })
    expect(state.nations.angles).toMatchObject({ presence: 'in-play', activity: 'inactive' })
    expect(nationsIn(state, 'saliens')).toEqual(['angles', 'angles'])
    expect(state.control.saliens).toBe('angles')
    state.turn = 4
    const { events } = drive(state, (play) => raidByRaidingNation(play, 'angles'))
    expect(events).toEqual([{ type: 'no-raid', nation: 'angles', why: 'settled' }])
  })

  it('XI.G to settle is a choice', () => {
    const state = raidedBefore(opening({ turn: 2 }), 'bernicia')
    drive(state, (play) => raidByRaidingNation(play, 'picts'), { dice: [10], ...staying('bernicia', 'no') })
    expect(state.nations.picts).toMatchObject({ presence: 'unborn', activity: 'raider' })
    expect(onMap(state, 'picts')).toEqual([])
  })

  it('XI.G raiders fight enemies in the province at once, and settle if they win', () => {
    const state = raidedBefore(opening({ turn: 2 }), 'bernicia')
    const [legion = ''] = put(state, 'byzantines', 'legion', 'bernicia')
    const { events } = drive(state, (play) => raidByRaidingNation(play, 'picts'), {
      // The raid, then two white dice of the Picts, which take the legion's two steps.
      dice: [10, 4, 4, 1],
      ...staying('bernicia')
    })
    expect(eventsOfType(events, 'battle-began')).toMatchObject([
      { province: 'bernicia', defenders: [legion] }
    ])
    expect(eventsOfType(events, 'raiders-settled')).toMatchObject([{ nation: 'picts', province: 'bernicia' }])
    expect(nationsIn(state, 'bernicia')).toEqual(['picts', 'picts'])
    expect(state.nations.picts.activity).toBe('inactive')
  })

  it('XI.G, III.D raiders also fight a lone horde, which defends as a unit', () => {
    const state = raidedBefore(opening({ turn: 2 }), 'saliens')
    encamp(state, 'franks', 'saliens')
    tie(state, { kind: 'foedus', between: ['romans', 'franks'], provinces: ['saliens', 'belgae'] })
    const { events } = drive(state, (play) => raidByRaidingNation(play, 'saxons'), {
      // The raid; both raiders miss, and so does the horde, which holds its ground.
      dice: [10, 1, 1, 1, 1],
      ...staying('saliens')
    })
    expect(eventsOfType(events, 'battle-began')).toMatchObject([{ province: 'saliens', defender: 'franks' }])
    expect(typesOf(events)).toContain('raiders-driven-off')
    expect(nationsIn(state, 'saliens')).toEqual([])
    expect(state.nations.franks.seat?.at).toBe('saliens')
  })

  it('XI.G, XXIX.B raiders to whom the horde submits leave its province, and stay in play', () => {
    const state = raidedBefore(opening({ turn: 2 }), 'saliens')
    encamp(state, 'franks', 'saliens')
    tie(state, { kind: 'foedus', between: ['romans', 'franks'], provinces: ['saliens', 'belgae'] })
    drive(state, (play) => raidByRaidingNation(play, 'saxons'), { dice: [10, 4], ...staying('saliens') })
    expect(nationsIn(state, 'saliens')).not.toContain('saxons')
    expect(onMap(state, 'saxons').length > 0).toBe(state.nations.saxons.presence === 'in-play')
    expect(onMap(state, 'saxons')).not.toEqual([])
  })

  it('XI.G, XX.A the best leader there leads the defence', () => {
    const state = raidedBefore(opening({ turn: 2 }), 'bernicia')
    put(state, 'byzantines', 'legion', 'bernicia')
    for (const id of ['caesar-west', 'iulianus']) lead(state, id, 'bernicia')
    const { events } = drive(state, (play) => raidByRaidingNation(play, 'picts'), {
      dice: [10, 1, 1, 4],
      ...staying('bernicia')
    })
    expect(eventsOfType(events, 'battle-began')).toMatchObject([{ leaders: ['iulianus'] }])
  })
})

describe('XI.G raiders who are driven off in the battle', () => {
  /** A legion in the target hits once; the raiders miss. */
  function drivenOff(nation: 'picts' | 'hibernians', target: ProvinceId) {
    const state = raidedBefore(opening({ turn: 2 }), target)
    put(state, 'byzantines', 'legion', target)
    const before = raidersInReserve(state, nation).length
    const { events } = drive(state, (play) => raidByRaidingNation(play, nation), {
      dice: [10, 1, 1, 4],
      ...staying(target)
    })
    return { state, events, before }
  }

  it('XI.G XI.B raiders who lose have not settled: they return to the reserve, not to a province', () => {
    const { state, events, before } = drivenOff('picts', 'bernicia')
    expect(typesOf(events)).toContain('battle-won')
    expect(eventsOfType(events, 'raiders-driven-off')).toEqual([
      { type: 'raiders-driven-off', nation: 'picts', province: 'bernicia' }
    ])
    expect(onMap(state, 'picts')).toEqual([])
    expect(raidersInReserve(state, 'picts')).toHaveLength(before)
  })

  it('XI.G raiders who came by sea return to the reserve, too', () => {
    const { state, events, before } = drivenOff('hibernians', 'durnovaria')
    expect(typesOf(events)).not.toContain('retreated')
    expect(onMap(state, 'hibernians')).toEqual([])
    expect(raidersInReserve(state, 'hibernians')).toHaveLength(before)
  })

  it('XI.G raiders who lost raid again on their next turn of the Time Table', () => {
    const { state } = drivenOff('picts', 'bernicia')
    expect(state.nations.picts).toMatchObject({ presence: 'unborn', activity: 'raider' })
    state.turn = 3
    const { events } = drive(state, (play) => raidByRaidingNation(play, 'picts'), {
      dice: [5],
      ...staying('durnovaria', 'no')
    })
    expect(eventsOfType(events, 'raid-declared')).toHaveLength(1)
  })

  it('XI.C XX.L the units of a Barbarian nation retreat as any army does, and have not settled', () => {
    const state = raidedBefore(bareMap({ turn: 2 }), 'saliens')
    encamp(state, 'alamanni', 'flandria')
    const raiders = put(state, 'alamanni', 'infantry', 'flandria', 2)
    put(state, 'byzantines', 'legion', 'saliens')
    const { events } = drive(state, (play) => raidInstead(play, 'alamanni'), {
      dice: [10, 1, 1, 4],
      ...staying('saliens')
    })
    const [retreated] = eventsOfType(events, 'retreated')
    expect(retreated?.path).toEqual(['saliens', 'flandria'])
    expect(retreated?.units.every((id) => raiders.includes(id))).toBe(true)
    expect(typesOf(events)).toContain('raiders-driven-off')
    expect(typesOf(events)).not.toContain('raiders-settled')
    expect(nationsIn(state, 'saliens')).toEqual(['byzantines'])
  })
})
