import { describe, expect, it } from 'vitest'
import { startBattle } from '../../queries/battle/battle-in-progress.ts'
import { unitById } from '../../queries/pieces/placement.ts'
import { drive, eventsEmittedBy } from '../../testing/drive.ts'
import { emptyMap, encamp, lead, put, tie } from '../../testing/position.ts'
import { battleOrder, nisibisOnMap } from '../../testing/printed-battles.ts'
import { askedFor, eventsOfType, placesOfPieces, typesOf } from '../../testing/read-results.ts'
import { fightWithDice, smallField } from '../../testing/small-field.ts'
import { nearestFriendlyProvince } from '../pieces/lone-leaders.ts'
import { basicCombatRound } from './basic-round.ts'
import { fightBattle } from './fight-battle.ts'
import { checkAssassination, leaderFalls } from './leader-fate.ts'
import { playMissileRound } from './missile-round.ts'
import { endUnitService, takeHits } from './take-hits.ts'

describe('XXIX.B nomads and hordes', () => {
  it('XX.K nomads who win in a Barbarian Area subject the horde and choose what it recovers', () => {
    const state = emptyMap()
    encamp(state, 'alamanni', 'agri_decumates')
    const huns = put(state, 'huns', 'horse-archers', 'agri_decumates', 6)
    const alamans = put(state, 'alamanni', 'infantry', 'agri_decumates', 2)
    alamans.push(...put(state, 'alamanni', 'archers', 'agri_decumates'))
    alamans.push(...put(state, 'alamanni', 'noble-cavalry', 'agri_decumates'))
    const base = battleOrder(['huns', huns], ['alamanni', alamans], 'agri_decumates', 'treveria')
    const battle = { ...base, defender: { ...base.defender, hordes: ['alamanni' as const] } }
    const { result, decisions } = fightWithDice(state, battle, [
      ...[1, 1],
      1,
      ...[4, 4, 4, 1],
      ...[1, 1, 1, 1, 1]
    ])
    expect(result).toEqual({ winner: 'attacker', submitted: 'alamanni' })
    expect(askedFor(decisions, 'recover-units').map(({ actor }) => actor)).toEqual(['huns'])
    expect(alamans.filter((id) => unitById(state, id).at === 'agri_decumates')).toHaveLength(3)
  })

  it('XXIX.B in a Civilised Area nomads must hit the horde like others', () => {
    const state = emptyMap()
    encamp(state, 'alamanni', 'lotharingia')
    const huns = put(state, 'huns', 'horse-archers', 'lotharingia', 4)
    const alamans = put(state, 'alamanni', 'infantry', 'lotharingia', 3)
    const base = battleOrder(['huns', huns], ['alamanni', alamans], 'lotharingia', 'treveria')
    const battle = { ...base, defender: { ...base.defender, hordes: ['alamanni' as const] } }
    const { result } = fightWithDice(state, battle, [...[1, 1], ...[4, 1], 1, ...[1, 1, 1, 1]])
    expect(result).toEqual({ winner: 'attacker', submitted: null })
  })
})

describe('XX.J leaders in defeat and victory', () => {
  it('XX.J an unnamed leader returns next turn, a historical one is gone', () => {
    const state = emptyMap()
    lead(state, 'rex-alamanni', 'agri_decumates')
    lead(state, 'gratianus', 'treveria')
    drive(state, (play) => leaderFalls(play, 'rex-alamanni', 'battle'))
    drive(state, (play) => leaderFalls(play, 'gratianus', 'battle'))
    expect(state.leaders['rex-alamanni']).toMatchObject({ presence: 'waiting', at: null, returnsOn: 2 })
    expect(state.leaders.gratianus).toMatchObject({ presence: 'gone', returnsOn: null })
  })

  it('XX.J a leader who survives alone goes to the nearest friendly province, through enemies if need be', () => {
    const state = emptyMap()
    state.control = { treveria: 'romans' }
    lead(state, 'gratianus', 'agri_decumates')
    const romans = put(state, 'romans', 'infantry', 'agri_decumates')
    const alamans = put(state, 'alamanni', 'infantry', 'agri_decumates', 4)
    const base = battleOrder(['romans', romans], ['alamanni', alamans], 'agri_decumates', 'lotharingia')
    const battle = { ...base, attacker: { ...base.attacker, leader: 'gratianus' } }
    const { events } = drive(state, (play) => fightBattle(play, battle), {
      // The Roman die misses, two Alamans hit, one re-roll is left unused, the check is passed.
      dice: [1, 4, 4, 1, 1, 2],
      answers: { 'battle-reroll': 'keep' }
    })
    expect(typesOf(events)).toContain('leader-escaped')
    expect(state.leaders.gratianus?.at).toBe('treveria')
    expect(nearestFriendlyProvince(state, 'romans', 'agri_decumates')).toBe('treveria')
  })

  it('XX.J in an Empire in decline a victor is murdered on 8 or more', () => {
    const state = emptyMap()
    lead(state, 'gratianus', 'treveria')
    const risk = (die: number) =>
      drive(state, (play) => checkAssassination(play, 'gratianus', 'treveria'), { dice: [die] }).result
    expect(drive(state, (play) => checkAssassination(play, 'gratianus', 'treveria')).result).toBe(false)
    state.nations.romans.decline = 1
    expect(risk(7)).toBe(false)
    expect(risk(8)).toBe(true)
    expect(state.leaders.gratianus?.presence).toBe('gone')
  })
})

describe('XX.K recovery', () => {
  it('XX.K in a battle with two units on a side each side recovers one, with a single unit none', () => {
    const small = smallField(4, 2)
    fightWithDice(small.state, small.battle, [4, 4, 1, 1, 1, 1])
    expect(small.defenders.filter((id) => unitById(small.state, id).at !== 'reserve')).toHaveLength(1)
    const single = smallField(4, 1)
    fightWithDice(single.state, single.battle, [4, 1, 1, 1, 1])
    expect(placesOfPieces(single.state, single.defenders)).toEqual(['reserve'])
  })

  it('XX.K a Civilised nation repairs one elite even if nothing was lost', () => {
    const state = emptyMap({ control: { lotharingia: 'romans', sequana: 'romans' } })
    const legions = put(state, 'romans', 'legion', 'lotharingia', 3, { damaged: true })
    const alamans = put(state, 'alamanni', 'infantry', 'lotharingia', 3)
    const battle = battleOrder(['alamanni', alamans], ['romans', legions], 'lotharingia', 'agri_decumates')
    fightWithDice(state, battle, [1, 1, 1, 1, 1])
    expect(legions.filter((id) => unitById(state, id).damaged)).toHaveLength(2)
  })

  it('XXI.I an eliminated mercenary no longer serves its employer', () => {
    const state = emptyMap()
    const lent = put(state, 'ostrogoths', 'infantry', 'dardania', 1, { controller: 'visigoths' })
    const [unit = ''] = lent
    tie(state, { kind: 'loan', between: ['ostrogoths', 'visigoths'], unit, since: 1 })
    drive(state, (play) =>
      takeHits(play, {
        nation: 'visigoths',
        side: 'attacker',
        units: lent,
        hits: 1,
        province: 'dardania',
        rule: 'XX.H'
      })
    )
    const events = eventsEmittedBy(state, (play) => endUnitService(play, unit))
    expect(unitById(state, unit)).toMatchObject({ at: 'reserve', controller: 'ostrogoths' })
    expect(state.relations).toEqual([])
    expect(events).toContainEqual(
      expect.objectContaining({ type: 'mercenary-fell', lender: 'ostrogoths', borrower: 'visigoths' })
    )
  })
})

describe('XX.F Limites', () => {
  it('XX.L a Limes stands with the defenders, gives a die and does not retreat', () => {
    const state = emptyMap({ control: { lotharingia: 'byzantines', sequana: 'byzantines' } })
    const [limes = ''] = put(state, 'byzantines', 'limes', 'lotharingia')
    const romans = put(state, 'byzantines', 'infantry', 'lotharingia', 3)
    const alamans = put(state, 'alamanni', 'infantry', 'lotharingia', 4)
    const battle = battleOrder(['alamanni', alamans], ['byzantines', romans], 'lotharingia', 'treveria')
    const { events, result } = fightWithDice(state, battle, [4, 4, 1, 1, ...[1, 1, 1], 1])
    expect(result.winner).toBe('attacker')
    expect(events.find((event) => event.type === 'battle-pool' && event.side === 'defender')).toMatchObject({
      white: 3,
      black: 1
    })
    expect(unitById(state, limes).at).toBe('reserve')
  })
})

describe('X.B cards in battle', () => {
  it('XX.G dice of a card are added at the end, and fog makes red swords miss', () => {
    const { state, order: battle } = nisibisOnMap()
    const { events } = drive(
      state,
      function* (play) {
        const field = startBattle(play.state, battle)
        field.effects.push({ effect: { do: 'red-swords-miss' }, nation: null, card: 'fog' })
        field.effects.push({
          effect: {
            do: 'battle-dice',
            who: 'target',
            white: 1,
            black: 1,
            swap: 0,
            advanced: 2,
            rounds: 'first'
          },
          nation: 'persians',
          card: 'zealots'
        })
        yield* basicCombatRound(play, field)
      },
      {
        dice: [...[5, 5, 5, 5, 5], ...[1, 1], ...[1, 1, 1, 1, 1, 1, 1], ...[1, 1]],
        whenever: { 'leader-option': 'keep', 'battle-reroll': 'keep' }
      }
    )
    const dice = eventsOfType(events, 'battle-dice')
    expect(dice.map(({ hits }) => hits)).toEqual([0, 0])
    expect(dice.map((roll) => roll.dice.length)).toEqual([7, 9])
  })

  it('XX.D no missile round when a card forbids it', () => {
    const { state, order: battle } = nisibisOnMap()
    const { events } = drive(state, function* (play) {
      const field = startBattle(play.state, battle)
      field.effects.push({ effect: { do: 'no-missiles' }, nation: null, card: 'fog' })
      yield* playMissileRound(play, field)
    })
    expect(typesOf(events)).toEqual(['tactical-advantages'])
  })
})

describe('XXIX.C Kingdoms without a capital', () => {
  it('XXIX.C a Kingdom without a capital submits when its leader and his stack are eliminated', () => {
    const state = emptyMap()
    const units = put(state, 'euskaldunes', 'mountain-infantry', 'lotharingia')
    state.nations.euskaldunes.status = 'kingdom'
    const alamans = put(state, 'alamanni', 'infantry', 'lotharingia', 4)
    const battle = battleOrder(['alamanni', alamans], ['euskaldunes', units], 'lotharingia', 'treveria')
    expect(fightWithDice(state, battle, [4, 1, 1, 1, 1]).result.submitted).toBe('euskaldunes')
  })
})
