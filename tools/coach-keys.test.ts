import { expect, test } from 'vitest'
import { chordParts, commandIds, commands } from '#shared/app/commands.ts'
import { coach as byzantionEnglish } from '#shared/byzantion/words/en/coach.ts'
import { coach as byzantionSpanish } from '#shared/byzantion/words/es/coach.ts'
import { coach as invasionsEnglish } from '#shared/invasions/words/en/coach.ts'
import { coach as invasionsSpanish } from '#shared/invasions/words/es/coach.ts'
import { coach as republicaEnglish } from '#shared/republica/words/en/coach.ts'
import { coach as republicaSpanish } from '#shared/republica/words/es/coach.ts'
import { coach as tetrarchiaEnglish } from '#shared/tetrarchia/words/en/coach.ts'
import { coach as tetrarchiaSpanish } from '#shared/tetrarchia/words/es/coach.ts'

const all: readonly Readonly<Record<string, unknown>>[] = [
  byzantionEnglish,
  byzantionSpanish,
  invasionsEnglish,
  invasionsSpanish,
  republicaEnglish,
  republicaSpanish,
  tetrarchiaEnglish,
  tetrarchiaSpanish
]

/** Letters that are also words of a language or figures of a rulebook. */
const WORDS = ['A', 'E', 'I', 'O']

const letters = commandIds
  .flatMap((id) => commands[id].keys)
  .map((chord) => chordParts(chord).key.toUpperCase())
  .filter((key) => /^[A-Z]$/.test(key) && !WORDS.includes(key))

/** A key of a command that stands by itself in a text, or the name of a key. */
const NAMED_KEY = new RegExp(
  `(?:^|[\\s(«“])(?:${[...new Set(letters)].join('|')}|\\?)(?=[\\s,.:;)»”])|\\b(?:Ctrl|Control|Shift|Esc|Enter|Intro|Tab)\\b`
)

test('no lesson names a key by itself: keys come from the registry of commands', () => {
  const named = all.flatMap((texts) =>
    Object.entries(texts).flatMap(([key, text]) =>
      typeof text === 'string' && NAMED_KEY.test(text) ? [`${key}: ${text}`] : []
    )
  )
  expect(named).toEqual([])
  expect(NAMED_KEY.test('Nothing is final: Z takes a step back.')).toBe(true)
  expect(NAMED_KEY.test('Pulsa P cuando quieras: ? enumera todas las teclas.')).toBe(true)
})
