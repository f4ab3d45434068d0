import { describe, expect, it } from 'vitest'
import type { DieKey } from '../../answers/battle.ts'
import type { HitKey } from '../../answers/pieces.ts'
import type { InvasionsEvent } from '../../events.ts'
import type { DieColour } from '../../queries/battle/dice.ts'
import type { BattleSide } from '../../queries/battle/situation.ts'
import { unitById } from '../../queries/pieces/placement.ts'
import type { UnitId } from '../../state.ts'
import { drive, values } from '../../testing/drive.ts'
import { adrianopleOnMap, argentoratumOnMap, nisibisOnMap } from '../../testing/printed-battles.ts'
import { damagedAmong, eventsOfType, placesOfPieces } from '../../testing/read-results.ts'
import { fightBattle } from './fight-battle.ts'

const hits = (events: readonly InvasionsEvent[]) =>
  eventsOfType(events, 'battle-dice').map(({ side, round, hits }) => [side, round, hits])
const pool = (events: readonly InvasionsEvent[], side: string) =>
  eventsOfType(events, 'battle-pool')
    .filter((event) => event.side === side && event.round === 'combat')
    .map(({ white, black }) => ({ white, black }))[0]
const totals = (events: readonly InvasionsEvent[], round: string) =>
  eventsOfType(events, 'battle-roll')
    .filter((event) => event.round === round)
    .map(({ side, total, hits }) => [side, total, hits])
const lost = (events: readonly InvasionsEvent[]) => eventsOfType(events, 'battle-won')[0]?.lost
const first = (ids: readonly UnitId[], hit: 1 | 2 = 1): HitKey[] => ids.map((unit) => ({ unit, hit }))
const die = (of: BattleSide, colour: DieColour, white: number, red: number): DieKey => ({
  of,
  colour,
  white,
  red
})

describe('XX.A the printed battles in the basic system', () => {
  it('XX.H E21: the battle for Nisibis', () => {
    const { state, order, units } = nisibisOnMap()
    const [one = '', two = ''] = units.legions
    const [archer = ''] = units.horseArchers
    const persians = [
      ...units.heavyCavalry,
      ...units.horseArchers.slice(1),
      ...units.clibanarii,
      ...units.eliteInfantry
    ]
    const { result, events } = drive(state, (play) => fightBattle(play, order), {
      // The Persian missile; Rome 5 white 2 black, Persia 6 white 1 black; three re-rolls.
      dice: [3, ...[4, 4, 5, 1, 1], ...[6, 1], ...[4, 5, 1, 1, 1, 1], 3, 3, 1, 3],
      answers: {
        'leader-option': ['keep', 'keep'],
        'battle-reroll': [
          die('attacker', 'black', 0, 0),
          'keep',
          die('attacker', 'white', 1, 0),
          die('defender', 'black', 1, 0)
        ],
        'battle-losses': [
          values({ hits: first([one]) }),
          values({
            hits: [
              { unit: two, hit: 1 },
              { unit: two, hit: 2 },
              { unit: one, hit: 1 }
            ]
          }),
          values({
            hits: [
              ...first(units.clibanarii),
              ...first(units.clibanarii, 2),
              ...first(units.eliteInfantry),
              ...first(units.eliteInfantry, 2),
              { unit: archer, hit: 1 }
            ]
          })
        ],
        'recover-units': [values({ units: [...units.clibanarii, ...units.eliteInfantry] })],
        'repair-units': [values({ units: [...units.clibanarii] })],
        retreat: [values({ to: 'akkad', units: persians })]
      }
    })
    expect(eventsOfType(events, 'tactical-advantages')[0]).toMatchObject({
      heavy: 'attacker',
      cavalry: 'defender'
    })
    expect([pool(events, 'attacker'), pool(events, 'defender')]).toEqual([
      { white: 5, black: 2 },
      { white: 6, black: 1 }
    ])
    expect(hits(events)).toEqual([
      ['defender', 'missiles', 1],
      ['attacker', 'combat', 5],
      ['defender', 'combat', 3]
    ])
    expect(result).toEqual({ winner: 'attacker', submitted: null })
    expect(lost(events)).toEqual({ attacker: 2, defender: 3 })
    expect(placesOfPieces(state, order.attacker.units)).toEqual(order.attacker.units.map(() => 'assyria'))
    expect(damagedAmong(state, order.attacker.units)).toHaveLength(1)
    expect(damagedAmong(state, order.defender.units)).toEqual(units.eliteInfantry)
    expect(placesOfPieces(state, persians)).toEqual(persians.map(() => 'akkad'))
    expect(unitById(state, archer).at).toBe('reserve')
    expect(state.leaders['sapor-ii']?.at).toBe('akkad')
  })

  it('XX.H E22: the battle of Argentoratum, from the rolled dice on', () => {
    const { state, order, units } = argentoratumOnMap()
    const [legion = ''] = units.legions
    const left = [...units.infantry.slice(0, 2), ...units.infantry.slice(5), ...units.archer]
    const { result, events } = drive(state, (play) => fightBattle(play, order), {
      dice: [...[4, 4, 4, 5, 5, 1, 1], ...[4, 5, 1], ...[5, 6, 1], 1, 6],
      answers: {
        'battle-reroll': [die('defender', 'black', 1, 1), die('defender', 'black', 0, 0)],
        'battle-losses': [
          values({ hits: first(units.infantry.slice(0, 5)) }),
          values({ hits: [...first(units.auxiliaries), { unit: legion, hit: 1 }] })
        ],
        'repair-units': [values({ units: [...units.palatine] })],
        retreat: [values({ to: 'agri_decumates', units: left })]
      }
    })
    expect(eventsOfType(events, 'battle-pool').find(({ round }) => round === 'missiles')).toMatchObject({
      white: 0
    })
    expect(hits(events)).toEqual([
      ['attacker', 'combat', 3],
      ['defender', 'combat', 5]
    ])
    expect(result.winner).toBe('defender')
    expect(lost(events)).toEqual({ attacker: 5, defender: 2 })
    expect(damagedAmong(state, order.defender.units)).toEqual([legion])
    expect(placesOfPieces(state, order.defender.units)).toEqual(order.defender.units.map(() => 'lotharingia'))
    expect(placesOfPieces(state, left)).toEqual(left.map(() => 'agri_decumates'))
    expect(state.nations.alamanni.seat).toEqual({ kind: 'horde', at: 'agri_decumates' })
  })

  it('XX.J E23: the battle of Adrianople, the death of Valens and Theodosius', () => {
    const { state, order, units } = adrianopleOnMap()
    const saved = [...units.guard, ...units.palatine]
    const [back = ''] = units.cavalry
    const { result, events } = drive(state, (play) => fightBattle(play, order), {
      // Ambush check, the Gothic missile, both rolls, three re-rolls, the check for Valens.
      dice: [3, 4, ...[4, 4, 4, 4, 6], 6, ...[4, 4], ...[6, 3], 6, 1, 6, 3],
      answers: {
        'leader-option': ['keep'],
        'battle-losses': [
          values({ hits: first(units.auxiliary) }),
          values({ hits: [...first(units.archer), ...first(units.cavalry.slice(0, 2))] })
        ],
        'battle-reroll': [
          die('defender', 'white', 1, 0),
          die('defender', 'black', 2, 0),
          die('attacker', 'black', 2, 0)
        ],
        'recover-units': [values({ units: [back, ...units.archer] }), values({ units: saved })],
        'repair-units': [values({ units: [...units.guard] })],
        retreat: [values({ to: 'thracia', units: saved })]
      }
    })
    expect(eventsOfType(events, 'ambush')).toMatchObject([{ succeeded: false, nation: 'byzantines' }])
    expect([pool(events, 'attacker'), pool(events, 'defender')]).toEqual([
      { white: 5, black: 1 },
      { white: 2, black: 2 }
    ])
    expect(hits(events)).toEqual([
      ['attacker', 'missiles', 1],
      ['attacker', 'combat', 7],
      ['defender', 'combat', 3]
    ])
    expect(result.winner).toBe('attacker')
    expect(lost(events)).toEqual({ attacker: 3, defender: 5 })
    expect(state.leaders.valens).toMatchObject({ presence: 'gone', at: null })
    expect(state.leaders.theodosius).toMatchObject({ presence: 'in-play', at: 'thracia' })
    expect(damagedAmong(state, saved)).toEqual(units.palatine)
    expect(placesOfPieces(state, saved)).toEqual(['thracia', 'thracia'])
    expect(placesOfPieces(state, units.waiting)).toEqual(['dardania'])
  })
})

describe('XXI.A the printed battles in the advanced system', () => {
  it('XXI.F E24: the battle for Nisibis', () => {
    const { state, order, units } = nisibisOnMap('advanced')
    const legions = [...units.legions]
    const [a1 = '', a2 = '', a3 = ''] = units.horseArchers
    const persians = [...units.heavyCavalry, ...units.clibanarii, ...units.eliteInfantry]
    const { result, events } = drive(state, (play) => fightBattle(play, order), {
      dice: [...[1, 2], ...[3, 3, 3, 3], ...[3, 3], ...[4, 4], ...[2, 3], ...[2, 2, 4, 4], ...[3, 3]],
      answers: {
        'leader-option': ['keep', 'keep', 'keep', 'keep'],
        'battle-reroll': ['attacker', 'attacker', 'keep', 'defender', 'keep', 'attacker', 'keep'],
        'voluntary-retreat': ['no', 'no'],
        'battle-losses': [
          values({ hits: first(legions) }),
          values({
            hits: [
              ...first(units.clibanarii),
              ...first(units.eliteInfantry),
              ...first(units.eliteInfantry, 2),
              { unit: a1, hit: 1 }
            ]
          }),
          values({ hits: first(legions.slice(0, 2)) }),
          values({ hits: [{ unit: a2, hit: 1 }, { unit: a3, hit: 1 }, ...first(units.clibanarii)] })
        ],
        'recover-units': [values({ units: [...units.clibanarii, ...units.eliteInfantry] })],
        'repair-units': [values({ units: [...units.clibanarii] })],
        retreat: [values({ to: 'akkad', units: persians })]
      }
    })
    expect(totals(events, 'missiles')).toEqual([['defender', 6, 0]])
    expect(totals(events, 'combat-1')).toEqual([
      ['attacker', 10, 4],
      ['defender', 7, 3]
    ])
    expect(totals(events, 'combat-2')).toEqual([
      ['attacker', 8, 3],
      ['defender', 9, 2]
    ])
    expect(result.winner).toBe('attacker')
    expect(lost(events)).toEqual({ attacker: 2, defender: 5 })
    expect(placesOfPieces(state, persians)).toEqual(['akkad', 'akkad', 'akkad'])
  })

  it('XXI.F E25: the battle of Argentoratum; the destroyed stack endangers its Rex (ruling 28)', () => {
    const { state, order, units } = argentoratumOnMap('advanced')
    const [auxiliary = ''] = units.auxiliaries
    const { result, events } = drive(state, (play) => fightBattle(play, order), {
      dice: [...[3, 3], ...[3, 4, 3, 4], ...[1, 1], ...[4, 5], ...[4, 4, 3, 4], 2],
      answers: {
        'battle-reroll': ['defender', 'defender'],
        'voluntary-retreat': ['no', 'no'],
        'battle-losses': [
          values({ hits: first(units.infantry.slice(0, 4)) }),
          values({ hits: first(units.legions) }),
          values({ hits: [{ unit: auxiliary, hit: 1 }] })
        ],
        'recover-units': [values({ units: units.infantry.slice(0, 2) })],
        'repair-units': [values({ units: [...units.palatine] })],
        retreat: [values({ to: 'agri_decumates', units: units.infantry.slice(0, 2) })]
      }
    })
    expect(totals(events, 'combat-1')).toEqual([
      ['attacker', 6, 2],
      ['defender', 12, 4]
    ])
    expect(totals(events, 'combat-2')).toEqual([
      ['attacker', 8, 1],
      ['defender', 9, 3]
    ])
    expect(result).toEqual({ winner: 'defender', submitted: null })
    expect(lost(events)).toEqual({ attacker: 7, defender: 1 })
    expect(damagedAmong(state, order.defender.units)).toEqual(units.legions)
    expect(state.nations.alamanni.seat?.at).toBe('agri_decumates')
    expect(state.leaders['rex-alamanni']?.at).toBe('agri_decumates')
  })

  it('XXI.H E26: the battle of Adrianople', () => {
    const { state, order, units } = adrianopleOnMap('advanced')
    const saved = [...units.guard, ...units.palatine]
    const [c1 = '', c2 = ''] = units.cavalry
    const { result, events } = drive(state, (play) => fightBattle(play, order), {
      dice: [3, ...[5, 6], ...[3, 4], ...[4, 4, 3, 4], ...[5, 6], ...[1, 2, 4, 4], ...[4, 6], 3],
      answers: {
        'leader-option': ['keep', 'keep'],
        'battle-reroll': ['keep', 'attacker', 'attacker', 'keep'],
        'voluntary-retreat': ['no', 'no'],
        'battle-losses': [
          values({ hits: [...first(units.legion), ...first(units.legion, 2)] }),
          values({ hits: [...first(units.archer), { unit: c1, hit: 1 }] }),
          values({
            hits: [
              ...first(units.guard),
              ...first(units.palatine),
              ...first(units.horseArcher),
              ...first(units.auxiliary)
            ]
          }),
          values({ hits: [{ unit: c2, hit: 1 }] })
        ],
        'recover-units': [values({ units: [c1, ...units.archer] }), values({ units: saved })],
        'repair-units': [values({ units: [...units.guard] })],
        retreat: [values({ to: 'thracia', units: saved })]
      }
    })
    expect(totals(events, 'missiles')).toEqual([
      ['attacker', 12, 2],
      ['defender', 6, 0]
    ])
    expect(totals(events, 'combat-1')).toEqual([
      ['attacker', 12, 4],
      ['defender', 9, 2]
    ])
    expect(totals(events, 'combat-2')).toEqual([
      ['attacker', 11, 2],
      ['defender', 8, 1]
    ])
    expect(result.winner).toBe('attacker')
    expect(state.leaders.valens?.presence).toBe('gone')
    expect(state.leaders.theodosius?.at).toBe('thracia')
    expect(damagedAmong(state, saved)).toEqual(units.palatine)
  })
})
