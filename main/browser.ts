// Entry of browser mode: the same host and page behind http://127.0.0.1.
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import manifest from '../package.json' with { type: 'json' }
import { createHost } from './app-host.ts'
import { readOrCreateSecret } from './browser/guard.ts'
import { openAddress } from './browser/open-address.ts'
import { startServer } from './browser/server.ts'
import { dataDir } from './data-dir.ts'

const { values, positionals } = parseArgs({
  options: { 'no-open': { type: 'boolean' }, port: { type: 'string' } },
  allowPositionals: true
})

try {
  const folder = dataDir()
  const host = createHost({ dataDir: folder, appVersion: manifest.version, shell: 'browser' })
  const server = await startServer({
    host,
    pageFolder: join(import.meta.dirname, '..', 'dist', 'renderer'),
    secret: readOrCreateSecret(folder),
    port: Number(values.port ?? 0)
  })
  for (const file of positionals) host.importFile(file)
  process.stdout.write(`Invasions is open at ${server.address}\n`)
  if (!values['no-open']) openAddress(server.address)

  const stop = async () => {
    await server.close()
    host.close()
    process.exit(0)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, stop)
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`)
  process.exitCode = 1
}
