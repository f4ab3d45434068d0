import { extname, join } from 'node:path'
import { product } from '#shared/app/product.ts'
import { games } from './games.ts'
import { Host, type HostOptions } from './host/host.ts'
import { nodeReaderStarter, type StartReader } from './host/reader-process.ts'

type EntryName = 'import-process' | 'import-thread' | 'bot-thread' | 'check-thread'

export type AppHostOptions = Omit<
  HostOptions,
  'games' | 'fileExtension' | 'startReader' | 'botThread' | 'checkThread'
>

/**
 * Creates the host with this app's games and file type. `readerStarter` starts the process that reads a file; `entry`
 * finds the files of other processes and threads.
 */
export function createHost(
  options: AppHostOptions,
  readerStarter: (program: string, thread: string) => StartReader = nodeReaderStarter,
  entry: (name: EntryName) => string = entryBesideThis
): Host {
  return new Host({
    ...options,
    games,
    fileExtension: product.fileExtension,
    startReader: readerStarter(entry('import-process'), entry('import-thread')),
    botThread: entry('bot-thread'),
    checkThread: entry('check-thread'),
    startsBotThreadEarly: true
  })
}

/** The other entries are in this file's folder, both in the sources and in a build. */
function entryBesideThis(name: EntryName): string {
  return join(import.meta.dirname, `${name}${extname(import.meta.filename)}`)
}
