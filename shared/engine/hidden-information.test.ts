// What a side cannot see, it learns from no undo, no imagined future and no summary.
import { describe, expect, it } from 'vitest'
import type { SideInput } from './decision.ts'
import { Match } from './match.ts'
import { createRandom } from './random.ts'
import { type Crew, crews, type RaceState } from './testing/river-race/types.ts'
import { riverRace } from './testing/river-race.ts'

const bid = (coins: number): SideInput => ({ values: { coins } })

function race(options: object, change: (state: RaceState) => void = () => {}) {
  const game: typeof riverRace = {
    ...riverRace,
    setUp(given, random) {
      const state = riverRace.setUp(given, random)
      change(state)
      return state
    }
  }
  return Match.begin(game, game.readOptions(options), 'hidden')
}

const sixCrews = (change?: (state: RaceState) => void) => race({ crews: 6, stakes: true }, change)

type RaceMatch = ReturnType<typeof race>

/** Everybody gives the same answer to a question that all are asked. */
function allAnswer(match: RaceMatch, answer: SideInput, except: readonly Crew[] = []): void {
  for (const { side, number } of match.awaiting) {
    if (except.some((crew) => crew === side)) continue
    expect(match.answer(side, number, answer)).toMatchObject({ ok: true })
  }
}

/** Plays the sealed bids and channels: north hires the pilot and has the word. */
function atTheSluice(change?: (state: RaceState) => void): RaceMatch {
  const match = sixCrews(change)
  match.answer('north', 0, bid(1))
  allAnswer(match, bid(0))
  allAnswer(match, { option: 'wide' })
  expect(match.awaited).toMatchObject({ side: 'north', kind: 'sluice' })
  return match
}

/** The veto is open: all but the pilot's crew are asked. */
function atTheVeto(change?: (state: RaceState) => void): RaceMatch {
  const match = atTheSluice(change)
  match.answer('north', match.awaited?.number ?? -1, { option: 'yes' })
  expect(match.awaited?.kind).toBe('veto')
  return match
}

function giveEddy(crew: Crew) {
  return ({ boats, deck }: RaceState) => {
    boats[crew]?.hand.push('eddy')
    deck.drawPile.splice(deck.drawPile.indexOf('eddy'), 1)
  }
}

describe('simultaneous answers', () => {
  it('stay sealed until all have answered; who has answered is public', () => {
    const match = sixCrews()
    match.answer('south', 0, bid(7))
    expect(match.awaiting.map(({ side }) => side)).toEqual(crews.filter((crew) => crew !== 'south'))
    expect(match.sealedFrom).toBe(0)
    expect(match.decisionFor('south')?.sealed).toEqual(bid(7))
    expect(match.decisionFor('north')).not.toHaveProperty('sealed')
    expect(
      JSON.stringify(crews.filter((crew) => crew !== 'south').map((crew) => match.decisionFor(crew)))
    ).not.toContain('7')
    expect(JSON.stringify(match.view('north'))).toBe(JSON.stringify(sixCrews().view('north')))
  })

  it('may be changed by their own side until the last has answered', () => {
    const match = sixCrews()
    match.answer('south', 0, bid(7))
    expect(match.answer('south', 0, bid(2)).ok).toBe(true)
    expect(match.answer('south', 0, bid(11))).toMatchObject({
      refusal: { reason: { key: 'refusal.out-of-range' } }
    })
    match.answer('north', 0, bid(3))
    allAnswer(match, bid(0))
    expect(match.state.boats.north?.purse).toBe(7)
    expect(match.state.boats.south?.purse).toBe(10)
    expect(match.answer('south', 0, bid(9))).toMatchObject({
      refusal: { reason: { key: 'refusal.stale-answer' } }
    })
  })

  it('are saved and resumed when three of six have answered, one of them twice', () => {
    const match = sixCrews()
    const { snapshot } = match
    for (const [side, coins] of [
      ['west', 4],
      ['north', 1],
      ['west', 2],
      ['delta', 5]
    ] as const) {
      match.answer(side, 0, bid(coins))
    }
    const resumed = Match.resume(riverRace, snapshot, match.answersSince)
    expect(resumed.awaiting).toEqual(match.awaiting)
    expect(resumed.position).toBe(match.position)
    expect(resumed.decisionFor('west')?.sealed).toEqual(bid(2))
    for (const one of [match, resumed]) allAnswer(one, bid(0))
    expect(resumed.hash).toBe(match.hash)
    expect(resumed.state.boats.delta?.purse).toBe(5)
  })

  it('can be undone by their own side only, and not once all are revealed', () => {
    const match = sixCrews()
    match.answer('north', 0, bid(1))
    expect(match.canUndo('north')).toBe(true)
    match.answer('south', 0, bid(2))
    expect(match.whyNoUndo('north')).toEqual({ key: 'undo.others-answered' })
    expect(match.undo('south').ok).toBe(true)
    expect(match.decisionFor('south')).not.toHaveProperty('sealed')
    allAnswer(match, bid(0))
    expect(match.whyNoUndo('delta')).toEqual({ key: 'undo.all-answered' })
    expect(match.undo('delta')).toMatchObject({
      ok: false,
      refusal: { reason: { key: 'undo.all-answered' } }
    })
  })

  it('are redrawn from the legal ones when another side imagines the future', () => {
    const match = sixCrews()
    match.answer('north', 0, bid(9))
    match.answer('south', 0, bid(4))
    const seen = new Set<number>()
    for (let chance = 0; chance < 40; chance++) {
      const copy = match.imagine('east', `chance ${chance}`)
      expect(copy.awaiting).toEqual(match.awaiting)
      allAnswer(copy, bid(0))
      seen.add(60 - Object.values(copy.state.boats).reduce((sum, boat) => sum + (boat?.purse ?? 0), 0))
    }
    expect(seen.size).toBeGreaterThan(5)
    const own = match.imagine('south', 'x')
    expect(own.decisionFor('south')?.sealed).toEqual(bid(4))
  })

  it('set no barrier if only one side is asked', () => {
    const match = race({ crews: 1, boats: 'chosen' })
    match.answer('north', 0, { option: 'raft' })
    expect(match.canUndo('north')).toBe(true)
  })
})

describe('a question open to many', () => {
  it('is asked of all, also of those who can only pass; the first who acts wins', () => {
    const match = atTheVeto(giveEddy('east'))
    expect(match.curtain).toBe('everyone')
    expect(match.awaiting.map(({ side }) => side)).toEqual(crews.filter((crew) => crew !== 'north'))
    const { number = -1 } = match.awaited ?? {}
    expect(match.answer('south', number, { option: 'veto' })).toMatchObject({ ok: false })
    expect(match.answer('west', number, { pass: 'moment' }).ok).toBe(true)
    expect(match.answer('west', number, { pass: 'moment' }).ok).toBe(false)
    const acted = match.answer('east', number, { option: 'veto' })
    expect(acted.ok && acted.events[0]?.event).toEqual({ type: 'sluice-barred', side: 'east' })
    expect(match.state.boats.east?.hand).toEqual([])
  })

  it('ends when all have passed', () => {
    const match = atTheVeto(giveEddy('east'))
    const before = match.state.boats.north?.at ?? 0
    allAnswer(match, { pass: 'moment' })
    expect(match.state.boats.north?.at).toBe(before + 1)
    expect(match.awaited?.kind).toBe('raise')
  })

  it('skips sides with a standing pass until they want to be asked again', () => {
    const match = race({ crews: 3, stakes: true, length: 200 }, giveEddy('east'))
    const random = createRandom('passing')
    const asked: string[][] = []
    let isPassed = false
    for (let count = 0; count < 400 && asked.length < 8 && match.awaited; count++) {
      const { side, number, kind } = match.awaited
      if (kind === 'veto') {
        asked.push(match.awaiting.map((one) => one.side))
        for (const one of match.awaiting) {
          const isFirst: boolean = one.side === 'south' && !isPassed
          isPassed ||= isFirst
          match.answer(one.side, number, { pass: isFirst ? 'always' : 'moment' })
        }
      } else if (kind === 'bid') match.answer(side, number, bid(side === 'north' ? 1 : 0))
      else if (kind === 'sluice') match.answer(side, number, { option: 'yes' })
      else if (kind === 'raise') match.answer(side, number, { pass: 'moment' })
      else match.answer(side, number, match.sample(random))
      if (asked.length === 4) {
        const passes = match.standingPasses('south')
        const again = match.answer('south', -1, { askAgain: 'veto' })
        if (again.ok) expect([passes, match.standingPasses('south')]).toEqual([['veto'], []])
        if (again.ok) expect(match.state.passing).toEqual({ south: {} })
      }
    }
    expect(asked[0]).toEqual(['south', 'east'])
    expect(asked[1]).toEqual(['east'])
    expect(asked.at(-1)).toEqual(['south', 'east'])
    expect(match.answer('south', -1, { askAgain: 'veto' })).toMatchObject({ ok: false })
  })

  it('is open on the table if the game says so: sides bid in any order', () => {
    const match = atTheVeto()
    allAnswer(match, { pass: 'phase' })
    expect(match.state.passing?.south).toEqual({ veto: { phase: 'round 1' } })
    expect([match.awaited?.kind, match.curtain]).toEqual(['raise', 'no-one'])
    const number = () => match.awaited?.number ?? -1
    expect(match.decisionFor('delta')?.passes).toEqual(['moment', 'always'])
    match.answer('delta', number(), bid(2))
    expect(match.decisionFor('delta')).toBeNull()
    expect(match.answer('hill', number(), bid(2)).ok).toBe(false)
    match.answer('hill', number(), bid(3))
    allAnswer(match, { pass: 'moment' })
    expect(match.state.boats.hill?.purse).toBe(7)
    expect(match.state.boats.hill?.hand).toHaveLength(1)
  })
})

describe('an offer', () => {
  /** North has hired the pilot, and may offer a deal. */
  function atTheDeal() {
    const match = atTheVeto(({ boats }) => {
      if (boats.south) boats.south.food = 3
    })
    allAnswer(match, { pass: 'moment' })
    allAnswer(match, { pass: 'moment' })
    expect(match.awaited?.kind).toBe('deal')
    return match
  }
  const say = (match: RaceMatch, values: object) =>
    match.answer(match.awaited?.side ?? '', match.awaited?.number ?? -1, { values })

  it('is carried out by the rules when accepted; its promise is recorded', () => {
    const match = atTheDeal()
    say(match, { with: 'south', coins: 4, food: 2, promise: 'I leave you the wide arm.' })
    expect(match.awaited).toMatchObject({ side: 'south', kind: 'reply' })
    say(match, { reply: 'accept', coins: 0, food: 0, promise: '' })
    const { north, south } = match.state.boats
    expect([north?.purse, south?.purse, north?.food, south?.food]).toEqual([5, 14, 2, 1])
    expect(match.view('south').promises).toEqual(['I leave you the wide arm.'])
    expect(match.view('east').promises).toEqual([])
  })

  it('may be countered as often as the game allows', () => {
    const match = atTheDeal()
    const counter = (coins: number) => say(match, { reply: 'counter', coins, food: 0, promise: '' })
    say(match, { with: 'south', coins: 1, food: 3, promise: '' })
    counter(2)
    expect(match.awaited).toMatchObject({ side: 'north', kind: 'reply' })
    counter(3)
    expect(match.awaited?.side).toBe('south')
    expect(counter(1)).toMatchObject({ ok: false })
    say(match, { reply: 'accept', coins: 0, food: 0, promise: '' })
    expect([match.state.boats.north?.purse, match.state.boats.south?.purse]).toEqual([6, 13])
  })

  it('has no effect when refused', () => {
    const match = atTheDeal()
    say(match, { with: 'south', coins: 4, food: 2, promise: 'x' })
    say(match, { reply: 'refuse', coins: 0, food: 0, promise: '' })
    expect(match.state.boats.north?.purse).toBe(9)
    expect(match.state.promises).toBeUndefined()
  })
})

describe('an undo', () => {
  it('never passes a private event, and says so', () => {
    const told = { ...riverRace, runTask: peeking((play) => play.emit(secret, ['north'])) }
    const match = Match.begin(told, told.readOptions({}), 1)
    match.answer('north', 0, { values: { food: 1, rope: false } })
    match.answer('north', 1, { option: 'drift' })
    expect(match.whyNoUndo('north')).toEqual({ key: 'undo.told-in-private' })
  })

  it('passes a reminder of what the side could see', () => {
    const reminded = { ...riverRace, runTask: peeking((play) => play.remind(secret, 'north')) }
    const match = Match.begin(reminded, reminded.readOptions({}), 1)
    match.answer('north', 0, { values: { food: 1, rope: false } })
    const outcome = match.answer('north', 1, { option: 'drift' })
    expect(outcome.ok && outcome.events.at(-1)).toEqual({ event: secret, only: ['north'] })
    expect(match.canUndo('north')).toBe(true)
  })

  it('never passes what a rule reveals, and gives its reason', () => {
    const revealing = { ...riverRace, runTask: peeking((play) => play.reveal({ key: 'race.seen' })) }
    const match = Match.begin(revealing, revealing.readOptions({}), 1)
    match.answer('north', 0, { values: { food: 1, rope: false } })
    match.answer('north', 1, { option: 'drift' })
    expect(match.undo('north')).toMatchObject({ ok: false, refusal: { reason: { key: 'race.seen' } } })
  })

  it('names the dice, and keeps its barriers when the match is resumed', () => {
    const match = race({})
    const { snapshot } = match
    match.answer('north', 0, { values: { food: 1, rope: false } })
    match.answer('north', 1, { option: 'row' })
    expect(match.whyNoUndo('north')).toEqual({ key: 'undo.dice-rolled' })
    expect(Match.resume(riverRace, snapshot, match.answersSince).whyNoUndo('north')).toEqual({
      key: 'undo.dice-rolled'
    })
    expect(match.whyNoUndo('south')).toEqual({ key: 'refusal.nothing-to-undo' })
  })

  const secret = { type: 'found', side: 'north', card: 'wind' } as const
  type Play = Parameters<typeof riverRace.runTask>[0]
  /** The race in which something happens at the end of each task. */
  function peeking(peek: (play: Play) => void): typeof riverRace.runTask {
    return function* (play, task) {
      yield* riverRace.runTask(play, task)
      peek(play)
    }
  }
})

describe('a summary', () => {
  it('shows each side its own purse only', () => {
    const match = sixCrews()
    expect(match.summary('north').facts.purse).toBe(10)
    expect(match.summary(null).facts.purse).toBeNull()
  })
})
