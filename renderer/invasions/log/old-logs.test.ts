// Players' logs hold events of earlier rules versions. Each of them must still have a sentence.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { wire } from '#shared/invasions/wire.ts'
import { createInvasionsTranslator } from '../i18n/invasions-translator.ts'
import { eventSentence } from './event-sentence.tsx'

const saves = join(import.meta.dirname, '../../../main/testing/saves')

test('every event type of rules version 2 has a sentence in both languages', () => {
  const events: { type: string }[] = JSON.parse(readFileSync(join(saves, 'rules-2-events.json'), 'utf8'))
  expect(events).toHaveLength(150)
  for (const language of ['en', 'es'] as const) {
    const words = createInvasionsTranslator(language)
    for (const event of events) {
      if (!wire.isEvent(event)) throw new Error(`unknown event type ${event.type}`)
      const { message, of = [], lines = [] } = eventSentence(event)
      const named = [...of, ...lines.map(({ why }) => why)].map(({ ref, id }) => words.name(ref, id))
      const said = [words.say(message), ...named].join(' ')
      expect.soft(said, event.type).not.toMatch(/undefined|null|NaN|\{\{|\[object/)
    }
  }
})
