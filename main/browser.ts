// Entry of browser mode: the same host and page behind http://127.0.0.1.
import { extname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { product } from '#shared/app/product.ts'
import manifest from '../package.json' with { type: 'json' }
import { createHost } from './app-host.ts'
import { openAddress, removeAddressFile } from './browser/open-address.ts'
import { requestAddress } from './browser/request-address.ts'
import { startServer } from './browser/server.ts'
import { dataDir } from './data-dir.ts'
import { DatabaseInUseError } from './store/database-lock.ts'

const { values, positionals } = parseArgs({
  options: { 'no-open': { type: 'boolean' }, port: { type: 'string' } },
  allowPositionals: true
})
const folder = dataDir()
/** Players start the build, which has the page beside it. Tests also start the sources. */
const isBuilt = extname(import.meta.filename) === '.js'

try {
  await serve()
} catch (error) {
  const address = error instanceof DatabaseInUseError ? await requestAddress(error.file) : null
  if (address) show(`${product.name} is open already: use ${address}`, address)
  else {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n`)
    process.exitCode = 1
  }
}

async function serve(): Promise<void> {
  const host = createHost({ dataDir: folder, appVersion: manifest.version, shell: 'browser' })
  const pageFolder = join(import.meta.dirname, '..', isBuilt ? '' : 'dist', 'renderer')
  const server = await startServer({ host, pageFolder, port: Number(values.port ?? 0) }).catch((error) => {
    host.close()
    throw error
  })
  host.announce({ port: server.port, key: server.addressKey })
  for (const file of positionals) await host.importFile(file)
  const address = server.newAddress()
  show(`${product.name} is open at ${address}`, address)

  const stop = async () => {
    removeAddressFile(folder)
    await server.close()
    host.close()
    process.exit(0)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, stop)
}

/** The address works once, for some minutes. Starting the app again gives a new one. */
function show(line: string, address: string): void {
  process.stdout.write(`${line}\n`)
  if (!values['no-open']) openAddress(folder, address)
}
