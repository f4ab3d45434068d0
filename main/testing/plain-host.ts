import { onTestFinished } from 'vitest'
import { type GameBox, shelfOf } from '#shared/engine/game-box.ts'
import { Host, type HostOptions } from '../host/host.ts'
import { nodeReaders } from '../host/reader-process.ts'
import { tempDir } from './temp-dir.ts'

/** A host of one game without file reader and bot thread, unless `options` adds them. It closes with its test. */
export function plainHost(game: GameBox, options: Partial<HostOptions> = {}): Host {
  const host = new Host({
    games: shelfOf(game),
    fileExtension: 'campaign',
    dataDir: options.dataDir ?? tempDir(),
    appVersion: '1.2.3',
    shell: 'browser',
    startReader: nodeReaders('', ''),
    botThread: '',
    ...options
  })
  onTestFinished(() => host.close())
  return host
}
