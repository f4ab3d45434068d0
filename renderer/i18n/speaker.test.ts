import { expect, test } from 'vitest'
import { message, reference } from '#shared/engine/message.ts'
import { nameInGame } from '../invasions/names.ts'
import { i18nFor } from './i18n.ts'
import { createSpeaker, titled } from './speaker.ts'

const english = createSpeaker(i18nFor('en'), { nameOf: (ref, id) => nameInGame(ref, id, 'en') })
const spanish = createSpeaker(i18nFor('es'), { nameOf: (ref, id) => nameInGame(ref, id, 'es') })

test('a reference is said in the reader’s language and can be pointed at', () => {
  const said = message('decision.over-winner', { side: reference('side', 'goths') })
  expect(english.say(said)).toBe('The Goths have won.')
  expect(spanish.say(said)).toBe('Victoria: Godos.')
  expect(english.parts(said)[1]).toEqual({ ref: 'side', id: 'goths', text: 'Goths' })
})

test('a name nobody wrote down is made from its id', () => {
  expect(english.name('herb', 'dragon_wort')).toBe('Dragon Wort')
  expect(titled('gallia-septentrionalis')).toBe('Gallia Septentrionalis')
})

test('the game’s tables name what the dictionary does not: places in Latin, peoples in the reader’s words', () => {
  expect([english.name('nation', 'lombards'), spanish.name('nation', 'lombards')]).toEqual([
    'Lombards',
    'Lombardos'
  ])
  expect(spanish.name('place', 'mare_adriaticum')).toBe('Mare Adriaticum')
  expect(spanish.name('any', 'franks')).toBe('Francos')
  expect(english.name('leader', 'valentinianus-iii')).toBe('Valentinianus III')
})

test('an actor is a nation or a side', () => {
  expect(spanish.name('actor', 'persians')).toBe('Persas')
})

test('a plural follows its number', () => {
  expect(english.text('library.answers', { count: 1 })).toBe('1 decision')
  expect(spanish.text('library.answers', { count: 3 })).toBe('3 decisiones')
})

test('a plural follows whatever the sentence counts', () => {
  const hits = (amount: number) =>
    message('prompt.battle-losses', { nation: reference('nation', 'huns'), amount })
  expect(english.say(hits(1))).toBe('The Huns take 1 hit: which unit suffers?')
  expect(spanish.say(hits(2))).toContain('2 impactos')
})

test('numbers are written as the language writes them', () => {
  const gain = message('preview.expected-gain', { amount: -0.67 })
  expect(english.say(gain)).toContain('−0.67')
  expect(spanish.say(gain)).toContain('−0,67')
})

test('a card is called by its name, also where an event has the same id', () => {
  expect(english.name('event', 'terror')).toBe('Terror')
})

test('a message without words is told by its data, and reported', () => {
  const missing: string[] = []
  const speaker = createSpeaker(i18nFor('en'), { missing: (key) => missing.push(key) })
  const odd = message('event.river-frozen', { by: reference('side', 'huns'), gold: 3 })
  expect(speaker.say(odd)).toBe('River frozen (by: Huns, gold: 3)')
  expect(missing).toEqual(['event.river-frozen'])
})

test('lists and flags are put into words', () => {
  const params = { sides: [reference('side', 'huns'), reference('side', 'goths')], late: true }
  expect(spanish.say({ key: 'event.unheard', params })).toBe('Unheard (sides: Hunos y Godos, late: sí)')
})

test('what a player wrote is never taken for a placeholder or a mark', () => {
  expect(english.text('library.imported', { title: '{{date}} <b>' })).toBe('“{{date}} <b>” was imported.')
})

test('amounts carry their sign, times say how long ago', () => {
  expect(english.signed(2)).toBe('+2')
  expect(english.signed(-1)).toBe('−1')
  const now = Date.UTC(2026, 0, 10)
  expect(english.ago(now - 1000, now)).toBe('just now')
  expect(english.ago(now - 86_400_000, now)).toBe('yesterday')
  expect(spanish.ago(now - 3 * 3_600_000, now)).toBe('hace 3 horas')
})
