import { describe, expect, it } from 'vitest'
import { copyJson } from '../../engine/json.ts'
import { Match } from '../../engine/match.ts'
import { createRandom } from '../../engine/random.ts'
import { everyRow } from '../../testing/every-row.ts'
import { readOptions } from '../campaign-options.ts'
import { scenarioSchema } from '../content/scenario-schema.ts'
import { scenarios } from '../content/scenarios/index.ts'
import { invasions } from '../game.ts'
import { stateSchema } from '../state-schema.ts'

type Campaign = ReturnType<typeof campaignOf>

function campaignOf(options: object, seed: string) {
  return Match.begin(invasions, invasions.readOptions(options), seed)
}

/** Random answers, as many as asked for or until the end. */
function play(match: Campaign, seed: string, most = Number.POSITIVE_INFINITY): void {
  const random = createRandom(seed)
  for (let count = 0; count < most && match.awaited; count++) {
    const { side, number } = match.awaited
    const outcome = match.answer(side, number, match.sample(random))
    if (!outcome.ok) throw new Error(`a sample was refused: ${outcome.refusal.reason.key}`)
  }
}

describe('a position saved as a scenario', () => {
  it('is a good scenario wherever a campaign stands, and can be played to its end', () => {
    const moments = [0, 60, 150, 260, 420, 600, 900]
    everyRow(moments, String, (answers) => {
      const match = campaignOf({ scenario: '350' }, 'saved')
      play(match, 'answers', answers)
      const written = match.asScenario('Our war')
      const read = invasions.ownScenarios?.read(copyJson(written))
      expect(read?.ok === false ? read.problems : []).toEqual([])
      if (!read?.ok) return
      const again = campaignOf(copyJson(read.options), 'again')
      play(again, 'more answers', 200)
      const start = invasions.setUp(readOptions(copyJson(read.options)), createRandom('start'))
      expect(stateSchema.safeParse(copyJson(start)).error).toBeUndefined()
    })
  })

  it('begins with the next turn, and keeps land, troops and points', () => {
    const match = campaignOf({ scenario: 'attila' }, 'kept')
    play(match, 'answers', 300)
    const before = match.state
    const scenario = scenarioSchema.parse(match.asScenario('Kept'))
    expect(scenario).toMatchObject({ firstTurn: before.turn + 1, lastTurn: 6, seats: scenarios.attila.seats })
    const after = campaignOf({ scenario }, 'other dice').state
    expect(after.score.sides).toEqual(before.score.sides)
    const places = (state: typeof before) =>
      Object.values(state.units)
        .filter(({ at }) => at !== 'reserve' && at !== 'removed')
        .map(({ nation, kind, at }) => `${nation} ${kind} ${at}`)
        .sort()
    const onMap = invasions.setUp(readOptions({ scenario }), createRandom('set up'))
    expect(places(onMap)).toEqual(places(before))
  })

  it('tells nothing that was hidden: neither hands nor decks', () => {
    const match = campaignOf({ scenario: '350' }, 'secrets')
    play(match, 'answers', 200)
    const { hands, decks } = match.state
    const hidden = [
      ...Object.values(hands).flatMap(({ events, markers }) => [...events, ...markers]),
      ...decks.events.drawPile
    ]
    expect(hidden.length).toBeGreaterThan(20)
    const written = JSON.stringify(match.asScenario('Open'))
    for (const card of hidden) expect(written).not.toContain(`"${card}"`)
  })

  it('cannot begin on the last turn, after which none begins', () => {
    const match = campaignOf({ scenario: 'adrianople' }, 'late')
    play(match, 'answers')
    expect(match.asScenario('Late')).toBeNull()
  })
})

describe('a campaign of one’s own scenario', () => {
  it('names the field when the options hold a faulty one', () => {
    const faulty = { ...scenarios.clovis, lastTurn: 3 }
    expect(() => invasions.readOptions({ scenario: faulty })).toThrow(/^lastTurn: turn 3 is before/)
  })

  it('uses the battle system that the scenario names', () => {
    const scenario = { ...scenarios.clovis, combat: 'advanced' }
    expect(invasions.readOptions({ scenario, combat: 'basic' }).combat).toBe('advanced')
  })

  it('keeps the cards that it deals from the eyes of others', () => {
    const [card] = Match.begin(invasions, readOptions({}), 'deck').state.decks.events.drawPile
    const scenario = { ...scenarios.clovis, hands: [{ side: 'goths', events: [card] }] }
    const match = campaignOf({ scenario }, 'hands')
    expect(match.state.hands.goths.events).toContain(card)
    expect(JSON.stringify(match.view('romans').options)).not.toContain(`"${card}"`)
  })

  it('V.B counts the objectives that it names instead of those on the card', () => {
    const scenario = {
      ...scenarios.clovis,
      objectives: [{ nation: 'franks', objectives: [{ province: 'austrasia', points: 9 }] }]
    }
    const match = campaignOf({ scenario }, 'objectives')
    play(match, 'answers')
    const scored = match.state.score.ledger?.filter(
      ({ nation, source }) => nation === 'franks' && source === 'objectives'
    )
    for (const { points } of scored ?? []) expect([5, 9]).toContain(points)
  })
})
