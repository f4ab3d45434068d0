import { describe, expect, it } from 'vitest'
import { copyJson } from '../../../engine/json.ts'
import { Match } from '../../../engine/match.ts'
import { createRandom } from '../../../engine/random.ts'
import { everyRow } from '../../../testing/every-row.ts'
import { readOptions } from '../../campaign-options.ts'
import type { InvasionsEvent } from '../../events.ts'
import { invasions } from '../../game.ts'
import { readScenario, scenarioProblems } from '../../scenario-check/scenario-check.ts'
import type { InvasionsState } from '../../state.ts'
import type { Scenario } from '../scenario-schema.ts'
import { scenarioIds, scenarios } from './index.ts'

const all: readonly Scenario[] = scenarioIds.map((id) => scenarios[id])
const short = scenarioIds.filter((id) => id !== '350' && id !== 'first-battle')

const isStep = (event: { readonly type: string }): event is Extract<InvasionsEvent, { type: 'step-began' }> =>
  event.type === 'step-began'

const isTurn = (event: { readonly type: string }): event is Extract<InvasionsEvent, { type: 'turn-began' }> =>
  event.type === 'turn-began'

const isPoints = (event: { readonly type: string }): event is Extract<InvasionsEvent, { type: 'points' }> =>
  event.type === 'points'

const startOf = (id: (typeof scenarioIds)[number]): InvasionsState =>
  invasions.setUp({ scenario: id, combat: 'basic' }, createRandom('scenarios'))

describe('the scenarios of the game', () => {
  it('have no fault that the checker finds', () => {
    everyRow(
      all,
      ({ id }) => id,
      (scenario) => expect(scenarioProblems(scenario)).toEqual([])
    )
  })

  it('are five besides that of 350, named as they are listed, two of them for two people', () => {
    expect(all.map(({ id }) => id)).toEqual(scenarioIds)
    expect(short).toEqual(['adrianople', 'attila', 'clovis', 'justinian', 'last-war'])
    expect(all.filter(({ seats }) => seats.length === 2).map(({ id }) => id)).toEqual(['attila', 'last-war'])
    expect(all.map(({ firstTurn, lastTurn }) => [firstTurn, lastTurn])).toEqual([
      [1, 12],
      [2, 2],
      [2, 3],
      [4, 6],
      [6, 7],
      [8, 10],
      [10, 12]
    ])
  })

  it('are documents that can be written to a file and read again', () => {
    for (const scenario of all) expect(readScenario(copyJson(scenario))).toEqual({ ok: true, scenario })
  })

  it('V.A a short scenario begins with the whole of its first turn, that of 350 with its events', () => {
    const steps = (id: (typeof scenarioIds)[number]) => {
      const first = Match.begin(invasions, { scenario: id, combat: 'basic' }, 'opening')
        .takeEvents()
        .map(({ event }) => event)
        .find(isStep)
      return [first?.step, startOf(id).step]
    }
    expect(steps('350')).toEqual(['event-cards', 'event-cards'])
    for (const id of short) expect(steps(id), id).toEqual(['barbarians-age', 'barbarians-age'])
  })

  it('V.C a random campaign ends after the last turn, or after turn 11 once Islam is created', () => {
    for (const id of short) {
      const match = Match.begin(invasions, readOptions({ scenario: id }), 'to the end')
      const random = createRandom('answers')
      while (match.awaited) {
        const { side, number } = match.awaited
        expect(match.answer(side, number, match.sample(random)).ok).toBe(true)
      }
      const { turn, result } = match.summary(null)
      expect(id === 'last-war' ? [11, 12] : [scenarios[id].lastTurn]).toContain(turn)
      const together = scenarios[id].seats.length === 2 ? 2 : 1
      expect(result?.winners, id).toHaveLength(together)
    }
  })

  it('V.B objectives score on the turns that the scenario names, and on its last', () => {
    const match = Match.begin(invasions, readOptions({ scenario: 'clovis' }), 'scoring')
    const random = createRandom('answers')
    const scored = new Set<number>()
    let turn = 0
    const note = ({ event }: { readonly event: { readonly type: string } }) => {
      if (isTurn(event)) turn = event.turn
      if (isPoints(event) && event.reason === 'objectives') scored.add(turn)
    }
    match.takeEvents().forEach(note)
    while (match.awaited) {
      const { side, number } = match.awaited
      const outcome = match.answer(side, number, match.sample(random))
      if (!outcome.ok) throw new Error('a sample was refused')
      outcome.events.forEach(note)
    }
    expect([...scored].sort()).toEqual([6, 7])
  })

  it('VI.C raiders that have settled by then act like other nations; gone peoples have no leaders left', () => {
    const state = startOf('justinian')
    expect([state.nations.saxons.activity, state.nations.arabs.activity]).toEqual(['active', 'raider'])
    expect(state.nations.huns.presence).toBe('gone')
    expect(state.leaders['rex-huns']?.presence).toBe('gone')
    expect(state.leaders.attila?.presence).toBe('gone')
    expect(state.leaders.totila?.presence).toBe('in-play')
  })

  it('VII.D Kingdoms are set up with capitals, of which each has walls (III.G)', () => {
    const { nations, cities } = startOf('clovis')
    expect(nations.visigoths).toMatchObject({
      status: 'kingdom',
      seat: { kind: 'capital', at: 'garumnum' }
    })
    expect(cities.garumnum).toEqual({ level: 1, fortified: true })
    expect(cities.utica?.level).toBe(1)
  })
})
