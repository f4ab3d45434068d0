import { describe, expect, it } from 'vitest'
import type { CardId, HappeningId, WarId } from '../../content/ids.ts'
import { warStrength } from '../../queries/wars.ts'
import type { RepublicState } from '../../state.ts'
import {
  act,
  answer,
  eventsOf,
  option,
  playFrom,
  position,
  refusalOf,
  run,
  type TestPosition,
  values
} from '../../testing/position.ts'
import { drawForumCard } from './arrivals.ts'

const table: TestPosition = {
  senators: {
    fabius: { faction: 'palatine', talents: 16, office: 'rome-consul' },
    julius: { faction: 'capitoline' },
    furius: { faction: 'capitoline' },
    manlius: { faction: 'aventine' },
    claudius: { faction: null }
  },
  leaders: { palatine: 'fabius', capitoline: 'julius', aventine: 'manlius' },
  purses: { capitoline: 5, aventine: 4 }
}

/** The faction of the palatine draws these, the first first. */
function drawn(scene: TestPosition, ...cards: readonly CardId[]): Readonly<RepublicState> {
  const state = position({ ...scene, set: { drawPile: ['mining', ...cards.toReversed()], ...scene.set } })
  return act(state, (play) => {
    for (const _ of cards) drawForumCard(play, 'palatine')
  }).state
}

describe('the example of 7.514', () => {
  const attempt = option({ do: 'attempt', by: 'fabius', target: 'claudius', with: null })
  const begun = (dice: readonly number[], scene: TestPosition = table) => {
    const match = playFrom(position(scene), [{ task: 'persuasion', faction: 'palatine' }], dice)
    answer(match, 'palatine', attempt)
    return match
  }
  const pay = (talents: number, inFavour = false) => values({ talents, inFavour })
  const offer = (talents: number) => values({ talents })

  it('E2, E3 the bribes go around; 9 is not below 8, and all 24 talents are Claudius’', () => {
    const match = begun([4, 5])
    expect(match.decision).toMatchObject({ kind: 'bribe', about: { isFirst: true, base: 0, talents: 16 } })
    answer(match, 'palatine', offer(9))
    expect(match.decision).toMatchObject({ kind: 'counter-bribe', side: 'capitoline', about: { base: 9 } })
    answer(match, 'capitoline', pay(5))
    expect(match.decision).toMatchObject({ side: 'aventine', about: { base: 4 } })
    answer(match, 'aventine', pay(3))
    expect(match.decision).toMatchObject({ kind: 'bribe', about: { isFirst: false, base: 1, talents: 7 } })
    answer(match, 'palatine', offer(7))
    answer(match, 'capitoline', pay(0))
    const told = answer(match, 'aventine', pay(0))
    // Fabius has nothing left, so he rolls.
    expect(eventsOf(told, 'not-persuaded')).toEqual([
      { type: 'not-persuaded', senator: 'fabius', target: 'claudius', talents: 24 }
    ])
    expect(match.state.senators.claudius).toMatchObject({ faction: null, talents: 24 })
    expect(match.state.purses).toMatchObject({ capitoline: 0, aventine: 1 })
    expect(match.state.persuasion).toBeNull()
  })

  it('with 7 he would have won', () => {
    const match = begun([3, 4])
    answer(match, 'palatine', offer(8))
    answer(match, 'capitoline', pay(0))
    answer(match, 'aventine', pay(0))
    answer(match, 'palatine', offer(0))
    expect(match.state.senators.claudius).toMatchObject({ faction: 'palatine', talents: 8 })
  })

  it('R9 others may help, unless the option forbids it', () => {
    const match = begun([])
    answer(match, 'palatine', offer(1))
    answer(match, 'capitoline', pay(2, true))
    expect(match.decision).toMatchObject({ about: { base: 3 } })
    const strict = begun([], { ...table, options: { counterBribes: 'resist-only' } })
    answer(strict, 'palatine', offer(1))
    expect(refusalOf(strict, 'capitoline', pay(2, true))).toBe('refusal.only-against')
  })

  it('nobody pays more than he has', () => {
    const match = begun([])
    expect(refusalOf(match, 'palatine', offer(17))).toBe('refusal.nothing-to-spend')
    answer(match, 'palatine', offer(1))
    expect(refusalOf(match, 'capitoline', pay(6))).toBe('refusal.nothing-to-spend')
  })

  it('6.32 also those without money are asked', () => {
    const match = begun([], { ...table, purses: {} })
    answer(match, 'palatine', offer(1))
    expect(match.decision).toMatchObject({ kind: 'counter-bribe', side: 'capitoline', about: { purse: 0 } })
  })
})

describe('7.513, 7.36 cards', () => {
  const withHand = (card: CardId) =>
    position({ ...table, hands: { palatine: [card], capitoline: ['tribune-1'] } })
  const task = { task: 'persuasion', faction: 'palatine' } as const

  it('seduction keeps the others out', () => {
    const match = playFrom(withHand('seduction-1'), [task], [1, 1])
    answer(
      match,
      'palatine',
      option({ do: 'attempt', by: 'fabius', target: 'claudius', with: 'seduction-1' })
    )
    const told = answer(match, 'palatine', values({ talents: 5 }))
    expect(eventsOf(told, 'persuaded')).toHaveLength(1)
    expect(match.state.discards).toEqual(['seduction-1'])
  })

  it('blackmail that fails costs the target two dice of influence and of popularity', () => {
    const match = playFrom(withHand('blackmail-1'), [task], [6, 6, 1, 2, 3, 4])
    answer(
      match,
      'palatine',
      option({ do: 'attempt', by: 'fabius', target: 'claudius', with: 'blackmail-1' })
    )
    answer(match, 'palatine', values({ talents: 0 }))
    expect(match.state.senators.claudius).toMatchObject({ influence: 4 - 3, popularity: -7 })
  })

  it('influence peddling takes a random card of another', () => {
    const match = playFrom(withHand('influence-peddling-1'), [task])
    const outcome = match.answer(
      'palatine',
      match.decision?.number ?? 0,
      option({ do: 'peddle', card: 'influence-peddling-1', from: 'capitoline' })
    )
    expect(match.state.hands).toMatchObject({ palatine: ['tribune-1'], capitoline: [] })
    const seen = outcome.ok ? outcome.events.filter(({ event }) => event.type === 'card-stolen-seen') : []
    expect(seen.map(({ only }) => only)).toEqual([['palatine', 'capitoline']])
    expect(match.decision).toMatchObject({ kind: 'persuade' })
  })
})

describe('7.4 games', () => {
  const task = { task: 'games', faction: 'palatine' } as const

  it('cost the senator 7, 13 or 18 talents, and bring popularity for unrest', () => {
    const state = position({ ...table, set: { unrest: 5 } })
    const { match } = run(state, [task])
    const body = match.decision?.body
    expect(body?.type === 'choice' && body.options.map(({ key }) => key)).toEqual([
      { do: 'hold', by: 'fabius', games: 'minor' },
      { do: 'hold', by: 'fabius', games: 'medium' },
      { do: 'none' }
    ])
    answer(match, 'palatine', option({ do: 'hold', by: 'fabius', games: 'medium' }))
    expect(match.state.senators.fabius).toMatchObject({ talents: 3, popularity: 2 })
    expect(match.state.unrest).toBe(3)
  })
})

describe('7.2, R5 the auction', () => {
  const rich: TestPosition = {
    ...table,
    senators: {
      fabius: { faction: 'palatine', talents: 4, office: 'rome-consul' },
      julius: { faction: 'capitoline', talents: 6 },
      manlius: { faction: 'aventine', talents: 5 }
    }
  }
  const bid = (by: string, talents: number) => values({ by, talents })
  const task = { task: 'auction', initiative: 4 } as const

  it('goes once around from the highest official; whoever bids most pays and has the initiative', () => {
    const { match } = run(position(rich), [task])
    expect(match.decision).toMatchObject({ kind: 'bid', side: 'palatine', about: { initiative: 4, best: 0 } })
    answer(match, 'palatine', bid('fabius', 2))
    expect(refusalOf(match, 'capitoline', bid('julius', 2))).toBe('refusal.bid-too-low')
    answer(match, 'capitoline', bid('julius', 3))
    const told = answer(match, 'aventine', bid('nobody', 0))
    expect(eventsOf(told, 'initiative-sold')).toEqual([
      { type: 'initiative-sold', faction: 'capitoline', senator: 'julius', talents: 3 }
    ])
    expect(match.state.senators.julius?.talents).toBe(3)
  })

  it('whoever cannot bid more is not asked; without a bid it is the official’s', () => {
    const { match } = run(position(rich), [task])
    answer(match, 'palatine', bid('fabius', 4))
    expect(match.decision).toMatchObject({ side: 'capitoline' })
    answer(match, 'capitoline', bid('julius', 5))
    // Manlius has five talents, and would need six.
    expect(match.state.senators.julius?.talents).toBe(1)
    const free = run(position({ ...table, senators: { fabius: { faction: 'palatine' } } }), [task])
    expect(eventsOf(free.events, 'initiative-sold')[0]).toMatchObject({ faction: 'palatine', talents: 0 })
  })
})

describe('R4 the draw', () => {
  const task = { task: 'forum-draw', faction: 'palatine' } as const

  it('seven brings a happening by the table of the era, anything else a card', () => {
    const state = position({ ...table, set: { drawPile: ['mining', 'tribune-1'] } })
    const happened = run(state, [task], [3, 4, 3, 3, 3])
    expect(eventsOf(happened.events, 'happened')).toEqual([
      { type: 'happened', happening: 'drought', level: 1 }
    ])
    const card = run(state, [task], [3, 3])
    expect(card.match.state.hands.palatine).toEqual(['tribune-1'])
  })

  it('only its faction sees a red card', () => {
    const state = position({ ...table, set: { drawPile: ['mining', 'tribune-1'] } })
    const told = playFrom(state, [task], [3, 3]).takeEvents()
    const seen = told.filter(({ event }) => event.type === 'card-received')
    expect(seen.map(({ only }) => only)).toEqual([['palatine']])
  })

  it('12.1E with the last card the deck is out', () => {
    const state = position({ ...table, set: { drawPile: ['tribune-1'] } })
    expect(run(state, [task], [3, 3]).match.state.isDeckOut).toBe(true)
  })
})

describe('7.33 wars', () => {
  const active = (state: Readonly<RepublicState>, war: WarId) => state.wars[war]?.isActive

  it('7.331 come as their cards say: asleep or active', () => {
    const state = drawn(table, 'punic-2', 'illyrian-1')
    expect(active(state, 'punic-2')).toBe(true)
    expect(active(state, 'illyrian-1')).toBe(false)
  })

  it('E15, 7.332, 7.34 two Punic wars with Hannibal: 27 and 37 on land, 27 at sea, support 5', () => {
    const state = drawn({ ...table, wars: { 'punic-1': { isActive: false } } }, 'punic-2', 'hannibal')
    expect(warStrength(state, 'punic-1')).toEqual({ land: 27, fleet: 27, support: 5 })
    expect(warStrength(state, 'punic-2')).toEqual({ land: 37, fleet: 0, support: 5 })
  })

  it('7.331 a war of its type, or a leader, wakes one that sleeps', () => {
    const asleep: TestPosition = { ...table, wars: { 'illyrian-1': { isActive: false } } }
    expect(active(drawn(asleep, 'illyrian-2'), 'illyrian-1')).toBe(true)
    const punic: TestPosition = { ...table, wars: { 'punic-1': { isActive: false } } }
    expect(active(drawn(punic, 'hamilcar'), 'punic-1')).toBe(true)
    expect(active(drawn(punic, 'philip-v'), 'punic-1')).toBe(false)
    expect(active(drawn({ ...table, enemyLeaders: ['philip-v'] }, 'macedonian-2'), 'macedonian-2')).toBe(true)
  })

  it('7.331 the Social War wakes the wars of a series, and none of them doubles another', () => {
    const asleep: TestPosition = {
      ...table,
      wars: {
        'punic-1': { isActive: false },
        'illyrian-1': { isActive: false },
        britannia: { isActive: false }
      }
    }
    const state = drawn(asleep, 'social')
    expect(active(state, 'punic-1')).toBe(true)
    expect(active(state, 'britannia')).toBe(false)
    expect(warStrength(state, 'punic-1').land).toBe(10)
  })

  it('7.335 with its province a war is a revolt, and a slave revolt breaks out only where the province is', () => {
    const province = {
      isDeveloped: false,
      governor: null,
      term: 0,
      electedIn: 0,
      isPlundered: false,
      isOverrun: false
    }
    const held = drawn(
      { ...table, set: { provinces: { sicilia: province, macedonia: province } } },
      'sicilian-slaves-1',
      'macedonian-1'
    )
    expect(active(held, 'sicilian-slaves-1')).toBe(true)
    expect(held.wars['macedonian-1']?.isRevolt).toBe(true)
    const free = drawn(table, 'sicilian-slaves-1', 'macedonian-1')
    expect(active(free, 'sicilian-slaves-1')).toBe(false)
    expect(free.wars['macedonian-1']?.isRevolt).toBe(false)
  })

  it('9.611B the Alexandrine War destroys the grain of Egypt', () => {
    const scene: TestPosition = {
      ...table,
      senators: { julius: { faction: 'palatine', concessions: ['egyptian-grain'] } }
    }
    const state = drawn(scene, 'alexandrine')
    expect(state.senators.julius?.concessions).toEqual([])
    expect(state.curia.concessions).toEqual(['egyptian-grain'])
  })
})

describe('other cards', () => {
  it('a family comes to the forum; 7.312 beneath its statesman if he came first', () => {
    expect(drawn(table, 'cornelius').senators.cornelius).toMatchObject({ faction: null, at: 'rome' })
    const led = drawn({ ...table, senators: { sulla: { faction: 'palatine' } } }, 'cornelius')
    expect(led.senators.sulla?.covers).toBe('cornelius')
    expect(led.senators.cornelius).toBeUndefined()
    const exiled = drawn({ ...table, senators: { sulla: { faction: 'palatine', at: 'exile' } } }, 'cornelius')
    expect(exiled.senators.cornelius).toMatchObject({ faction: null })
  })

  it('9.624 a bequest that needs nobody is Rome’s at once; others wait', () => {
    const state = drawn(table, 'bequest-apion', 'bequest-pergamum')
    expect(Object.keys(state.provinces)).toEqual(['creta-cyrenaica'])
    expect(state.forum.bequests).toEqual(['bequest-pergamum'])
  })
})

describe('7.35 happenings', () => {
  const happen = (happening: HappeningId, scene: TestPosition = table, dice: readonly number[] = []) =>
    run(position(scene), [{ task: 'happening', happening }], dice)
  const again = (happening: HappeningId, more: TestPosition['set'] = {}): TestPosition => ({
    ...table,
    set: { happenings: { [happening]: 1 }, ...more }
  })

  it('a natural disaster costs 50 once and destroys a concession each time', () => {
    const scene: TestPosition = {
      ...table,
      senators: { julius: { faction: 'palatine', concessions: ['mining', 'ship-building'] } }
    }
    const first = happen('natural-disaster', scene, [2]).match.state
    expect(first.treasury).toBe(50)
    expect(first.curia.concessions).toEqual(['mining'])
    const second = happen(
      'natural-disaster',
      { ...scene, set: { happenings: { 'natural-disaster': 1 } } },
      [6]
    )
    expect(second.match.state.treasury).toBe(100)
    expect(second.match.state.curia.concessions).toEqual(['ship-building'])
  })

  it('12.2C a disaster that the State cannot pay is the end, without a rebel', () => {
    const { match } = happen('natural-disaster', { ...table, set: { treasury: 49 } }, [2])
    expect(match.state.ending).toMatchObject({ defeat: 'bankruptcy' })
    expect(happen('evil-omens', { ...table, set: { treasury: 19 } }).match.state.ending).not.toBeNull()
    expect(happen('evil-omens', { ...table, set: { treasury: 20 } }).match.state).toMatchObject({
      treasury: 0
    })
  })

  it('the violence of the mob spares whoever is as popular as the people are angry', () => {
    const scene: TestPosition = {
      senators: { fabius: { faction: 'palatine', popularity: 30 } },
      leaders: { palatine: 'fabius' },
      set: { unrest: 30 }
    }
    // All chits are drawn, so that nobody is spared by chance.
    expect(eventsOf(happen('mob-violence', scene).events, 'died')).toEqual([])
    const hated: TestPosition = { ...scene, senators: { fabius: { faction: 'palatine', popularity: 29 } } }
    expect(
      eventsOf(happen('mob-violence', { ...hated, set: { unrest: 36 } }).events, 'died')[0]
    ).toMatchObject({
      cause: 'mob'
    })
  })

  it('a storm sinks two dice of fleets, which the top official chooses', () => {
    const { match } = happen('storm-at-sea', { ...table, fleets: 5 }, [1, 2])
    expect(match.decision).toMatchObject({ kind: 'lost-fleets', side: 'palatine', about: { count: 3 } })
    answer(match, 'palatine', values({ fleets: [{ fleet: 1 }, { fleet: 3 }, { fleet: 5 }] }))
    expect(match.state.fleets.map(({ id }) => id)).toEqual([2, 4])
    expect(happen('storm-at-sea', { ...table, fleets: 2 }, [1, 2]).match.state.fleets).toEqual([])
  })

  it('Rhodes lends eight fleets for a war, and twelve in all; they are no Roman counters', () => {
    const scene: TestPosition = { ...table, wars: { 'punic-1': {}, 'gallic-1': {} } }
    const first = happen('rhodian-alliance', scene).match.state
    expect(first.fleets).toHaveLength(8)
    expect(first.fleets[0]).toMatchObject({ id: 26, ally: 'punic-1' })
    const { match } = happen('rhodian-alliance', {
      ...again('rhodian-alliance'),
      ...scene,
      set: { happenings: { 'rhodian-alliance': 1 } }
    })
    expect(match.state.fleets).toHaveLength(4)
  })

  it('refuge, again: the leader who has found it helps every war and wakes it', () => {
    const { match } = happen('refuge', {
      ...again('refuge', { leaders: { hannibal: { shelter: 'next-war' } } }),
      wars: { 'illyrian-1': { isActive: false } }
    })
    expect(match.state.leaders.hannibal?.shelter).toBe('all-wars')
    expect(match.state.wars['illyrian-1']?.isActive).toBe(true)
    expect(warStrength(match.state, 'illyrian-1').land).toBe(5 + 7)
  })

  it('a new alliance ends a war for half of its spoils, rounded down, and it may come again', () => {
    const scene: TestPosition = {
      ...table,
      wars: { 'punic-1': {}, 'gladiator-revolt': { isRevolt: true } },
      set: { happenings: { 'new-alliance': 1 }, drawPile: ['mining'] }
    }
    const { match } = run(position(scene), [{ task: 'new-alliance' }])
    expect(match.decision).toMatchObject({ kind: 'ended-war', about: { wars: ['punic-1'] } })
    answer(match, 'palatine', option('punic-1'))
    expect(match.state.treasury).toBe(100 + 17)
    expect(match.state.wars['punic-1']).toBeUndefined()
    expect(match.state.drawPile).toContain('punic-1')
    expect(match.state.provinces).toEqual({})
  })

  it('again it is for good: all spoils, and the provinces', () => {
    const scene: TestPosition = {
      ...table,
      wars: { 'punic-1': {} },
      set: { happenings: { 'new-alliance': 2 } }
    }
    const { match } = run(position(scene), [{ task: 'new-alliance' }])
    answer(match, 'palatine', option('punic-1'))
    expect(match.state.treasury).toBe(135)
    expect(match.state.discards).toContain('punic-1')
    expect(Object.keys(match.state.provinces)).toEqual(['sicilia', 'sardinia-corsica'])
  })

  it('a pretender raises a province when the next war breaks out', () => {
    const province = {
      isDeveloped: true,
      governor: null,
      term: 0,
      electedIn: 0,
      isPlundered: false,
      isOverrun: false
    }
    const state = drawn(
      { ...table, set: { provinces: { sicilia: province }, happenings: { pretender: 1 } } },
      'gallic-1'
    )
    expect(state.wars).toMatchObject({ 'rising-sicilia': { isActive: true, isRevolt: true } })
    expect(
      drawn({ ...table, set: { provinces: { sicilia: province } } }, 'gallic-1').wars
    ).not.toHaveProperty('rising-sicilia')
  })
})

describe('the end of the phase', () => {
  const end = (scene: TestPosition, dice: readonly number[]) =>
    run(position(scene), [{ task: 'end-forum' }], dice)

  it.each([
    [5, false],
    [4, true]
  ])('7.34 a leader without a war: with %d he stays: %s', (die, stays) => {
    const { state } = end({ ...table, enemyLeaders: ['hannibal'] }, [die]).match
    expect(state.leaders.hannibal !== undefined).toBe(stays)
  })

  it('7.34 one with a war is not asked for', () => {
    const { events } = end({ ...table, enemyLeaders: ['hannibal'], wars: { 'punic-1': {} } }, [])
    expect(events.filter(({ type }) => type === 'roll')).toEqual([])
  })

  it('9.611, R3 destroyed concessions and families of the Curia return on five and six', () => {
    const scene: TestPosition = {
      ...table,
      set: { curia: { families: ['cornelius', 'valerius'], concessions: ['mining', 'harbor-fees'] } }
    }
    const { state } = end(scene, [5, 4, 4, 6]).match
    expect(state.forum.concessions).toEqual(['mining'])
    expect(state.curia).toEqual({ families: ['cornelius'], concessions: ['harbor-fees'] })
    expect(state.senators.valerius).toMatchObject({ faction: null })
  })

  it('7.35 a leader dies at the choice of the top official; again, his war sues for peace', () => {
    const scene: TestPosition = {
      ...table,
      enemyLeaders: ['hannibal', 'philip-v'],
      wars: { 'punic-1': {}, 'macedonian-1': {} },
      set: { happenings: { 'enemy-leader-dies': 2 } }
    }
    const { match } = end(scene, [])
    answer(match, 'palatine', option('philip-v'))
    expect(match.state.leaders).not.toHaveProperty('philip-v')
    expect(match.state.wars).not.toHaveProperty('macedonian-1')
    expect(match.state.treasury).toBe(100 + 12)
  })
})

describe('3 the phase', () => {
  it('7.1 what happened last year is over, and 10.82 captives of barbarians die', () => {
    const scene: TestPosition = {
      ...table,
      senators: {
        ...table.senators,
        furius: { faction: 'capitoline', at: 'captive', captor: 'raid', influence: 60 }
      },
      purses: {},
      set: {
        happenings: { drought: 2 },
        drawPile: ['mining', 'tax-farmer-1', 'tax-farmer-2', 'tax-farmer-3']
      }
    }
    const { match, events } = run(position(scene), [{ task: 'forum' }], [1, 1, 1, 1, 1, 1])
    expect(match.state.happenings).toEqual({})
    expect(eventsOf(events, 'died')).toMatchObject([{ senator: 'furius', cause: 'captivity' }])
  })

  it('draws first, then initiatives clockwise from the consul of Rome', () => {
    const scene: TestPosition = {
      ...table,
      senators: {
        fabius: { faction: 'palatine' },
        julius: { faction: 'capitoline', office: 'rome-consul' },
        manlius: { faction: 'aventine' }
      },
      set: { drawPile: ['mining', 'tax-farmer-1', 'tax-farmer-2', 'tax-farmer-3'] }
    }
    const { events } = run(position(scene), [{ task: 'forum' }], [1, 1, 1, 1, 1, 1])
    // The fourth card is that of an initiative that was sold: nobody had anything to do in the first three.
    const drawers = eventsOf(events, 'card-drawn').map(({ faction }) => faction)
    expect(drawers.slice(0, 3)).toEqual(['capitoline', 'aventine', 'palatine'])
    expect(eventsOf(events, 'initiative-began')[0]).toMatchObject({ faction: 'capitoline', initiative: 1 })
  })
})

describe('7.6 knights', () => {
  it('are won with a die and the talents paid, with the option alone', () => {
    const task = { task: 'knight', faction: 'palatine' } as const
    expect(run(position(table), [task]).match.decision).toBeNull()
    const match = playFrom(position({ ...table, options: { knights: 'classic' } }), [task], [3])
    answer(match, 'palatine', values({ by: 'fabius', talents: 3 }))
    expect(match.state.senators.fabius).toMatchObject({ knights: 1, talents: 13 })
  })
})
