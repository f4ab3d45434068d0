import { expect, test } from 'vitest'
import type { Option } from '#shared/engine/decision.ts'
import { Match } from '#shared/engine/match.ts'
import { invasions } from '#shared/invasions/game.ts'
import { provincesOf } from '#shared/invasions/world/world-queries.ts'
import type { Draft } from '../../table/decision/draft.ts'
import { mapChoiceOf } from './map-choice.ts'

const view = Match.begin(invasions, invasions.readOptions({}), 'on-map').view('persians')
const empty: Draft = { decision: 3, option: null, values: {} }
const question = { number: 3, side: 'persians', rule: '', prompt: { key: '' } } as const
const at = <Place extends string>(...places: Place[]): Option<Place>[] =>
  places.map((place) => ({ key: place, label: { key: 'option.place' }, place }))

test('XVI.F: the map shows a revolt with its chance, and a click chooses it', () => {
  const decision = {
    ...question,
    kind: 'suppress-revolt',
    about: {
      nation: 'persians',
      revolts: [{ province: 'media', modifier: 2, rerolls: 0, chance: 0.4 }]
    },
    body: { type: 'choice', options: [...at('media'), { key: 'done', label: { key: 'option.done' } }] }
  } as const
  const shown = mapChoiceOf(view, decision, empty, null)
  expect(shown?.targets).toEqual([{ place: 'media', look: 'plain', note: '40%' }])
  expect(shown?.pick('media')?.draft.option).toBe('media')
  expect(shown?.pick('latium')).toBeNull()
  expect(mapChoiceOf(view, decision, { ...empty, option: 'media' }, null)?.targets[0]?.look).toBe('way')
})

test('an Area is chosen by any of its provinces', () => {
  const decision = {
    ...question,
    kind: 'pick-area',
    about: { nation: 'persians', areas: ['persis', 'mesopotamia'], what: 'heresy' },
    body: {
      type: 'choice',
      options: (['persis', 'mesopotamia'] as const).map((key) => ({ key, label: { key: 'option.area' } }))
    }
  } as const
  const shown = mapChoiceOf(view, decision, empty, null)
  const lit = [...provincesOf('persis', 'base'), ...provincesOf('mesopotamia', 'base')].map(({ id }) => id)
  expect(shown?.targets.map(({ place }) => place)).toEqual(lit)
  expect(shown?.pick('media')?.draft.option).toBe('persis')
})

test('XXIII.C: a click on a city orders its walls, a second one cancels them', () => {
  const decision = {
    ...question,
    kind: 'purchases',
    about: {
      nation: 'persians',
      treasury: 30,
      recruits: null,
      room: { land: 9, sea: 0 },
      wares: [],
      repairsAtMost: 2,
      fortifying: 15
    },
    body: {
      type: 'form',
      fields: [
        {
          field: 'many',
          name: 'fortify',
          label: { key: 'field.fortify' },
          options: at('media', 'susiana'),
          min: 0,
          max: 2
        }
      ]
    }
  } as const
  const first = mapChoiceOf(view, decision, empty, null)
  expect(first?.targets.map(({ look }) => look)).toEqual(['walls', 'walls'])
  const ordered = first?.pick('susiana')?.draft ?? empty
  expect(ordered.values).toEqual({ fortify: ['susiana'] })
  expect(mapChoiceOf(view, decision, ordered, null)?.pick('susiana')?.draft.values).toEqual({ fortify: [] })
})

test('XII.D: a nation is declared hostile by a click on its seat', () => {
  const decision = {
    ...question,
    kind: 'declare-hostility',
    about: { nation: 'alans', others: ['visigoths'] },
    body: {
      type: 'form',
      fields: [
        {
          field: 'many',
          name: 'nations',
          label: { key: 'field.nations' },
          options: [{ key: 'visigoths', label: { key: 'option.nation' } }],
          min: 0,
          max: 1
        }
      ]
    }
  } as const
  const seat = view.nations.visigoths.seat?.at ?? ''
  const shown = mapChoiceOf(view, decision, empty, null)
  expect(shown?.targets).toEqual([{ place: seat, look: 'plain' }])
  expect(shown?.pick(seat)?.draft.values).toEqual({ nations: ['visigoths'] })
})

test('without a question there is nothing to choose on the map', () => {
  expect(mapChoiceOf(view, null, empty, null)).toBeNull()
})
