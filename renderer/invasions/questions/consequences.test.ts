import { expect, test } from 'vitest'
import { atTheDanube, GRANTED_PROVINCES } from '#shared/invasions/testing/federates.ts'
import { bareMap } from '#shared/invasions/testing/position.ts'
import { createInvasionsTranslator } from '../i18n/invasions-translator.ts'
import { type Consequences, consequencesOf } from './consequences.ts'

const board = bareMap({ turn: 2 })
const words = createInvasionsTranslator('en')
const said = (follows: Consequences, side: 'yes' | 'no') =>
  follows[side].map((line) => words.say(line)).join(' ')
const header = {
  side: 'goths',
  rule: '',
  prompt: { key: '' },
  body: { type: 'choice', options: [] }
} as const

test('VII.B, VII.C: a Kingdom declined at age 5 may be founded all the same', () => {
  const about = { nation: 'visigoths', age: 5, treasury: 12, holdings: 3, forced: 0.4 } as const
  const forced = consequencesOf({ ...header, kind: 'found-kingdom', about }, board)
  expect(forced.chance).toEqual({ of: 'yes-no.forced', on: 'no', value: 0.4 })
  expect(said(forced, 'yes')).toContain('20 gold now and 10 more')
  const free = consequencesOf(
    { ...header, kind: 'found-kingdom', about: { ...about, age: 3, forced: 0 } },
    board
  )
  expect(free.chance).toBeUndefined()
  expect(said(free, 'no')).toContain('asked again')
})

test('XXVIII.A, XXVIII.E: a Foedus says its gold, points and land', () => {
  const follows = consequencesOf(
    {
      ...header,
      kind: 'accept-foedus',
      about: {
        federator: 'romans',
        federate: 'visigoths',
        provinces: ['carnuntum', 'noricum'],
        tribute: 3,
        points: 3
      }
    },
    board
  )
  expect(said(follows, 'yes')).toContain('3 gold and 3 points each turn')
  expect(said(follows, 'yes')).toContain('Carnuntum and Noricum')
  expect(said(follows, 'no')).toContain('no other offer this turn')
})

test('XXVIII.B: a Foedus says which land its people leave', () => {
  const state = atTheDanube()
  const follows = consequencesOf(
    {
      ...header,
      kind: 'accept-foedus',
      about: {
        federator: 'byzantines',
        federate: 'visigoths',
        provinces: GRANTED_PROVINCES,
        tribute: 3,
        points: 3
      }
    },
    state
  )
  expect(said(follows, 'yes')).toMatch(/lose the land they leave: .*Valachia.*control of Danubius/)
})

test('XXIX.G: a rebellion says its chance, and what a failure costs', () => {
  const follows = consequencesOf(
    {
      ...header,
      kind: 'rebel',
      about: { vassal: 'gepids', suzerain: 'huns', chance: 0.5, points: -5 }
    },
    board
  )
  expect(follows.chance).toMatchObject({ on: 'yes', value: 0.5 })
  expect(said(follows, 'yes')).toContain('5 points')
})

test('XXXI.B: a conversion mentions points only if there are some', () => {
  const about = { nation: 'franks', religion: 'pagan', points: 4 } as const
  expect(said(consequencesOf({ ...header, kind: 'convert', about }, board), 'yes')).toContain('4 points')
  const none = consequencesOf({ ...header, kind: 'convert', about: { ...about, points: 0 } }, board)
  expect(said(none, 'yes')).toContain('no points')
})
