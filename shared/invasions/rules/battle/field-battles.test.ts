import { describe, expect, it } from 'vitest'
import { takeTheField } from '../../queries/battle/field.ts'
import type { BattleOrder } from '../../queries/battle/order.ts'
import { unitById } from '../../queries/placement.ts'
import type { InvasionsState } from '../../state.ts'
import { adrianopleOnMap, battleOrder, nisibisOnMap } from '../../testing/battles.ts'
import { drive, told } from '../../testing/drive.ts'
import { emptyMap, encamp, lead, put, tie } from '../../testing/position.ts'
import { askedFor, eventsOf, kindsAsked, placesOf, typesOf } from '../../testing/read.ts'
import { fightBattle } from '../battle.ts'
import { nearestFriendly } from '../lone-leaders.ts'
import { combatRound } from './basic-round.ts'
import { buryUnit, takeHits } from './hits.ts'
import { leaderFalls, riskAssassination } from './leader-fate.ts'
import { missileRound } from './missile-round.ts'

const fight = (state: InvasionsState, battle: BattleOrder, dice: readonly number[]) =>
  drive(state, (play) => fightBattle(play, battle), { dice, otherwise: 'first' })

/** Alamans from Treveria against Romans in Lotharingia (forest): a small field for small battles. */
function smallField(alamans: number, romans: number) {
  const state = emptyMap({
    control: { lotharingia: 'byzantines', sequana: 'byzantines', treveria: 'alamanni' }
  })
  const attackers = put(state, 'alamanni', 'infantry', 'lotharingia', alamans)
  const defenders = put(state, 'byzantines', 'infantry', 'lotharingia', romans)
  return {
    state,
    attackers,
    defenders,
    battle: battleOrder(['alamanni', attackers], ['byzantines', defenders], 'lotharingia', 'treveria')
  }
}

describe('XX.A course of a battle', () => {
  it('XX.A missiles, one combat round, victory, recovery and retreat follow each other', () => {
    const { state, battle } = smallField(3, 3)
    const { events } = fight(state, battle, [4, 4, 4, 4, 1, 1])
    const story = typesOf(events).filter((type) =>
      [
        'battle-began',
        'tactical-advantages',
        'battle-pool',
        'battle-dice',
        'battle-won',
        'unit-recovered',
        'retreated'
      ].includes(type)
    )
    const told = story.filter((type, index) => type !== story[index - 1])
    expect(told).toEqual([
      'battle-began',
      'tactical-advantages',
      'battle-pool',
      'battle-dice',
      'battle-won',
      'unit-recovered',
      'retreated'
    ])
  })

  it('XX.A the loser retreats if it is not destroyed', () => {
    const { state, battle, defenders } = smallField(3, 3)
    const { result } = fight(state, battle, [4, 4, 1, 4, 1, 1])
    expect(result.winner).toBe('attacker')
    expect(placesOf(state, defenders)).toEqual(['sequana', 'sequana', 'sequana'])
  })

  it('XX.D a battle ends with the missiles when a side is destroyed by them', () => {
    const state = emptyMap({ control: { lotharingia: 'romans', sequana: 'romans' } })
    const huns = put(state, 'huns', 'horse-archers', 'lotharingia', 4)
    const romans = put(state, 'romans', 'infantry', 'lotharingia')
    const { events, result } = fight(
      state,
      battleOrder(['huns', huns], ['romans', romans], 'lotharingia', 'treveria'),
      [4, 4]
    )
    expect(result.winner).toBe('attacker')
    expect(events.filter((event) => event.type === 'battle-pool' && event.round === 'combat')).toEqual([])
  })

  it('XX.D the missiles of both sides fall at once', () => {
    const state = emptyMap({ control: { lotharingia: 'romans' } })
    const huns = put(state, 'huns', 'horse-archers', 'lotharingia', 2)
    const romans = put(state, 'romans', 'archers', 'lotharingia')
    romans.push(...put(state, 'romans', 'infantry', 'lotharingia'))
    const battle = battleOrder(['huns', huns], ['romans', romans], 'lotharingia', 'treveria')
    const { events } = drive(state, (play) => missileRound(play, takeTheField(play.state, battle)), {
      dice: [4, 4],
      otherwise: 'first'
    })
    expect(eventsOf(events, 'unit-eliminated')).toHaveLength(2)
  })

  it('XX.D an ambush shoots first, and only survivors shoot back', () => {
    const state = emptyMap()
    const persians = put(state, 'persians', 'archers', 'armenia_minor', 2)
    const armenians = put(state, 'armenians', 'mountain-archers', 'armenia_minor', 2)
    armenians.push(...put(state, 'armenians', 'mountain-infantry', 'armenia_minor', 2))
    const battle = battleOrder(['persians', persians], ['armenians', armenians], 'armenia_minor', 'pontus')
    const { events, result } = fight(state, battle, [4, 4, 1])
    expect(events).toContainEqual(
      expect.objectContaining({ type: 'ambush', succeeded: true, nation: 'armenians' })
    )
    expect(eventsOf(events, 'battle-dice').map(({ side }) => side)).toEqual(['defender'])
    expect(result.winner).toBe('defender')
  })
})

describe('XX.E leaders', () => {
  // The Persian missile, then Rome's dice: 5 white, 2 black and the one of its leader, less one.
  const nisibisDice = [1, ...[1, 1, 1, 1, 1], ...[1, 1]]

  it('XX.E a leader of 2 or more may turn a re-roll into a black die, the attacker first', () => {
    const { state, order: battle } = nisibisOnMap()
    const { events, decisions } = drive(state, (play) => fightBattle(play, battle), {
      dice: [...nisibisDice, 1, ...[1, 1, 1, 1, 1, 1]],
      answers: { 'leader-option': ['add', 'remove'] },
      whenever: { 'battle-reroll': 'keep' },
      otherwise: 'first'
    })
    expect(decisions.slice(0, 4).map(({ kind, actor }) => `${kind} ${actor}`)).toEqual([
      'leader-option romans',
      'leader-option persians',
      'battle-reroll romans',
      'battle-reroll persians'
    ])
    expect(eventsOf(events, 'leader-option')).toHaveLength(2)
    const reroll = askedFor(decisions, 'battle-reroll')[0]
    expect(reroll?.prompt.params?.amount).toBe(2)
  })

  it('XX.E a leader never has to use his re-rolls, and nobody is asked without any', () => {
    const { state, battle } = smallField(3, 3)
    const { decisions } = fight(state, battle, [4, 4, 4, 4, 1, 1])
    expect(kindsAsked(decisions)).not.toContain('battle-reroll')
  })

  it('XX.E a neutralised leader helps in defence only (XIII.E)', () => {
    const { state, order: battle } = adrianopleOnMap()
    for (const id of ['fritigernus', 'valens']) {
      const leader = state.leaders[id]
      if (leader) leader.inactiveUntil = 'turn-end'
    }
    const { attacker, defender } = takeTheField(state, battle)
    expect([attacker.rerolls, defender.rerolls]).toEqual([0, 1])
  })
})

describe('XX.H hits', () => {
  it('XX.H the owner is not asked where his units are alike', () => {
    const { state, battle } = smallField(4, 3)
    const { decisions } = fight(state, battle, [4, 4, 1, 1, 4, 1, 1])
    expect(new Set(kindsAsked(decisions))).toEqual(new Set(['retreat']))
  })

  it("XX.H a Barbarian's elite is a standard unit: one hit eliminates it", () => {
    const state = emptyMap()
    const cavalry = put(state, 'visigoths', 'noble-cavalry', 'dardania', 2)
    const { result } = drive(state, (play) =>
      takeHits(play, {
        nation: 'visigoths',
        side: 'attacker',
        units: cavalry,
        hits: 1,
        province: 'dardania',
        rule: 'XX.H'
      })
    )
    expect(result.eliminated).toHaveLength(1)
    state.nations.visigoths.status = 'kingdom'
    const rest = cavalry.filter((id) => unitById(state, id).at === 'dardania')
    drive(state, (play) =>
      takeHits(play, {
        nation: 'visigoths',
        side: 'attacker',
        units: rest,
        hits: 1,
        province: 'dardania',
        rule: 'XX.H'
      })
    )
    expect(rest.map((id) => unitById(state, id).damaged)).toEqual([true])
  })

  it('XX.H a mercenary may not be the first to fall', () => {
    const state = emptyMap()
    const own = put(state, 'visigoths', 'infantry', 'dardania')
    const lent = put(state, 'ostrogoths', 'infantry', 'dardania', 1, { controller: 'visigoths' })
    const hits = {
      nation: 'visigoths',
      side: 'attacker',
      units: [...lent, ...own],
      hits: 1,
      province: 'dardania',
      rule: 'XX.H'
    } as const
    expect(() =>
      drive(state, (play) => takeHits(play, hits), { answers: [{ values: { hits: [`${lent[0]}#1`] } }] })
    ).toThrow('national-first')
  })

  it('XX.H a hit too many strikes the horde, whose nation submits to the victor (XXIX.B)', () => {
    const state = emptyMap()
    encamp(state, 'alamanni', 'agri_decumates')
    const romans = put(state, 'romans', 'legion', 'agri_decumates', 4)
    const alamans = put(state, 'alamanni', 'infantry', 'agri_decumates', 2)
    const base = battleOrder(['romans', romans], ['alamanni', alamans], 'agri_decumates', 'lotharingia')
    const battle = { ...base, defender: { ...base.defender, hordes: ['alamanni' as const] } }
    // Four dice less one for the river and one for the forest, both black; the Alamans have a die for the horde.
    const { result, events } = fight(state, battle, [...[6, 6], ...[1, 1, 1]])
    expect(events).toContainEqual(
      expect.objectContaining({ type: 'horde-captured', nation: 'alamanni', by: 'romans' })
    )
    expect(result).toEqual({ winner: 'attacker', submitted: 'alamanni' })
    // The new suzerain evacuates the province; the vassal stays with its horde.
    const gone = events.flatMap((event) => (event.type === 'retreated' ? [event.nation] : []))
    expect(gone).not.toContain('alamanni')
    expect(state.nations.alamanni.seat?.at).toBe('agri_decumates')
  })

  it('XX.H without a hit too many the horde retreats with what was recovered', () => {
    const state = emptyMap()
    encamp(state, 'alamanni', 'agri_decumates')
    const romans = put(state, 'romans', 'legion', 'agri_decumates', 4)
    const alamans = put(state, 'alamanni', 'infantry', 'agri_decumates', 3)
    const base = battleOrder(['romans', romans], ['alamanni', alamans], 'agri_decumates', 'lotharingia')
    const battle = { ...base, defender: { ...base.defender, hordes: ['alamanni' as const] } }
    const { result } = fight(state, battle, [...[6, 3], ...[1, 1, 1, 1]])
    expect(result).toEqual({ winner: 'attacker', submitted: null })
    expect(state.nations.alamanni.seat?.at).toBe('bavaria')
  })
})

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
    const { result, decisions } = fight(state, battle, [...[1, 1], 1, ...[4, 4, 4, 1], ...[1, 1, 1, 1, 1]])
    expect(result).toEqual({ winner: 'attacker', submitted: 'alamanni' })
    expect(askedFor(decisions, 'recover-units').map(({ actor }) => actor)).toEqual(['huns'])
    expect(alamans.filter((id) => unitById(state, id).at === 'agri_decumates')).toHaveLength(3)
  })

  it('XXIX.B in a Civilised Area they must hit the horde like others', () => {
    const state = emptyMap()
    encamp(state, 'alamanni', 'lotharingia')
    const huns = put(state, 'huns', 'horse-archers', 'lotharingia', 4)
    const alamans = put(state, 'alamanni', 'infantry', 'lotharingia', 3)
    const base = battleOrder(['huns', huns], ['alamanni', alamans], 'lotharingia', 'treveria')
    const battle = { ...base, defender: { ...base.defender, hordes: ['alamanni' as const] } }
    const { result } = fight(state, battle, [...[1, 1], ...[4, 1], 1, ...[1, 1, 1, 1]])
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
    expect(nearestFriendly(state, 'romans', 'agri_decumates')).toBe('treveria')
  })

  it('XX.J in an Empire in decline a victor is murdered on 8 or more', () => {
    const state = emptyMap()
    lead(state, 'gratianus', 'treveria')
    const risk = (die: number) =>
      drive(state, (play) => riskAssassination(play, 'gratianus', 'treveria'), { dice: [die] }).result
    expect(drive(state, (play) => riskAssassination(play, 'gratianus', 'treveria')).result).toBe(false)
    state.nations.romans.decline = 1
    expect(risk(7)).toBe(false)
    expect(risk(8)).toBe(true)
    expect(state.leaders.gratianus?.presence).toBe('gone')
  })
})

describe('XX.K recovery', () => {
  it('XX.K in a battle with two units on a side each side recovers one, with a single unit none', () => {
    const small = smallField(4, 2)
    fight(small.state, small.battle, [4, 4, 1, 1, 1, 1])
    expect(small.defenders.filter((id) => unitById(small.state, id).at !== 'reserve')).toHaveLength(1)
    const single = smallField(4, 1)
    fight(single.state, single.battle, [4, 1, 1, 1, 1])
    expect(placesOf(single.state, single.defenders)).toEqual(['reserve'])
  })

  it('XX.K a Civilised nation repairs one elite even if nothing was lost', () => {
    const state = emptyMap({ control: { lotharingia: 'romans', sequana: 'romans' } })
    const legions = put(state, 'romans', 'legion', 'lotharingia', 3, { damaged: true })
    const alamans = put(state, 'alamanni', 'infantry', 'lotharingia', 3)
    const battle = battleOrder(['alamanni', alamans], ['romans', legions], 'lotharingia', 'agri_decumates')
    fight(state, battle, [1, 1, 1, 1, 1])
    expect(legions.filter((id) => unitById(state, id).damaged)).toHaveLength(2)
  })

  it('XXI.I a mercenary lost for good serves nobody any more', () => {
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
    const events = told(state, (play) => buryUnit(play, unit))
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
    const { events, result } = fight(state, battle, [4, 4, 1, 1, ...[1, 1, 1], 1])
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
        const field = takeTheField(play.state, battle)
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
        yield* combatRound(play, field)
      },
      {
        dice: [...[5, 5, 5, 5, 5], ...[1, 1], ...[1, 1, 1, 1, 1, 1, 1], ...[1, 1]],
        whenever: { 'leader-option': 'keep', 'battle-reroll': 'keep' }
      }
    )
    const dice = eventsOf(events, 'battle-dice')
    expect(dice.map(({ hits }) => hits)).toEqual([0, 0])
    expect(dice.map((roll) => roll.dice.length)).toEqual([7, 9])
  })

  it('XX.D no missile round when a card forbids it', () => {
    const { state, order: battle } = nisibisOnMap()
    const { events } = drive(state, function* (play) {
      const field = takeTheField(play.state, battle)
      field.effects.push({ effect: { do: 'no-missiles' }, nation: null, card: 'fog' })
      yield* missileRound(play, field)
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
    expect(fight(state, battle, [4, 1, 1, 1, 1]).result.submitted).toBe('euskaldunes')
  })
})
