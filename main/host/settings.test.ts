import { expect, test } from 'vitest'
import { eraseTypes } from '#shared/engine/any-game.ts'
import { riverRace } from '#shared/engine/testing/river-race.ts'
import { plainHost } from '../testing/plain-host.ts'
import { openPage } from '../testing/test-page.ts'

test('sends a setting that one page writes to every page and to the shell', () => {
  const overheard: string[] = []
  const host = plainHost(eraseTypes(riverRace), {
    shell: 'electron',
    onBroadcast: (event) => overheard.push(event)
  })
  const [one, other] = [openPage(host), openPage(host)]
  const setting = { key: 'language', value: 'es' }
  one.call('settings.write', setting)
  expect([one.received('settings.changed'), other.received('settings.changed')]).toEqual([
    [setting],
    [setting]
  ])
  expect(overheard).toEqual(['settings.changed'])
  expect(other.call('settings.read', {})).toEqual({ language: 'es' })
})
