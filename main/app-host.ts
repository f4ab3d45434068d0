import { product } from '#shared/app/product.ts'
import { games } from './games.ts'
import { Host, type HostOptions } from './host/host.ts'

/** The host of this app: its games, its type of file. */
export function createHost(options: Omit<HostOptions, 'games' | 'fileExtension'>): Host {
  return new Host({ ...options, games, fileExtension: product.fileExtension })
}
