import { expect, test } from 'vitest'
import { Match } from '#shared/engine/match.ts'
import { invasions } from '#shared/invasions/game.ts'
import { i18nFor } from '../../i18n/i18n.ts'
import { createTranslator } from '../../i18n/translator.ts'
import { unitName, unitNotes } from '../pieces/unit-name.ts'
import { placeFactsAt } from '../places/place-facts.ts'
import { nationsInPlay } from './nation-facts.ts'

const match = Match.begin(invasions, invasions.readOptions({}), 'view')
const view = match.view('romans')
const words = createTranslator(i18nFor('en'))

test('the sheets show the nations in play with their side', () => {
  const romans = nationsInPlay(view).find(({ id }) => id === 'romans')
  expect(romans).toMatchObject({ side: 'romans', religion: 'catholic' })
  expect(romans?.units).toBeGreaterThan(0)
})

test('the view tells whose turn it is in the step, and who follows', () => {
  const { playing, following } = view
  expect(playing).toEqual([match.decision?.actor ?? match.decision?.side])
  expect(following.length).toBeGreaterThan(0)
  expect(following).not.toContain(playing[0])
})

test('the facts of a place have its forces, its city and its terrain', () => {
  expect(placeFactsAt(view, 'latium')).toMatchObject({
    terrain: expect.any(String),
    city: { fortified: true }
  })
  const unit = Object.values(view.units).find(({ at }) => at !== 'reserve' && at !== 'removed')
  const { forces } = placeFactsAt(view, unit?.at ?? '')
  const own = forces.find(({ nation }) => nation === unit?.controller)
  expect(own?.companies.map(({ kind }) => kind)).toContain(unit?.kind)
  expect(own?.units).toBe(own?.companies.reduce((sum, { count }) => sum + count, 0))
})

test('a unit is named by its kind, with notes on damage and hire', () => {
  const [unit] = Object.values(view.units)
  if (!unit) throw new Error('the opening has no units')
  expect(unitName(view, 'unit', unit.id, words)).toContain(words.name('unit-kind', unit.kind))
  expect(unitName(view, 'nation', unit.id, words)).toBeUndefined()
  const hurt = { ...view, units: { [unit.id]: { ...unit, damaged: true, controller: 'huns' as const } } }
  expect(unitNotes(view, unit.id, words)).toEqual([])
  expect(unitNotes(hurt, unit.id, words)).toHaveLength(2)
})
