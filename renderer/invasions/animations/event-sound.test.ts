import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { wire } from '#shared/invasions/wire.ts'
import { soundEffects } from '../../sound/sound-effects.ts'
import { soundOf } from './event-sound.ts'

const saves = join(import.meta.dirname, '../../../main/testing/saves')

it('the events of a campaign use every effect but that of the curtain', () => {
  const events: { type: string }[] = JSON.parse(readFileSync(join(saves, 'rules-2-events.json'), 'utf8'))
  const heard = new Set(events.flatMap((event) => (wire.isEvent(event) ? (soundOf(event) ?? []) : [])))
  expect(soundEffects.filter((effect) => !heard.has(effect))).toEqual(['curtain'])
})
