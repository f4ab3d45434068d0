// For the spec of the boundary between the app and its games: browser mode with the engine's toy game beside the
// app's games. `two-games.ts DATA_DIR PAGE_FOLDER`

import { join } from 'node:path'
import { product } from '#shared/app/product.ts'
import { eraseTypes, gameRegistry } from '#shared/engine/any-game.ts'
import { riverRace } from '#shared/engine/testing/river-race.ts'
import { startServer } from '../browser/server.ts'
import { games } from '../games.ts'
import { Host } from '../host/host.ts'
import { nodeReaderStarter } from '../host/reader-process.ts'

const [dataDir = '', pageFolder = ''] = process.argv.slice(2)
const host = new Host({
  games: gameRegistry(...games.values(), eraseTypes(riverRace)),
  fileExtension: product.fileExtension,
  startReader: nodeReaderStarter(
    join(import.meta.dirname, '..', 'import-process.ts'),
    join(import.meta.dirname, '..', 'import-thread.ts')
  ),
  botThread: join(import.meta.dirname, '..', 'bot-thread.ts'),
  dataDir,
  appVersion: '0',
  shell: 'browser'
})
const server = await startServer({ host, pageFolder, port: 0 })
process.stdout.write(`Two games are open at ${server.newAddress()}\n`)
process.once('SIGTERM', async () => {
  await server.close()
  host.close()
  process.exit(0)
})
