import { expect, it } from 'vitest'
import type { InvasionsEvent } from '#shared/invasions/events.ts'
import type { ProvinceId } from '#shared/invasions/world/provinces.ts'
import { gathered } from '../../table/log/log-chapters.ts'
import { createInvasionsTranslator } from '../i18n/invasions-translator.ts'
import { eventSentence } from './event-sentence.tsx'

type Holder = Extract<InvasionsEvent, { type: 'province-changed-hands' }>['from']
const provinces: readonly ProvinceId[] = ['thracia', 'latium', 'dacia', 'albis', 'africa', 'achaia']

/** What the chronicle says when so many provinces go from one nation to another. */
function said(language: 'en' | 'es', count: number, from: Holder, to: Holder): string[] {
  const words = createInvasionsTranslator(language)
  const lines = provinces.slice(0, count).map((province) => ({
    number: 1,
    explained: false,
    sentence: eventSentence({ type: 'province-changed-hands', province, from, to })
  }))
  return gathered(lines).map(({ sentence }) => words.say(sentence.message))
}

it('what a nation abandons at once is one sentence that names the first two and counts the rest', () => {
  expect(said('en', 6, 'alans', null)).toEqual(['The Alans abandon Thracia, Latium and 4 more provinces.'])
  expect(said('en', 2, 'alans', null)).toEqual(['The Alans abandon Thracia and Latium.'])
  expect(said('es', 6, 'alans', null)[0]).toMatch(/^Los .+ abandonan Thracia, .+ y 4 provincias más\.$/)
})

it('what it wins is told by whom it was taken from', () => {
  expect(said('en', 2, 'romans', 'visigoths')).toEqual([
    'The Visigoths take Thracia and Latium from the Western Romans.'
  ])
  expect(said('en', 3, null, 'visigoths')).toEqual(['The Visigoths settle in Thracia, Latium, and Dacia.'])
})
