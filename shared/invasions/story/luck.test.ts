import { describe, expect, it } from 'vitest'
import { Match } from '../../engine/match.ts'
import type { EmittedEvent } from '../../engine/open-match.ts'
import { createRandom } from '../../engine/random.ts'
import type { CampaignOptions } from '../campaign-options.ts'
import { figures } from '../content/figures.ts'
import type { SideId } from '../content/ids.ts'
import type { InvasionsEvent } from '../events.ts'
import { invasions } from '../game.ts'
import type { Roll } from '../rolls.ts'
import { logEntry, rollEvent, turnBegan } from '../testing/log-entries.ts'
import { wire } from '../wire.ts'
import type { LogEntry } from './log-by-turn.ts'
import { luckOf, throwsOf } from './luck.ts'
import { judgementByReason } from './roll-judgements.ts'

const scored = (side: 'attacker' | 'defender', hits: number, ...faces: number[]): InvasionsEvent => ({
  type: 'battle-dice',
  province: 'thracia',
  nation: side === 'attacker' ? 'visigoths' : 'byzantines',
  side,
  round: 'combat',
  dice: faces.map((face) => ({ colour: 'white', face })),
  hits
})

const measuresOf = (of: SideId, ...events: InvasionsEvent[]) =>
  luckOf([logEntry(0, turnBegan(1)), logEntry(1, ...events)]).sides.find(({ side }) => side === of)?.measures

/** The expected value of one die and its result. */
function single(...events: InvasionsEvent[]) {
  const [thrown, ...more] = throwsOf([logEntry(0, turnBegan(1)), logEntry(1, ...events)])
  expect(more).toEqual([])
  return thrown && [thrown.side, thrown.expected, thrown.rolled]
}

describe('luck of battle dice', () => {
  it('XX.B white dice give two thirds of a hit where red swords count', () => {
    const dice = rollEvent('battle-dice-white', 'visigoths', [6, 6, 1])
    const log = [logEntry(0, turnBegan(1)), logEntry(1, dice, scored('attacker', 4, 6, 6, 1))]
    const { swings } = luckOf(log)
    expect(measuresOf('goths', dice, scored('attacker', 4, 6, 6, 1))).toEqual([
      { measure: 'swords', throws: 1, expected: expect.closeTo(2), rolled: 4 }
    ])
    // Each die has three blanks, two single swords and one double: 28 of 216 throws give four or more.
    expect(swings).toMatchObject([
      { rolled: 4, nation: 'visigoths', place: 'thracia', chance: expect.closeTo(28 / 216) }
    ])
  })

  it('XX.E a re-rolled die is another throw, and counts for the owner of its hits', () => {
    const events: InvasionsEvent[] = [
      rollEvent('battle-dice-white', 'visigoths', [6, 1]),
      rollEvent('battle-dice-white', 'byzantines', [1, 1]),
      // The Byzantines spoil the best die of the Visigoths.
      rollEvent('battle-reroll-white', 'byzantines', [1], { rule: 'XX.E' }),
      {
        type: 'die-rolled-again',
        province: 'thracia',
        by: 'byzantines',
        side: 'attacker',
        colour: 'white',
        from: 6,
        to: 1,
        rule: 'XX.E'
      },
      scored('attacker', 0, 1, 1),
      scored('defender', 0, 1, 1)
    ]
    expect(measuresOf('goths', ...events)).toEqual([
      { measure: 'swords', throws: 2, expected: expect.closeTo(3 * (2 / 3)), rolled: 2 }
    ])
    expect(measuresOf('romans', ...events)).toEqual([
      { measure: 'swords', throws: 1, expected: expect.closeTo(4 / 3), rolled: 0 }
    ])
  })

  it('XXV.C a fleet is a white die on which only white swords count, also in a re-roll', () => {
    const events: InvasionsEvent[] = [
      rollEvent('naval-dice', 'visigoths', [4, 5], { place: 'mare-ionium' }),
      rollEvent('naval-reroll', 'byzantines', [6], { place: 'mare-ionium' }),
      { type: 'rolled-again', by: 'byzantines', of: 'visigoths', rule: 'XX.E' }
    ]
    // Faces 4 and 6 have a white sword: a third of a hit a die.
    expect(measuresOf('goths', ...events)).toEqual([
      { measure: 'swords', throws: 2, expected: expect.closeTo(1), rolled: 2 }
    ])
    expect(measuresOf('romans', ...events)).toEqual([])
  })

  it('XXI.D, XXI.F two dice are compared with seven, also in a re-roll', () => {
    const events: InvasionsEvent[] = [
      rollEvent('battle-2d6', 'romans', [6, 6], { amount: 3 }),
      rollEvent('battle-reroll-2d6', 'visigoths', [1, 2], { rule: 'XXI.D' }),
      { type: 'rolled-again', by: 'visigoths', of: 'romans', rule: 'XXI.D' }
    ]
    expect(measuresOf('romans', ...events)).toEqual([
      { measure: 'two-dice', throws: 2, expected: 14, rolled: 15 }
    ])
    expect(luckOf([logEntry(0, turnBegan(1)), logEntry(1, ...events)]).swings).toMatchObject([
      { rolled: 12, chance: expect.closeTo(1 / 36) },
      { rolled: 3, chance: expect.closeTo(3 / 36) }
    ])
  })
})

describe('luck of trials', () => {
  it('XIX.A, XIX.B each trial is measured by the odds of its modified die', () => {
    // XIX.A: 6 or more with -2 is an 8, three faces of ten; XIX.B: 9 or more, two faces of ten.
    const events = [
      rollEvent('interception', 'huns', [8], { amount: -2 }),
      rollEvent('interception', 'huns', [7], { amount: -2 }),
      rollEvent('flight', 'huns', [9])
    ]
    expect(measuresOf('huns', ...events)).toEqual([
      { measure: 'trials', throws: 3, expected: expect.closeTo(0.8), rolled: 2 }
    ])
  })

  it('XXIV.B, III.A terror and every other D2 passes on an even number', () => {
    expect(single(rollEvent('terror', 'huns', [2]))).toEqual(['huns', 0.5, 1])
    expect(single(rollEvent('terror', 'huns', [7]))).toEqual(['huns', 0.5, 0])
  })

  it('XIV.K, XX.J, XXIV.D escaping harm counts as luck', () => {
    expect(single(rollEvent('collapse', 'romans', [figures.collapse.on - 1]))).toEqual(['romans', 0.8, 1])
    expect(single(rollEvent('assassination', 'romans', [figures.battle.assassinsOn]))).toEqual([
      'romans',
      0.7,
      0
    ])
    expect(single(rollEvent('usurper', 'visigoths', [9], { rule: 'XXIV.D' }))).toEqual(['goths', 0.9, 1])
    expect(single(rollEvent('usurper', 'romans', [9], { rule: 'XV.B' }))).toEqual(['romans', 0.5, 0])
  })

  it('XXX.B the rolls of envoys count for their sender', () => {
    const sent: InvasionsEvent = {
      type: 'card-played',
      card: 'cunning-envoy',
      deck: 'diplomacy',
      play: 0,
      side: 'persians',
      nation: 'persians',
      target: {},
      rule: 'XXX.B'
    }
    expect(single(sent, rollEvent('break-tie', 'visigoths', [4]))).toEqual(['persians', 0.5, 1])
  })

  it('are also summed by reason, the most frequent first', () => {
    const events = [
      rollEvent('terror', 'huns', [2]),
      rollEvent('flight', 'huns', [9]),
      rollEvent('terror', 'huns', [3])
    ]
    const huns = luckOf([logEntry(0, turnBegan(1)), logEntry(1, ...events)]).sides.find(
      ({ side }) => side === 'huns'
    )
    expect(huns?.reasons).toEqual([
      { reason: 'terror', throws: 2, expected: 1, rolled: 1 },
      { reason: 'flight', throws: 1, expected: 0.2, rolled: 1 }
    ])
  })

  it('dice that favour nobody are left out', () => {
    expect(single(rollEvent('selector', 'romans', [1]))).toBeUndefined()
  })
})

const toldBy = (events: readonly EmittedEvent[]) => events.map(({ event }) => event).filter(wire.isEvent)

/** The public log of some turns of random players. */
function playedAtRandom(seed: number, combat: CampaignOptions['combat'], answers: number): LogEntry[] {
  const match = Match.begin(invasions, { scenario: '350', combat }, seed)
  const random = createRandom(`player ${seed}`)
  const log = [logEntry(0, ...toldBy(match.takeEvents()))]
  while (match.awaited && log.length <= answers) {
    const { side, number } = match.awaited
    const outcome = match.answer(side, number, match.sample(random))
    if (!outcome.ok) throw new Error('a sample was refused')
    log.push(logEntry(log.length, ...toldBy(outcome.events)))
  }
  return log
}

describe.each([
  [1, 'basic'],
  [2, 'advanced']
] as const)('luck in a random campaign, seed %i, %s combat', (seed, combat) => {
  it('counts every die that favours somebody exactly once', () => {
    const log = playedAtRandom(seed, combat, 700)
    const events = log.flatMap((each) => each.events)
    const rolls = events.filter((event): event is Roll => event.type === 'roll')
    const counts = (reasons: readonly string[]) =>
      Object.fromEntries(
        [...new Set(reasons)]
          .sort()
          .map((reason) => [reason, reasons.filter((each) => each === reason).length])
      )
    // The white and the black dice of a round are one throw: they are counted by how often they were scored.
    const isPool = (reason: string) => /^(battle|missile)-dice/.test(reason)
    const throws = throwsOf(log)
    expect(counts(throws.flatMap(({ reason }) => (isPool(reason) ? [] : [reason])))).toEqual(
      counts(
        rolls.flatMap(({ reason }) =>
          isPool(reason) || judgementByReason[reason].as === 'nobody' ? [] : [reason]
        )
      )
    )
    const pools = events.filter((event) => event.type === 'battle-dice' && event.dice.length > 0)
    expect(throws.filter(({ reason }) => isPool(reason))).toHaveLength(pools.length)
    expect(throws.length).toBeGreaterThan(50)
  }, 120_000)
})
