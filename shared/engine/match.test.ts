import { describe, expect, it } from 'vitest'
import { everyRow } from '../testing/every-row.ts'
import type { Answer } from './decision.ts'
import { copyJson } from './json.ts'
import { Match } from './match.ts'
import { type AnswerRecord, ReplayError } from './open-match.ts'
import { createRandom } from './random.ts'
import { canonicalJson, stableHash } from './stable-hash.ts'
import { riverRace } from './testing/river-race.ts'

const begin = (seed: string | number = 1, length = 30) =>
  Match.begin(riverRace, riverRace.readOptions({ length }), seed)
const load = (food: number, rope = false): Answer => ({ values: { food, rope } })
const drift: Answer = { option: 'drift' }
const row: Answer = { option: 'row' }

function take(match: ReturnType<typeof begin>, answer: unknown) {
  const decision = match.decision
  if (!decision) throw new Error('the race is over')
  return match.answer(decision.side, decision.number, answer)
}

function playRandomly(match: ReturnType<typeof begin>, seed: number, most = Number.POSITIVE_INFINITY) {
  const random = createRandom(seed)
  const answers: AnswerRecord[] = []
  while (match.decision && answers.length < most) {
    const { side } = match.decision
    const answer = match.sample(random)
    expect(take(match, answer)).toMatchObject({ ok: true })
    answers.push({ side, answer })
  }
  return answers
}

describe('asking and answering', () => {
  it('stops at the first question and says who must answer, under which rule', () => {
    expect(begin().decision).toMatchObject({ number: 0, side: 'north', kind: 'load', rule: 'R.1' })
  })

  it('goes on to the next question and returns the events', () => {
    const match = begin()
    const outcome = take(match, load(2))
    expect(outcome).toEqual({
      ok: true,
      events: [{ event: { type: 'loaded', side: 'north', food: 2, rope: false } }]
    })
    expect(match.decision).toMatchObject({ number: 1, kind: 'way' })
  })

  it('ends when the agenda is empty', () => {
    const match = begin(1, 1)
    take(match, load(0))
    take(match, drift)
    expect(match.decision).toBeNull()
    expect(match.summary(null).result).toEqual({ winners: ['north'] })
    expect(match.answer('north', 2, drift)).toMatchObject({
      ok: false,
      refusal: { reason: { key: 'refusal.game-over' } }
    })
  })

  const refused = [
    ['another side', 'south', 0, load(1), 'refusal.not-your-decision'],
    ['a stale number', 'north', 7, load(1), 'refusal.stale-answer'],
    ['a malformed answer', 'north', 0, { values: 3 }, 'refusal.malformed-answer'],
    ['an answer with something more', 'north', 0, { option: 'x', values: {} }, 'refusal.malformed-answer'],
    ['an option where a form is asked', 'north', 0, { option: 'drift' }, 'refusal.malformed-answer'],
    [
      'an unknown field',
      'north',
      0,
      { values: { food: 1, rope: false, oars: 2 } },
      'refusal.malformed-answer'
    ],
    ['a missing field', 'north', 0, { values: { food: 1 } }, 'refusal.malformed-answer'],
    ['a number out of range', 'north', 0, load(4), 'refusal.out-of-range'],
    ['a fraction', 'north', 0, load(1.5), 'refusal.malformed-answer'],
    ['a pass where one side is asked', 'north', 0, { pass: 'moment' }, 'refusal.no-pass-here'],
    ['a pass of no known length', 'north', 0, { pass: 'day' }, 'refusal.malformed-answer'],
    ["what the game's own check refuses", 'north', 0, load(3, true), 'refusal.too-heavy']
  ] as const
  it('refuses an illegal answer and changes nothing', () => {
    everyRow(
      refused,
      ([what]) => what,
      ([, side, number, answer, reason]) => {
        const match = begin()
        const before = canonicalJson(match.state)
        expect(match.answer(side, number, answer)).toMatchObject({
          ok: false,
          refusal: { reason: { key: reason } }
        })
        expect(canonicalJson(match.state)).toBe(before)
        expect(match.decision?.number).toBe(0)
        expect(take(match, load(1)).ok).toBe(true)
      }
    )
  })

  it('checks an answer in advance without changing anything', () => {
    const match = begin()
    const before = match.hash
    expect(match.check('north', drift)).toMatchObject({ reason: { key: 'refusal.not-a-form' } })
    expect(match.check('south', load(2))).toMatchObject({ reason: { key: 'refusal.not-your-decision' } })
    expect(match.check('north', load(2))).toBeNull()
    expect([match.hash, match.answers]).toEqual([before, 0])
  })

  it('sends a private event to its side only', () => {
    const match = begin(1, 30)
    const told = []
    while (match.decision && told.length === 0) {
      const outcome = take(match, match.decision.kind === 'load' ? load(0) : drift)
      if (outcome.ok) told.push(...outcome.events.filter(({ event }) => event.type === 'found'))
    }
    expect(told[0]?.only).toEqual(['north'])
  })
})

describe('dice', () => {
  it('are emitted with their reason and every modifier', () => {
    const match = Match.begin(
      { ...riverRace, setUp: (options, random) => riverRace.setUp(options, { ...random, forced: [5] }) },
      riverRace.readOptions({ length: 99 }),
      1
    )
    for (const answer of [load(3), drift, load(3), drift, load(1)]) take(match, answer)
    const outcome = take(match, row)
    expect(outcome.ok && outcome.events[0]?.event).toEqual({
      type: 'roll',
      reason: 'race.row',
      rule: 'R.2',
      faces: 6,
      dice: [5],
      modifiers: [{ amount: 1, rule: 'R.3', why: 'well-fed' }],
      total: 6,
      actor: 'north'
    })
  })
})

describe('determinism', () => {
  it('gives the same hash for the same seed and answers, another for another seed', () => {
    const [first, second, other] = [begin('seed'), begin('seed'), begin('other')]
    const answers = playRandomly(first, 3)
    playRandomly(second, 3)
    expect(second.hash).toBe(first.hash)
    expect(begin('seed').hash).not.toBe(other.hash)
    expect(answers.length).toBeGreaterThan(10)
  })

  it('resumes from any snapshot and the answers after it, byte for byte', () => {
    const whole = begin(5, 200)
    const answers: AnswerRecord[] = []
    const random = createRandom(9)
    while (whole.decision) {
      const { side, number } = whole.decision
      const answer = whole.sample(random)
      whole.answer(side, number, answer)
      answers.push({ side, answer })
      const { snapshot } = whole
      const resumed = Match.resume(riverRace, copyJson(snapshot), answers.slice(snapshot.answers))
      expect(JSON.stringify(resumed.state)).toBe(JSON.stringify(whole.state))
      expect(resumed.decision).toEqual(whole.decision)
    }
    expect(whole.snapshot.answers).toBeGreaterThan(0)
  })

  it('keeps its last answer even if a snapshot follows a barrier', () => {
    const match = begin(5, 400)
    const random = createRandom(9)
    while (match.decision) {
      const { side, number } = match.decision
      const answer = match.sample(random)
      match.answer(side, number, answer)
      expect(match.lastAnswer).toEqual({ side, answer })
    }
  })

  it('reports how far a replay came when the rules refuse an answer', () => {
    const match = begin()
    const { snapshot } = match
    const answers: AnswerRecord[] = [
      { side: 'north', answer: load(1) },
      { side: 'north', answer: { option: 'swim' } }
    ]
    const replay = () => Match.resume(riverRace, snapshot, answers)
    expect(replay).toThrow(ReplayError)
    expect(replay).toThrow(/answer 2/)
  })

  it('hashes independently of the order of keys', () => {
    expect(stableHash({ a: 1, b: [{ c: 2, d: undefined }] })).toBe(stableHash({ b: [{ c: 2 }], a: 1 }))
    expect(stableHash({ a: 1 })).not.toBe(stableHash({ a: 2 }))
  })
})

describe('undo', () => {
  it("restores the state before one's last answer, byte for byte", () => {
    const match = begin()
    const before = JSON.stringify(match.state)
    take(match, load(2))
    expect(match.undo('north').ok).toBe(true)
    expect(JSON.stringify(match.state)).toBe(before)
    expect(match.decision).toMatchObject({ number: 0, kind: 'load' })
  })

  it("never passes a die, another player's answer, or the start", () => {
    const match = begin()
    expect(match.canUndo('north')).toBe(false)
    take(match, load(2))
    expect(match.canUndo('south')).toBe(false)
    take(match, row)
    expect(match.canUndo('north')).toBe(false)
    expect(match.undo('north')).toMatchObject({ ok: false })
  })

  it('stops after a drawn card', () => {
    const match = begin()
    for (let turns = 0; turns < 9; turns++) {
      take(match, load(0))
      take(match, drift)
      expect(match.canUndo(turns % 2 === 0 ? 'north' : 'south')).toBe(turns !== 8)
    }
  })

  it('goes back through many answers and over snapshots, and forward again to the same place', () => {
    const match = Match.begin(solitaire, riverRace.readOptions({ length: 1000 }), 4)
    const trail = [JSON.stringify(match.state)]
    for (let count = 0; count < 120; count++) {
      take(match, match.decision?.kind === 'load' ? load(count % 3) : drift)
      trail.push(JSON.stringify(match.state))
    }
    const end = match.hash
    const redo: AnswerRecord[] = []
    for (let count = 120; count > 0 && match.canUndo('north'); count--) {
      match.undo('north')
      expect(JSON.stringify(match.state)).toBe(trail[count - 1])
      redo.push({ side: 'north', answer: match.decision?.kind === 'load' ? load((count - 1) % 3) : drift })
    }
    expect(redo.length).toBe(120)
    for (const { answer } of redo.reverse()) take(match, answer)
    expect(match.hash).toBe(end)
  })
})

/** The same race with one crew and no cards, so that nothing ever stops an undo. */
const solitaire: typeof riverRace = {
  ...riverRace,
  *runTask(play, task) {
    yield* riverRace.runTask(play, task)
    play.state.agenda = [{ task: 'turn', side: 'north' }]
  }
}

describe('several sides at once', () => {
  const choosing = () =>
    Match.begin(riverRace, riverRace.readOptions({ crews: 3, boats: 'chosen', length: 9 }), 5)
  const raft: Answer = { option: 'raft' }

  it('are all awaited, each with its own question', () => {
    const match = choosing()
    expect(match.awaiting.map(({ side, number }) => [side, number])).toEqual([
      ['north', 0],
      ['south', 0],
      ['east', 0]
    ])
    expect(match.decisionFor('east')).toMatchObject({ kind: 'boat', about: { side: 'east' } })
    expect(match.decisionFor('west')).toBeNull()
  })

  it('may answer in any order; a question stays valid while another side answers', () => {
    const match = choosing()
    expect(match.answer('east', 0, raft).ok).toBe(true)
    expect(match.awaiting.map(({ side }) => side)).toEqual(['north', 'south'])
    expect(match.answer('west', 0, raft)).toMatchObject({
      refusal: { reason: { key: 'refusal.not-your-decision' } }
    })
    expect(match.answer('south', 0, { option: 'galley' })).toMatchObject({
      refusal: { reason: { key: 'refusal.malformed-answer' } }
    })
    expect(match.answer('south', 0, { option: 'canoe' }).ok).toBe(true)
    const last = match.answer('north', 0, raft)
    expect(last.ok && last.events.map(({ event }) => event)).toEqual([
      { type: 'chose', side: 'north', boat: 'raft' },
      { type: 'chose', side: 'south', boat: 'canoe' },
      { type: 'chose', side: 'east', boat: 'raft' }
    ])
    expect(match.decision).toMatchObject({ kind: 'load', side: 'north', number: 3 })
  })

  it('are saved and resumed while some have answered and others have not', () => {
    const match = choosing()
    const { snapshot } = match
    match.answer('south', 0, raft)
    const resumed = Match.resume(riverRace, snapshot, [{ side: 'south', answer: raft }])
    expect(resumed.awaiting).toEqual(match.awaiting)
    expect(resumed.hash).toBe(match.hash)
    expect(resumed.undo('south').ok).toBe(true)
    expect(resumed.awaiting).toHaveLength(3)
  })

  it('may all lose together', () => {
    const match = Match.begin(riverRace, riverRace.readOptions({ crews: 1, flood: 1 }), 5)
    take(match, load(0))
    expect(match.summary(null).result).toBeNull()
    take(match, drift)
    expect(match.awaiting).toEqual([])
    expect(match.summary(null).result).toEqual({ winners: [] })
  })
})

describe('views', () => {
  it("hide the other side's cards, the order of the deck and the generator", () => {
    const match = begin(2, 200)
    playRandomly(match, 6, 150)
    const seen = JSON.stringify(match.view('north'))
    expect(seen).not.toContain('words')
    expect(seen).not.toContain('drawPile')
    expect(match.view('north')).toMatchObject({ boats: { south: { hand: expect.any(Number) } } })
  })
})
