import { expect, test } from 'vitest'
import { message, reference } from '#shared/engine/message.ts'
import { plural } from '#shared/words/dictionary.ts'
import type { GameWords } from '#shared/words/game-words.ts'
import { i18nFor } from './i18n.ts'
import { titleCase } from './spelling.ts'
import { createTranslator } from './translator.ts'

/** A game with one rower and one crew. */
const rowing: GameWords = {
  game: 'rowing',
  dictionaries: {
    en: {
      'boat.canoe': 'Canoe',
      'app.dismiss': 'Sink',
      rows: plural('side', '{{side}} rows {{from}}.', 'The {{side}} row {{from}}.'),
      meet: plural('sides', 'Only {{sides}} is here.', '{{sides}} are here.'),
      food: plural('amount', '{{amount}} loaf', '{{amount}} loaves'),
      gain: 'Gain: {{amount}}'
    },
    es: {
      'boat.canoe': 'Canoa',
      'app.dismiss': 'Hundir',
      rows: plural('side', '{{side}} rema {{from}}.', 'Los {{side}} reman {{from}}.'),
      meet: 'Aquí: {{sides}}.',
      food: plural('amount', '{{amount}} pan', '{{amount}} panes'),
      gain: 'Ganancia: {{amount}}'
    }
  },
  nameOf: (ref, id, language) => {
    if (ref !== 'side') return undefined
    return id === 'crew' ? { text: language === 'es' ? 'Remeros' : 'Rowers', many: true } : 'Ann'
  },
  places: new Set(['pier'])
}

const english = createTranslator(i18nFor('en'), { game: rowing })
const spanish = createTranslator(i18nFor('es'), { game: rowing })
const app = createTranslator(i18nFor('en'))

test('a reference is named in the reader’s language and stays a reference', () => {
  const said = message('rows', { side: reference('side', 'crew'), from: reference('pier', 'north_pier') })
  expect(english.say(said)).toBe('The Rowers row North Pier.')
  expect(spanish.say(said)).toBe('Los Remeros reman North Pier.')
  expect(english.parts(said)[1]).toEqual({ ref: 'side', id: 'crew', text: 'Rowers' })
})

test('a name that is written nowhere is made from its id', () => {
  expect(english.name('herb', 'dragon_wort')).toBe('Dragon Wort')
  expect(titleCase('gallia-septentrionalis')).toBe('Gallia Septentrionalis')
})

test('a name comes from the dictionary, else from the table, else from the game’s tables', () => {
  const knowing = createTranslator(i18nFor('en'), {
    game: rowing,
    nameOf: (ref) => (ref === 'side' ? 'Bea' : undefined)
  })
  expect(english.name('boat', 'canoe')).toBe('Canoe')
  expect(english.name('side', 'ann')).toBe('Ann')
  expect(knowing.name('side', 'ann')).toBe('Bea')
  expect(knowing.name('boat', 'canoe')).toBe('Canoe')
})

test('a plural depends on its number', () => {
  expect(app.text('library.answers', { count: 1 })).toBe('1 decision')
  expect(spanish.text('library.answers', { count: 3 })).toBe('3 decisiones')
  expect([1, 2].map((amount) => english.say(message('food', { amount })))).toEqual(['1 loaf', '2 loaves'])
})

test('a plural depends on the name in its gap: Ann rows, the Rowers row', () => {
  const rows = (side: string) => message('rows', { side: reference('side', side), from: 'away' })
  expect(english.say(rows('ann'))).toBe('Ann rows away.')
  expect(english.say(rows('crew'))).toBe('The Rowers row away.')
  expect(spanish.say(rows('ann'))).toBe('Ann rema away.')
})

test('a list is joined as the language does it; a list of one takes the number of its name', () => {
  const meet = (...sides: string[]) => message('meet', { sides: sides.map((id) => reference('side', id)) })
  expect(english.say(meet('ann', 'crew'))).toBe('Ann and Rowers are here.')
  expect(english.say(meet('ann'))).toBe('Only Ann is here.')
  expect(english.say(meet('crew'))).toBe('Rowers are here.')
  expect(spanish.say(meet('ann', 'crew'))).toBe('Aquí: Ann y Remeros.')
  expect(english.parts(meet('ann', 'crew'))).toHaveLength(4)
})

test('numbers are formatted for the language', () => {
  const gain = message('gain', { amount: -0.67 })
  expect(english.say(gain)).toContain('−0.67')
  expect(spanish.say(gain)).toContain('−0,67')
})

test('a game’s texts come before the app’s, and only inside the game', () => {
  expect(english.text('app.dismiss')).toBe('Sink')
  expect(app.text('app.dismiss')).toBe('Dismiss')
  expect(app.has('food')).toBe(false)
  expect(english.has('food')).toBe(true)
})

test('a message without a text shows its data, and is reported', () => {
  const missing: string[] = []
  const translator = createTranslator(i18nFor('en'), { game: rowing, missing: (key) => missing.push(key) })
  const odd = message('event.river-frozen', { by: reference('side', 'crew'), gold: 3 })
  expect(translator.say(odd)).toBe('River frozen (by: Rowers, gold: 3)')
  expect(missing).toEqual(['event.river-frozen'])
  const sides = [reference('side', 'crew'), reference('side', 'ann')]
  expect(spanish.say({ key: 'event.unheard', params: { sides } })).toBe('Unheard (sides: Remeros y Ann)')
})

test('text written by a player is never read as a placeholder or as markup', () => {
  expect(english.text('library.imported', { title: '{{date}} <b>' })).toBe('“{{date}} <b>” was imported.')
  expect(english.name('person', 'bea o’NEIL-smith')).toBe('bea o’NEIL-smith')
})

test('amounts carry their sign, times are relative', () => {
  expect(english.signed(2)).toBe('+2')
  expect(english.signed(-1)).toBe('−1')
  const now = Date.UTC(2026, 0, 10)
  expect(english.ago(now - 1000, now)).toBe('just now')
  expect(english.ago(now - 86_400_000, now)).toBe('yesterday')
  expect(spanish.ago(now - 3 * 3_600_000, now)).toBe('hace 3 horas')
})
