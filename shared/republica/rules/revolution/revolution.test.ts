import { describe, expect, it } from 'vitest'
import { legionsIn } from '../../queries/armies.ts'
import {
  answer,
  eventsOf,
  option,
  position,
  refusalOf,
  run,
  type TestPosition,
  values
} from '../../testing/position.ts'

describe('11.1 hands', () => {
  const scene: TestPosition = {
    senators: {
      cornelius: { faction: 'palatine', influence: 9, popularity: 1 },
      fabius: { faction: 'capitoline' }
    },
    leaders: { palatine: 'cornelius', capitoline: 'fabius' }
  }

  it('a concession goes to a senator of the faction', () => {
    const { match } = run(position({ ...scene, hands: { palatine: ['mining'] } }), [{ task: 'play-hands' }])
    answer(match, 'palatine', option({ do: 'play', card: 'mining', to: 'cornelius' }))
    expect(match.state.senators.cornelius?.concessions).toEqual(['mining'])
    expect(match.state.hands.palatine).toEqual([])
  })

  it('7.312 a statesman covers his family, and keeps the higher influence and popularity', () => {
    const { match } = run(position({ ...scene, hands: { palatine: ['scipio-africanus'] } }), [
      { task: 'play-hands' }
    ])
    answer(match, 'palatine', option({ do: 'play', card: 'scipio-africanus', to: null }))
    expect(match.state.senators).toMatchObject({
      'scipio-africanus': { covers: 'cornelius', influence: 9, popularity: 1 }
    })
    expect(match.state.senators.cornelius).toBeUndefined()
    expect(match.state.factions.palatine?.leader).toBe('scipio-africanus')
  })

  it('7.312 he cannot be played while another faction has his family', () => {
    const { match } = run(position({ ...scene, hands: { capitoline: ['scipio-africanus'] } }), [
      { task: 'play-hands' }
    ])
    expect(match.awaited).toBeNull()
  })

  it('a hand of six must shrink to five, one of five need not', () => {
    const six = ['tribune-1', 'tribune-2', 'tribune-3', 'tribune-4', 'tribune-5', 'tribune-6'] as const
    const { match } = run(position({ ...scene, hands: { palatine: six } }), [{ task: 'play-hands' }])
    expect(match.awaited).toMatchObject({ side: 'palatine', kind: 'play-hand' })
    expect(refusalOf(match, 'palatine', option({ do: 'done' }))).toBe('refusal.not-an-option')
    answer(match, 'palatine', option({ do: 'discard', card: 'tribune-3' }))
    expect(match.state.hands.palatine).toHaveLength(5)
    expect(match.state.discards).toContain('tribune-3')
    expect(match.awaited).toBeNull()
  })
})

/** Aemilius of the Palatine has won a war with six raw legions and a veteran who obeys him. */
const victor: TestPosition = {
  senators: {
    aemilius: { faction: 'palatine', talents: 4, concessions: ['mining'], office: 'field-consul' },
    cornelius: { faction: 'palatine' },
    fabius: { faction: 'capitoline', office: 'rome-consul' },
    furius: { faction: 'aventine' }
  },
  leaders: { palatine: 'cornelius', capitoline: 'fabius', aventine: 'furius' },
  armies: [{ against: 'home', commander: 'aemilius', legions: 6, veterans: ['aemilius'], fleets: 2 }],
  legions: 2
}

const commands = (scene: TestPosition, ...dice: number[]) =>
  run(position(scene), [{ task: 'commands' }], dice)

describe('11.2 a victorious commander', () => {
  it('lays down his command: his units wait in Italy, and he is in Rome', () => {
    const { match } = commands(victor)
    expect(match.awaited).toMatchObject({ side: 'palatine', kind: 'command' })
    answer(match, 'palatine', option('lay-down'))
    expect(match.state.armies).toEqual([])
    expect(match.state.legions.every(({ place }) => place.in === 'italy')).toBe(true)
    expect(match.state.senators.aemilius).toMatchObject({ at: 'rome', office: 'field-consul' })
  })

  it('11.21 raw legions follow on a 6 alone, his veteran without a die; a talent adds one', () => {
    const { match } = commands(victor, 5, 5, 6, 5, 6, 1)
    answer(match, 'palatine', option('sound-legions'))
    expect(match.awaited).toMatchObject({ kind: 'legion-bribes' })
    const events = answer(match, 'palatine', values({ own: 2, master: 0 }))
    // The two bribed legions roll 5 and 5, the others 6, 5, 6 and 1; legion 7 is the veteran.
    expect(eventsOf(events, 'legions-sounded')).toMatchObject([{ follow: [7, 1, 2, 3, 5], refuse: [4, 6] }])
    expect(match.state.senators.aemilius?.talents).toBe(2)
  })

  it('11.21 in the classic reading a 5 is enough, in the last Republic of the printed one a 4', () => {
    const classic = commands({ ...victor, options: { comparators: 'classic' } }, 5, 5, 4, 4, 4, 4)
    answer(classic.match, 'palatine', option('sound-legions'))
    const events = answer(classic.match, 'palatine', values({ own: 0, master: 0 }))
    expect(eventsOf(events, 'legions-sounded')[0]?.follow).toEqual([7, 1, 2])
    const late = commands({ ...victor, options: { republic: 'late' } }, 4, 3, 3, 3, 3, 3)
    answer(late.match, 'palatine', option('sound-legions'))
    const others = answer(late.match, 'palatine', values({ own: 0, master: 0 }))
    expect(eventsOf(others, 'legions-sounded')[0]?.follow).toEqual([7, 1])
  })

  it('11.21 no legion takes two talents', () => {
    const rich = {
      ...victor,
      senators: { ...victor.senators, aemilius: { faction: 'palatine' as const, talents: 40 } }
    }
    const { match } = commands(rich)
    answer(match, 'palatine', option('sound-legions'))
    expect(refusalOf(match, 'palatine', values({ own: 7, master: 0 }))).toBe('refusal.legion-bribed-twice')
  })

  it('may lay down his command when he has heard his legions', () => {
    const { match } = commands(victor, 1, 1, 1, 1, 1, 1)
    answer(match, 'palatine', option('sound-legions'))
    answer(match, 'palatine', values({ own: 0, master: 0 }))
    expect(match.awaited).toMatchObject({ kind: 'rebel' })
    answer(match, 'palatine', option('no'))
    expect(match.state.civilWar).toBeNull()
    expect(match.state.armies).toEqual([])
  })
})

describe('11.2-11.4 a revolt', () => {
  const rise = (scene: TestPosition, joining: readonly string[]) => {
    const { match } = commands(scene, 6, 6, 6, 1, 1, 1)
    answer(match, 'palatine', option('sound-legions'))
    if (match.awaited?.kind === 'legion-bribes') answer(match, 'palatine', values({ own: 0, master: 0 }))
    answer(match, 'palatine', option('yes'))
    answer(match, 'palatine', values({ senators: joining }))
    return match
  }

  it('keeps the legions that follow; the others and all fleets are the Senate’s', () => {
    const { state } = rise(victor, [])
    expect(legionsIn(state, 1).map(({ id }) => id)).toEqual([1, 2, 3, 7])
    expect(state.fleets.every(({ place }) => place.in === 'italy')).toBe(true)
    expect(state.civilWar).toMatchObject({
      faction: 'palatine',
      rebel: 'aemilius',
      secondaries: [],
      since: 1
    })
  })

  it('11.4 costs the rebel his concessions and his office', () => {
    const { state } = rise(victor, [])
    expect(state.senators.aemilius).toMatchObject({ at: 'rebellion', concessions: [], office: null })
    expect(state.forum.concessions).toEqual(['mining'])
  })

  it('11.22 those who join leave Rome; the others stay loyal', () => {
    expect(rise(victor, ['cornelius']).state.senators.cornelius).toMatchObject({ at: 'rebellion' })
    expect(rise(victor, []).state.senators.cornelius).toMatchObject({ at: 'rome' })
  })

  it('10.51 all veterans of the rebels come, wherever they stand', () => {
    const scene: TestPosition = {
      ...victor,
      armies: [
        { against: 'home', commander: 'aemilius', legions: 6, veterans: ['aemilius'] },
        { against: 'syrian', commander: 'furius', legions: 2, veterans: ['aemilius', 'furius'] }
      ],
      wars: { syrian: {} }
    }
    const { state } = rise(scene, [])
    expect(legionsIn(state, 1).map(({ id }) => id)).toEqual([1, 2, 3, 7, 10])
    expect(legionsIn(state, 2)).toHaveLength(3)
  })

  it('11.22 a joining commander returns his legions to the Senate', () => {
    const scene: TestPosition = {
      ...victor,
      armies: [...(victor.armies ?? []), { against: 'syrian', commander: 'cornelius', legions: 3 }],
      wars: { syrian: {} }
    }
    const { state } = rise(scene, ['cornelius'])
    expect(state.armies).toHaveLength(1)
    expect(state.senators.cornelius).toMatchObject({ at: 'rebellion' })
  })
})

describe('11.2, R31 two rebels', () => {
  const rivals: TestPosition = {
    ...victor,
    armies: [
      { against: 'home', commander: 'aemilius', veterans: ['aemilius'] },
      { against: 'home', commander: 'furius', veterans: ['furius', 'furius'] }
    ]
  }

  const declareBoth = (scene: TestPosition) => {
    const { match } = commands(scene)
    for (const side of ['aventine', 'palatine'] as const) {
      answer(match, side, option('sound-legions'))
      answer(match, side, option('yes'))
    }
    return match
  }

  it('the declarations begin with the faction of the highest official', () => {
    expect(commands(rivals).match.awaited).toMatchObject({ side: 'aventine' })
  })

  it('a stronger rebel takes the place of an earlier one', () => {
    const strong = {
      ...rivals,
      armies: [
        {
          against: 'home' as const,
          commander: 'aemilius' as const,
          veterans: ['aemilius', 'aemilius', 'aemilius'] as const
        },
        ...(rivals.armies?.slice(1) ?? [])
      ]
    }
    const { state } = declareBoth(strong)
    expect(state.civilWar).toMatchObject({ rebel: 'aemilius' })
    expect(state.senators.furius).toMatchObject({ at: 'rome' })
  })

  it('an equal one does not', () => {
    // Furius 3 + 4, Aemilius 4 + 2: weaker; with a veteran more he would be stronger
    expect(declareBoth(rivals).state.civilWar).toMatchObject({ rebel: 'furius' })
  })

  it('nobody rebels while a rebel is undefeated', () => {
    const scene: TestPosition = {
      ...victor,
      armies: [...(victor.armies ?? []), { against: 'rebellion', commander: 'furius', legions: 1 }],
      set: { civilWar: { faction: 'aventine', rebel: 'furius', secondaries: [], army: 2, since: 0 } }
    }
    const { match } = commands(scene)
    expect(match.awaited).toBeNull()
    expect(match.state.armies).toMatchObject([{ against: 'rebellion' }])
  })
})

describe('11.21 the Master of the Horse', () => {
  const withMaster = (faction: 'palatine' | 'capitoline'): TestPosition => ({
    ...victor,
    senators: {
      ...victor.senators,
      aemilius: { faction: 'palatine', office: 'dictator', talents: 1 },
      julius: { faction, office: 'master-of-horse', talents: 5 }
    },
    armies: [{ against: 'home', commander: 'aemilius', masterOfHorse: 'julius', legions: 3 }]
  })

  it('of another faction is asked for his money, and does not follow', () => {
    const { match } = commands(withMaster('capitoline'), 6, 6, 6)
    answer(match, 'palatine', option('sound-legions'))
    expect(match.awaited).toMatchObject({ side: 'capitoline', kind: 'lend-purse' })
    answer(match, 'capitoline', option('yes'))
    answer(match, 'palatine', values({ own: 1, master: 2 }))
    answer(match, 'palatine', option('yes'))
    answer(match, 'palatine', values({ senators: [] }))
    expect(match.state.senators.julius).toMatchObject({ at: 'rome', talents: 3 })
    expect(match.state.armies).toMatchObject([{ masterOfHorse: null }])
  })

  it('of the same faction rides on with the Dictator if he joins', () => {
    const { match } = commands(withMaster('palatine'), 6, 6, 6)
    answer(match, 'palatine', option('sound-legions'))
    answer(match, 'palatine', values({ own: 0, master: 0 }))
    answer(match, 'palatine', option('yes'))
    answer(match, 'palatine', values({ senators: ['julius'] }))
    expect(match.state.armies).toMatchObject([{ masterOfHorse: 'julius', against: 'rebellion' }])
  })
})
