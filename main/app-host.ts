import { extname, join } from 'node:path'
import { product } from '#shared/app/product.ts'
import { games } from './games.ts'
import { Host, type HostOptions } from './host/host.ts'

/** The host of this app: its games, its type of file. */
export function createHost(
  options: Omit<HostOptions, 'games' | 'fileExtension' | 'importThread' | 'botThread'>
): Host {
  // Built or not, the threads' entries lie beside this one.
  const entry = (name: string) => join(import.meta.dirname, `${name}${extname(import.meta.filename)}`)
  const importThread = entry('import-thread')
  const botThread = entry('bot-thread')
  return new Host({
    ...options,
    games,
    fileExtension: product.fileExtension,
    importThread,
    botThread,
    preparesBots: true
  })
}
