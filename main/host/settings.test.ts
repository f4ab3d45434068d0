import { expect, test } from 'vitest'
import { boxGame, shelfOf } from '#shared/engine/game-box.ts'
import { riverRace } from '#shared/engine/testing/river-race.ts'
import { tempDir } from '../testing/temp-dir.ts'
import { openPage } from '../testing/test-page.ts'
import { Host } from './host.ts'
import { nodeReaders } from './reader-process.ts'

test('a setting that one page writes is told to every page, and the shell hears of it', () => {
  const overheard: string[] = []
  const host = new Host({
    games: shelfOf(boxGame(riverRace)),
    fileExtension: 'campaign',
    dataDir: tempDir(),
    appVersion: '1.2.3',
    shell: 'electron',
    startReader: nodeReaders('', ''),
    botThread: '',
    overhear: (event) => overheard.push(event)
  })
  const [one, other] = [openPage(host), openPage(host)]
  const setting = { key: 'language', value: 'es' }
  one.call('settings.write', setting)
  expect([one.told('settings.changed'), other.told('settings.changed')]).toEqual([[setting], [setting]])
  expect(overheard).toEqual(['settings.changed'])
  expect(other.call('settings.read', {})).toEqual({ language: 'es' })
  host.close()
})
