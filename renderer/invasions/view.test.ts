import { expect, test } from 'vitest'
import { Match } from '#shared/engine/match.ts'
import { invasions } from '#shared/invasions/game.ts'
import { sequence } from '#shared/invasions/sequence.ts'
import { dictionaries } from '../i18n/dictionary.ts'
import { groundAt } from './forces.ts'
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

test('the bar tells whose turn it is in the step, and who follows', () => {
  const { playing, following } = situationOf(view, match.summary)
  expect(playing).toEqual([match.decision?.actor ?? match.decision?.side])
  expect(following.length).toBeGreaterThan(0)
  expect(following).not.toContain(playing[0])
})

test('the ground of a place tells who stands there, what they are and who holds it', () => {
  const ground = groundAt(view, 'latium')
  expect(ground).toMatchObject({ terrain: expect.any(String), city: { fortified: true } })
  const unit = Object.values(isInvasionsView(view) ? view.units : {}).find(
    ({ at }) => at !== 'reserve' && at !== 'removed'
  )
  const forces = groundAt(view, unit?.at ?? '')?.forces ?? []
  const own = forces.find(({ nation }) => nation === unit?.controller)
  expect(own?.companies.map(({ kind }) => kind)).toContain(unit?.kind)
  expect(own?.units).toBe(own?.companies.reduce((sum, { count }) => sum + count, 0))
  expect(groundAt({ boats: {} }, 'latium')).toBeNull()
})
