import { expect, test } from 'vitest'
import type { FrameWords } from '#shared/app/words/frame.ts'
import { appDictionaries } from '#shared/app/words/index.ts'
import { frame } from '#shared/invasions/words/en/frame.ts'
import { invasionsWords } from '#shared/invasions/words/index.ts'
import { message, reference } from '#shared/invasions/words/message.ts'
import { sentenceOf } from '#shared/invasions/words/sentences/index.ts'
import { translationOf } from '#shared/words/dictionary.ts'
import { eventSentence } from '../log/event-sentence.tsx'
import { createInvasionsTranslator } from './invasions-translator.ts'

const english = createInvasionsTranslator('en')
const spanish = createInvasionsTranslator('es')

test('the frame’s sentences name the sides of the game', () => {
  const side = reference('side', 'goths')
  expect(english.text('decision.over-winner', { side })).toBe('The Goths have won.')
  expect(spanish.text('decision.over-winner', { side })).toBe('Victoria de los Godos.')
  expect(english.text('decision.waiting-computer', { who: side })).toBe('The Goths are thinking…')
})

test('the game’s tables name what the dictionary does not: places in Latin, peoples in the reader’s words', () => {
  expect([english.name('nation', 'lombards'), spanish.name('nation', 'lombards')]).toEqual([
    'Lombards',
    'Lombardos'
  ])
  expect(spanish.name('place', 'mare_adriaticum')).toBe('Mare Adriaticum')
  expect(spanish.name('place', 'reserve')).toBe('la reserva')
  expect(english.name('leader', 'valentinianus-iii')).toBe('Valentinianus III')
})

test('an actor is a nation or a side', () => {
  expect(spanish.name('actor', 'persians')).toBe('Persas')
})

test('a card is called by its name, also where an event of the log has the same id', () => {
  expect(english.name('event-card', 'terror')).toBe('Terror')
  expect(english.name('modifier', 'card.terror')).toBe('Terror')
})

test('a plural follows whatever the sentence counts', () => {
  const hits = (amount: number) =>
    message('prompt.battle-losses', { nation: reference('nation', 'huns'), amount })
  expect(english.say(hits(1))).toBe('The Huns take 1 hit: which unit suffers?')
  expect(spanish.say(hits(2))).toContain('2 impactos')
})

test('changes carry their sign, and a free province has no holder in a sentence', () => {
  const treasury = {
    type: 'treasury',
    nation: 'huns',
    change: 5,
    now: 7,
    reason: 'young-realm',
    rule: 'VII.D'
  } as const
  expect(english.say(sentenceOf(treasury))).toBe('Huns: gold +5, now 7 (a young realm).')
  const hands = (from: 'huns' | null, to: 'goths' | 'ostrogoths' | null) =>
    sentenceOf({
      type: 'province-changed-hands',
      province: 'moesia_inferior',
      from,
      to: to === 'goths' ? null : to
    })
  expect(english.say(hands(null, 'ostrogoths'))).toBe('Moesia Inferior now belongs to the Ostrogoths.')
  expect(english.say(hands('huns', 'ostrogoths'))).toBe(
    'Moesia Inferior passes from the Huns to the Ostrogoths.'
  )
  expect(spanish.say(hands('huns', null))).toBe('Moesia Inferior ya no pertenece a los Hunos ni a nadie más.')
})

test('one people acts, or several together', () => {
  const began = sentenceOf({ type: 'activation-began', nations: ['huns', 'alans'], invading: true })
  expect(english.say(began)).toBe('Activation of the Huns and Alans, who invade.')
  const played = { type: 'card-played', card: 'terror', deck: 'events', play: 0, side: 'romans' } as const
  const sentence = sentenceOf({ ...played, nation: null, target: {}, rule: 'X.B' })
  expect(english.say(sentence)).toBe('The Romans play Terror.')
})

test('a roll’s sentence has its reason, its actor and its modifiers', () => {
  const modifiers = [{ amount: -1, rule: 'XXIV.C', why: 'nomad-besieger' }] as const
  const roll = {
    type: 'roll',
    reason: 'siege',
    rule: 'XXIV',
    faces: 10,
    dice: [7],
    modifiers,
    total: 6
  } as const
  const sentence = eventSentence({ ...roll, actor: 'huns' })
  expect(english.say(sentence.message)).toBe('Siege')
  expect(sentence.of).toEqual([{ ref: 'actor', id: 'huns' }])
  const [line] = sentence.lines ?? []
  expect(
    line && [english.name(line.why.ref, line.why.id), line.amounts.map(({ words }) => english.say(words))]
  ).toEqual(['Nomad besieger', ['−1']])
})

test('the game has every key that the frame leaves to it, and no other key of the app', () => {
  // The compiler checks that `frame` has every key of FrameWords.
  const framed = translationOf<FrameWords>()(frame)
  const own = Object.keys(invasionsWords.dictionaries.en)
  expect(own).toEqual(expect.arrayContaining(Object.keys(framed)))
  expect(own.filter((key) => Object.hasOwn(appDictionaries.en, key))).toEqual([])
})
