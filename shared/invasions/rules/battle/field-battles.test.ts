import { describe, expect, it } from 'vitest'
import { startBattle } from '../../queries/battle/battle-in-progress.ts'
import { unitById } from '../../queries/pieces/placement.ts'
import { drive, values } from '../../testing/drive.ts'
import { emptyMap, encamp, put } from '../../testing/position.ts'
import { adrianopleOnMap, battleOrder, nisibisOnMap } from '../../testing/printed-battles.ts'
import {
  askedFor,
  eventsOfType,
  kindsAsked,
  placesOfPieces,
  rollsOf,
  typesOf
} from '../../testing/read-results.ts'
import { fightWithDice, smallField } from '../../testing/small-field.ts'
import { fightBattle } from './fight-battle.ts'
import { playMissileRound } from './missile-round.ts'
import { takeHits } from './take-hits.ts'

describe('XX.A course of a battle', () => {
  it('XX.A missiles, one combat round, victory, recovery and retreat follow each other', () => {
    const { state, battle } = smallField(3, 3)
    const { events } = fightWithDice(state, battle, [4, 4, 4, 4, 1, 1])
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
    const { result } = fightWithDice(state, battle, [4, 4, 1, 4, 1, 1])
    expect(result.winner).toBe('attacker')
    expect(placesOfPieces(state, defenders)).toEqual(['sequana', 'sequana', 'sequana'])
  })

  it('XX.D a battle ends with the missiles when a side is destroyed by them', () => {
    const state = emptyMap({ control: { lotharingia: 'romans', sequana: 'romans' } })
    const huns = put(state, 'huns', 'horse-archers', 'lotharingia', 4)
    const romans = put(state, 'romans', 'infantry', 'lotharingia')
    const { events, result } = fightWithDice(
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
    const { events } = drive(state, (play) => playMissileRound(play, startBattle(play.state, battle)), {
      dice: [4, 4],
      otherwise: 'first'
    })
    expect(eventsOfType(events, 'unit-eliminated')).toHaveLength(2)
  })

  it('XX.D an ambush shoots first, and only survivors shoot back', () => {
    const state = emptyMap()
    const persians = put(state, 'persians', 'archers', 'armenia_minor', 2)
    const armenians = put(state, 'armenians', 'mountain-archers', 'armenia_minor', 2)
    armenians.push(...put(state, 'armenians', 'mountain-infantry', 'armenia_minor', 2))
    const battle = battleOrder(['persians', persians], ['armenians', armenians], 'armenia_minor', 'pontus')
    const { events, result } = fightWithDice(state, battle, [4, 4, 1])
    expect(events).toContainEqual(
      expect.objectContaining({ type: 'ambush', succeeded: true, nation: 'armenians' })
    )
    expect(eventsOfType(events, 'battle-dice').map(({ side }) => side)).toEqual(['defender'])
    expect(result.winner).toBe('defender')
  })
})

describe('XXI.C the ambush of horsemen', () => {
  it('XXI.C a defence of cavalry alone ambushes in the mountains and shoots first, each with a half', () => {
    const ambush = (combat: 'basic' | 'advanced') => {
      const state = emptyMap({ combat })
      const persians = put(state, 'persians', 'infantry', 'armenia_minor', 2)
      const riders = put(state, 'visigoths', 'noble-cavalry', 'armenia_minor', 2)
      const battle = battleOrder(['persians', persians], ['visigoths', riders], 'armenia_minor', 'pontus')
      const { events } = drive(state, (play) => playMissileRound(play, startBattle(play.state, battle)), {
        dice: combat === 'advanced' ? [4, 4] : [],
        otherwise: 'first'
      })
      const shots = rollsOf(events, 'missile-2d6').map(({ total }) => total)
      return { ambushes: eventsOfType(events, 'ambush').length, shots }
    }
    expect(ambush('advanced')).toEqual({ ambushes: 1, shots: [9] })
    expect(ambush('basic')).toEqual({ ambushes: 0, shots: [] })
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
    expect(eventsOfType(events, 'leader-option')).toHaveLength(2)
    const reroll = askedFor(decisions, 'battle-reroll')[0]
    expect(reroll?.prompt.params?.amount).toBe(2)
  })

  it('XX.E a leader never has to use his re-rolls, and nobody is asked without any', () => {
    const { state, battle } = smallField(3, 3)
    const { decisions } = fightWithDice(state, battle, [4, 4, 4, 4, 1, 1])
    expect(kindsAsked(decisions)).not.toContain('battle-reroll')
  })

  it('XX.E a neutralised leader helps in defence only (XIII.E)', () => {
    const { state, order: battle } = adrianopleOnMap()
    for (const id of ['fritigernus', 'valens']) {
      const leader = state.leaders[id]
      if (leader) leader.inactiveUntil = 'turn-end'
    }
    const { attacker, defender } = startBattle(state, battle)
    expect([attacker.rerolls, defender.rerolls]).toEqual([0, 1])
  })
})

describe('XX.H hits', () => {
  it('XX.H the owner is not asked where his units are alike', () => {
    const { state, battle } = smallField(4, 3)
    const { decisions } = fightWithDice(state, battle, [4, 4, 1, 1, 4, 1, 1])
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
      drive(state, (play) => takeHits(play, hits), {
        answers: [values({ hits: [{ unit: lent[0] ?? '', hit: 1 }] })]
      })
    ).toThrow('national-first')
  })

  it('XX.H a surplus hit captures the horde, whose nation submits to the victor (XXIX.B)', () => {
    const state = emptyMap()
    encamp(state, 'alamanni', 'agri_decumates')
    const romans = put(state, 'romans', 'legion', 'agri_decumates', 4)
    const alamans = put(state, 'alamanni', 'infantry', 'agri_decumates', 2)
    const base = battleOrder(['romans', romans], ['alamanni', alamans], 'agri_decumates', 'lotharingia')
    const battle = { ...base, defender: { ...base.defender, hordes: ['alamanni' as const] } }
    // Four dice less one for the river and one for the forest, both black; the Alamans have a die for the horde.
    const { result, events } = fightWithDice(state, battle, [...[6, 6], ...[1, 1, 1]])
    expect(events).toContainEqual(
      expect.objectContaining({ type: 'horde-captured', nation: 'alamanni', by: 'romans' })
    )
    expect(result).toEqual({ winner: 'attacker', submitted: 'alamanni' })
    // The new suzerain evacuates the province; the vassal stays with its horde.
    const gone = events.flatMap((event) => (event.type === 'retreated' ? [event.nation] : []))
    expect(gone).not.toContain('alamanni')
    expect(state.nations.alamanni.seat?.at).toBe('agri_decumates')
  })

  it('XX.H without a surplus hit the horde retreats with the recovered units', () => {
    const state = emptyMap()
    encamp(state, 'alamanni', 'agri_decumates')
    const romans = put(state, 'romans', 'legion', 'agri_decumates', 4)
    const alamans = put(state, 'alamanni', 'infantry', 'agri_decumates', 3)
    const base = battleOrder(['romans', romans], ['alamanni', alamans], 'agri_decumates', 'lotharingia')
    const battle = { ...base, defender: { ...base.defender, hordes: ['alamanni' as const] } }
    const { result } = fightWithDice(state, battle, [...[6, 3], ...[1, 1, 1, 1]])
    expect(result).toEqual({ winner: 'attacker', submitted: null })
    expect(state.nations.alamanni.seat?.at).toBe('bavaria')
  })
})
