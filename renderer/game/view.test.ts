import { expect, test } from 'vitest'
import { Match } from '#shared/engine/match.ts'
import { invasions } from '#shared/invasions/game.ts'
import { sequence } from '#shared/invasions/sequence.ts'
import { dictionaries } from '../i18n/dictionary.ts'
import { PHASES } from './phases.ts'
import { SIDES } from './sides.ts'
import { isInvasionsView, nationsOf, situationOf } from './view.ts'

const match = Match.begin(invasions, invasions.readOptions({}), 'view')
const view = match.view('romans')

test('the situation is read from the view', () => {
  expect(isInvasionsView(view)).toBe(true)
  const { summary } = match
  expect(situationOf(view, { ...summary, scores: {} })).toMatchObject({
    turn: summary.turn,
    year: summary.year,
    phase: summary.phase,
    scores: summary.scores
  })
})

test('a view of another shape leaves what the card says', () => {
  const summary = { turn: 3, year: 400, phase: 'time', scores: { huns: 4 }, winner: null }
  expect(situationOf({ boats: {} }, summary)).toMatchObject({ turn: 3, year: 400, step: null })
  expect(nationsOf({ boats: {} })).toEqual([])
})

test('the sheets show the nations in play with their side', () => {
  const nations = nationsOf(view)
  const romans = nations.find(({ id }) => id === 'romans')
  expect(romans).toMatchObject({ side: 'romans', religion: 'catholic' })
  expect(romans?.units).toBeGreaterThan(0)
})

test('sides, phases and steps of the page are those of the game', () => {
  expect(SIDES).toEqual(invasions.sides)
  expect([...PHASES]).toEqual([...new Set(sequence.map(({ phase }) => phase))])
  for (const { id } of sequence) expect(dictionaries.en).toHaveProperty([`step.${id}`])
})
