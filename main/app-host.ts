import { extname, join } from 'node:path'
import { product } from '#shared/app/product.ts'
import { games } from './games.ts'
import { Host, type HostOptions } from './host/host.ts'

/** The host of this app: its games, its type of file. */
export function createHost(options: Omit<HostOptions, 'games' | 'fileExtension' | 'importThread'>): Host {
  // Built or not, the thread's entry lies beside this one.
  const importThread = join(import.meta.dirname, `import-thread${extname(import.meta.filename)}`)
  return new Host({ ...options, games, fileExtension: product.fileExtension, importThread })
}
