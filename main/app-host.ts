import { extname, join } from 'node:path'
import { product } from '#shared/app/product.ts'
import { games } from './games.ts'
import { Host, type HostOptions } from './host/host.ts'
import { nodeReaders, type StartReader } from './host/reader-process.ts'

export type AppHostOptions = Omit<
  HostOptions,
  'games' | 'fileExtension' | 'startReader' | 'botThread' | 'checkThread'
>

/** The host of this app: its games, its type of file. `readers` says how a shell starts the process that reads one. */
export function createHost(
  options: AppHostOptions,
  readers: (program: string, thread: string) => StartReader = nodeReaders
): Host {
  return new Host({
    ...options,
    games,
    fileExtension: product.fileExtension,
    startReader: readers(entry('import-process'), entry('import-thread')),
    botThread: entry('bot-thread'),
    checkThread: entry('check-thread'),
    preparesBots: true
  })
}

/** Built or not, the other entries lie beside this one. */
function entry(name: string): string {
  return join(import.meta.dirname, `${name}${extname(import.meta.filename)}`)
}
