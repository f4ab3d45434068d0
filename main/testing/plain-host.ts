import { onTestFinished } from 'vitest'
import { type AnyGame, gameRegistry } from '#shared/engine/any-game.ts'
import { Host, type HostOptions } from '../host/host.ts'
import { nodeReaderStarter } from '../host/reader-process.ts'
import { tempDir } from './temp-dir.ts'

/** A host of one game without file reader and bot thread, unless `options` adds them. It closes with its test. */
export function plainHost(game: AnyGame, options: Partial<HostOptions> = {}): Host {
  const host = new Host({
    games: gameRegistry(game),
    fileExtension: 'campaign',
    dataDir: options.dataDir ?? tempDir(),
    appVersion: '1.2.3',
    shell: 'browser',
    startReader: nodeReaderStarter('', ''),
    botThread: '',
    ...options
  })
  onTestFinished(() => host.close())
  return host
}
