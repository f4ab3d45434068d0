import { describe, expect, it } from 'vitest'
import { drive } from '../../testing/drive.ts'
import { emptyMap, put } from '../../testing/position.ts'
import { adrianopleOnMap, battleOrder, nisibisOnMap } from '../../testing/printed-battles.ts'
import { askedFor, eventsOfType, typesOf } from '../../testing/read-results.ts'
import { fightBattle } from './fight-battle.ts'

describe('XXI.F voluntary retreat', () => {
  it('XXI.F after the first round the defender, then the attacker, may give the battle up', () => {
    const { state, order: battle } = adrianopleOnMap('advanced')
    const { result, events, decisions } = drive(state, (play) => fightBattle(play, battle), {
      dice: [3, 1, 1, 1, 1, 1, 1, 1, 1],
      answers: { 'voluntary-retreat': 'yes' },
      whenever: { 'battle-reroll': 'keep' },
      otherwise: 'first'
    })
    expect(askedFor(decisions, 'voluntary-retreat').map(({ actor }) => actor)).toEqual(['byzantines'])
    expect(result.winner).toBe('attacker')
    expect(typesOf(events)).toContain('battle-conceded')
  })

  it('XXI.F asks the attacker once the defender stays; if he retreats, the defender wins', () => {
    const { state, order: battle } = adrianopleOnMap('advanced')
    const { result, decisions } = drive(state, (play) => fightBattle(play, battle), {
      dice: [3, 1, 1, 1, 1, 1, 1, 1, 1],
      answers: { 'voluntary-retreat': ['no', 'yes'] },
      whenever: { 'battle-reroll': 'keep' },
      otherwise: 'first'
    })
    expect(askedFor(decisions, 'voluntary-retreat').map(({ actor }) => actor)).toEqual([
      'byzantines',
      'visigoths'
    ])
    expect(result.winner).toBe('defender')
  })
})

describe('XXI.A advanced combat', () => {
  const calm = { 'voluntary-retreat': 'no', 'leader-option': 'keep', 'battle-reroll': 'keep' }
  const quiet = { whenever: calm, otherwise: 'first' } as const

  it('XXI.A the missile round is followed by two combat rounds at most, with 2D6 each', () => {
    const { state, order: battle } = nisibisOnMap('advanced')
    const dice = [...[1, 1], ...[1, 1, 1, 1], ...[1, 1, 1, 1]]
    const { events } = drive(state, (play) => fightBattle(play, battle), { ...quiet, dice })
    const rolls = eventsOfType(events, 'battle-roll')
    expect(rolls.map(({ round }) => round)).toEqual([
      'missiles',
      'combat-1',
      'combat-1',
      'combat-2',
      'combat-2'
    ])
  })

  it('XXI.A there is no second round once a side is destroyed', () => {
    const state = emptyMap({ combat: 'advanced', control: { lotharingia: 'romans' } })
    const romans = put(state, 'romans', 'infantry', 'lotharingia')
    const alamans = put(state, 'alamanni', 'infantry', 'lotharingia', 6)
    const battle = battleOrder(['alamanni', alamans], ['romans', romans], 'lotharingia', 'treveria')
    const { events, result } = drive(state, (play) => fightBattle(play, battle), {
      ...quiet,
      dice: [6, 6, 1, 1]
    })
    expect(result.winner).toBe('attacker')
    expect(typesOf(events)).not.toContain('battle-conceded')
    expect(eventsOfType(events, 'battle-roll').filter(({ round }) => round === 'combat-2')).toEqual([])
  })

  it('XXI.D a leader of 2 gives up a re-roll for +2 or -2, once a round', () => {
    const { state, order: battle } = nisibisOnMap('advanced')
    const dice = [...[1, 1], ...[1, 1, 1, 1], ...[1, 1, 1, 1]]
    const { events, decisions } = drive(state, (play) => fightBattle(play, battle), {
      ...quiet,
      dice,
      whenever: { ...calm, 'leader-option': ({ actor }) => (actor === 'romans' ? 'add' : 'remove') }
    })
    const asked = decisions.map(({ kind, actor }) => `${kind} ${actor}`)
    const totals = eventsOfType(events, 'battle-modifiers').flatMap(({ round, total }) =>
      round === 'combat-1' ? [total] : []
    )
    // Rome 2 + 2 - 2, Persia 2.
    expect(totals).toEqual([2, 2])
    expect(asked.filter((name) => name === 'leader-option romans')).toHaveLength(2)
    expect(asked.indexOf('leader-option romans')).toBeLessThan(asked.indexOf('leader-option persians'))
  })

  it('XXI.D re-rolls are for the whole battle: what is used in the first round is missing in the second', () => {
    const { state, order: battle } = adrianopleOnMap('advanced')
    const { decisions } = drive(state, (play) => fightBattle(play, battle), {
      dice: [3, ...[1, 1], ...[1, 1], ...[3, 3, 3, 3], ...[3, 3], ...[1, 1, 1, 1]],
      ...quiet,
      whenever: { ...calm, 'battle-reroll': ({ actor }) => (actor === 'byzantines' ? 'defender' : 'keep') }
    })
    const asked = decisions.filter(({ kind, actor }) => kind === 'battle-reroll' && actor === 'byzantines')
    expect(asked).toHaveLength(1)
  })

  /** Two weak stacks before Nisibis: at 2 on both dice neither hits. */
  function standoff() {
    const state = emptyMap({ combat: 'advanced', control: { assyria: 'persians', amida: 'romans' } })
    const romans = put(state, 'romans', 'infantry', 'assyria', 2)
    const persians = put(state, 'persians', 'infantry', 'assyria', 2)
    const battle = battleOrder(['romans', romans], ['persians', persians], 'assyria', 'amida')
    return drive(state, (play) => fightBattle(play, battle), { ...quiet, dice: [1, 1, 1, 1, 1, 1, 1, 1] })
  }

  it('XXI.G a tie goes to the defender with a fortified city', () => {
    const { result, events } = standoff()
    expect(eventsOfType(events, 'battle-won')[0]).toMatchObject({
      lost: { attacker: 0, defender: 0 }
    })
    expect(result.winner).toBe('defender')
  })

  it('XXI.J the loser retreats as in the basic system', () => {
    const ways = standoff().events.flatMap((event) => (event.type === 'retreated' ? [event.path[1]] : []))
    expect(new Set(ways)).toEqual(new Set(['amida']))
  })
})
