import { describe, expect, it } from 'vitest'
import type { NationId } from '../content/ids.ts'
import type { InvasionsEvent } from '../events.ts'
import { logEntry, turnBegan } from '../testing/log-entries.ts'
import { opening } from '../testing/position.ts'
import type { ProvinceId } from '../world/provinces.ts'
import { campaignCardFacts, holdersOf } from './campaign-card-facts.ts'
import { campaignCardLine } from './campaign-card-line.ts'
import { hallOfLeaders } from './hall-of-leaders.ts'
import { type Holdings, holdingsByTurn, holdingsOverTime, turnStartNumbers } from './holdings.ts'
import { logByTurn } from './log-by-turn.ts'
import { chronicleOf } from './prose.ts'
import { standingsOf } from './standings.ts'

const passes = (province: ProvinceId, from: NationId | null, to: NationId | null): InvasionsEvent => ({
  type: 'province-changed-hands',
  province,
  from,
  to
})
const battle = (winner: NationId, loser: NationId, lost: number, ...leaders: string[]): InvasionsEvent[] => [
  {
    type: 'battle-began',
    province: 'thracia',
    attacker: winner,
    defender: loser,
    attackers: [],
    defenders: [],
    leaders,
    intercepted: false
  },
  {
    type: 'battle-won',
    province: 'thracia',
    winner,
    loser,
    side: 'attacker',
    lost: { attacker: 0, defender: lost }
  }
]
const keys = (log: Parameters<typeof chronicleOf>[0], land: Parameters<typeof chronicleOf>[1] = []) =>
  chronicleOf(log, land).map(({ paragraphs }) => paragraphs.map((said) => said.map(({ key }) => key)))

describe('the log by turn', () => {
  it('splits the log where a turn begins, even within one answer', () => {
    const log = [
      logEntry(0, turnBegan(1)),
      logEntry(
        1,
        passes('thracia', 'byzantines', 'visigoths'),
        turnBegan(2),
        passes('thracia', 'visigoths', null)
      ),
      logEntry(2)
    ]
    expect(logByTurn(log).map(({ number, events }) => [number, events.length])).toEqual([
      [0, 1],
      [1, 1]
    ])
    expect(turnStartNumbers(log)).toEqual([0, 1])
  })
})

describe('the map over time', () => {
  const log = [
    logEntry(0, turnBegan(1)),
    logEntry(1, passes('thracia', 'byzantines', 'visigoths')),
    logEntry(2, {
      type: 'city-taken',
      province: 'macedonia',
      by: 'visigoths',
      from: 'byzantines',
      capital: false
    }),
    logEntry(3, turnBegan(2)),
    logEntry(4, passes('thracia', 'visigoths', null))
  ]
  const first: Holdings = { thracia: 'byzantines', macedonia: 'byzantines', syria: 'byzantines' }
  // No event reports the loss of Syria: the next true map shows it.
  const second: Holdings = { thracia: 'visigoths', macedonia: 'visigoths' }
  const now: Holdings = { macedonia: 'visigoths' }
  const seen = new Map([
    [0, first],
    [3, second]
  ])
  const frames = holdingsOverTime(log, (number) => seen.get(number), now)

  it('follows the log between two true maps, and prefers the true map', () => {
    expect(frames.map(({ number, holdings }) => [number, holdings])).toEqual([
      [0, first],
      [1, { ...first, thracia: 'visigoths' }],
      [2, { ...first, thracia: 'visigoths', macedonia: 'visigoths' }],
      [3, second],
      [4, now],
      [4, now]
    ])
  })

  it('has a beginning and an end for each turn', () => {
    expect(holdingsByTurn(frames, now)).toEqual([
      { turn: 1, year: 350, before: first, after: second },
      { turn: 2, year: 375, before: second, after: now }
    ])
  })
})

describe('the chronicle', () => {
  it('groups land by taker and loser, names a few of many, and reports abandoned land', () => {
    const held: Holdings = { thracia: 'byzantines', macedonia: 'byzantines', dardania: 'byzantines' }
    const before: Holdings = { ...held, naissus: 'byzantines', epirus: 'byzantines', syria: 'byzantines' }
    const taken: Holdings = { thracia: 'visigoths', macedonia: 'visigoths', dardania: 'visigoths' }
    const after: Holdings = { ...taken, naissus: 'visigoths', epirus: 'visigoths', creta: 'franks' }
    const land = [{ turn: 1, year: 350, before, after }]
    const [prose] = chronicleOf([logEntry(0, turnBegan(1))], land)
    expect(prose?.paragraphs[0]?.slice(1)).toEqual([
      {
        key: 'tale.taken-many',
        params: expect.objectContaining({
          nation: { ref: 'nation', id: 'visigoths' },
          other: { ref: 'nation', id: 'byzantines' },
          count: 5
        })
      },
      expect.objectContaining({ key: 'tale.settled' }),
      expect.objectContaining({ key: 'tale.lost' })
    ])
  })

  it('says what the years will be remembered for', () => {
    const sacked: InvasionsEvent = { type: 'city-sacked', province: 'thracia', by: 'visigoths', level: 2 }
    const arrives = (nation: NationId): InvasionsEvent => ({
      type: 'nation-arrived',
      nation,
      province: 'thracia',
      rule: 'IX.B'
    })
    const log = [
      logEntry(0, turnBegan(1)),
      logEntry(1, turnBegan(2), sacked, sacked),
      logEntry(2, turnBegan(3), arrives('huns'), arrives('vandals')),
      logEntry(3, turnBegan(4), ...Array.from({ length: 8 }, () => battle('huns', 'vandals', 0)).flat()),
      logEntry(4, turnBegan(5))
    ]
    expect(keys(log).map(([first]) => first?.[0])).toEqual([
      'tale.opening-first',
      'tale.opening-ruin',
      'tale.opening-wandering',
      'tale.opening-war',
      'tale.opening-quiet'
    ])
  })

  it('reports the bloodiest battle and the most frequent winner, without repetition', () => {
    const bows: InvasionsEvent = {
      type: 'submitted',
      vassal: 'alans',
      suzerain: 'huns',
      province: 'alania',
      way: 'capital-taken',
      rule: 'XXIX.C'
    }
    const log = [
      logEntry(0, turnBegan(1)),
      logEntry(
        1,
        ...battle('huns', 'alans', 1),
        ...battle('huns', 'vandals', 4),
        ...battle('huns', 'franks', 0),
        bows,
        bows
      )
    ]
    const [, war, ties] = keys(log)[0] ?? []
    expect(war).toEqual(['tale.battles', 'tale.bloodiest', 'tale.champion'])
    expect(ties).toEqual(['tale.submitted'])
  })

  it('ends a turn with who gained most and who leads', () => {
    const points = (side: 'goths' | 'huns', amount: number): InvasionsEvent => ({
      type: 'points',
      side,
      nation: side === 'goths' ? 'visigoths' : 'huns',
      points: amount,
      reason: 'sack',
      rule: 'V.B'
    })
    const log = [logEntry(0, turnBegan(1), points('goths', 4)), logEntry(1, turnBegan(2), points('huns', 4))]
    expect(keys(log).map((paragraphs) => paragraphs.at(-1))).toEqual([
      ['tale.gain', 'tale.leader'],
      ['tale.gain', 'tale.leaders']
    ])
  })
})

describe('the hall of leaders', () => {
  it('XX.J lists battles, victories and the end of historical leaders only', () => {
    const log = [
      logEntry(0, turnBegan(1), {
        type: 'leader-arrived',
        leader: 'alaricus',
        nation: 'visigoths',
        at: 'thracia',
        rule: 'IX.C'
      }),
      logEntry(1, ...battle('visigoths', 'byzantines', 2, 'alaricus', 'rex-alans')),
      logEntry(2, turnBegan(2), ...battle('byzantines', 'visigoths', 2, 'alaricus')),
      logEntry(3, {
        type: 'leader-eliminated',
        leader: 'alaricus',
        nation: 'visigoths',
        cause: 'battle',
        returnsOn: null,
        rule: 'XX.J'
      }),
      logEntry(4, { type: 'leader-left', leader: 'alaricus', nation: 'visigoths', at: null, rule: 'IX.C' })
    ]
    expect(hallOfLeaders(log)).toEqual([
      {
        leader: 'alaricus',
        nation: 'visigoths',
        since: 1,
        battles: 2,
        won: 1,
        end: { turn: 2, cause: 'battle' }
      }
    ])
  })
})

describe('V.C standings', () => {
  const sides = { romans: 9, huns: 7, persians: 7, goths: 7 }
  const ledger = [
    { turn: 12, nation: 'persians', source: 'objectives', points: 2 },
    { turn: 11, nation: 'huns', source: 'objectives', points: 7 }
  ] as const

  it('V.C name what broke a tie: the last turn, then the order of play', () => {
    const { ranks, ties } = standingsOf({ sides, ledger }, 12)
    expect(ranks.map(({ side }) => side)).toEqual(['romans', 'persians', 'huns', 'goths'])
    expect(ties.map(({ key }) => key)).toEqual(['standing.by-last-turn', 'standing.by-order'])
    expect(ties[0]?.params).toMatchObject({ points: 7, now: 2, before: 0, turn: 12 })
  })
})

describe('a campaign’s card', () => {
  it('stores the controllers as one letter a province, and reads them back', () => {
    const state = opening()
    const held = holdersOf(campaignCardFacts(state).holders)
    expect(held.thracia).toBe('romans')
    expect(Object.keys(held).sort()).toEqual(Object.keys(state.control).sort())
  })

  it('has a line of story: the last deed, or the greatest realm', () => {
    const deed = { turn: 3, nation: 'visigoths', source: 'sack', points: 4 } as const
    expect(campaignCardLine({ deed })?.key).toBe('line.sack')
    expect(campaignCardLine({ deed: { ...deed, source: 'marriage' } })?.key).toBe('line.points')
    expect(campaignCardLine({ deed: null, greatest: { nation: 'romans', provinces: 40 } })?.key).toBe(
      'line.greatest'
    )
    const loss = { ...deed, source: 'rebellion', points: -5 } as const
    expect(campaignCardLine({ deed: loss })).toMatchObject({ key: 'line.points-lost', params: { points: 5 } })
    expect(campaignCardLine({})).toBeNull()
  })
})
