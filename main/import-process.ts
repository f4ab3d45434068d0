// Entry of the process that reads a campaign file: `import-process.ts THREAD_FILE`.
import { type ReadersHost, runImportProcess } from './host/import-process.ts'
import type { ImportWish } from './host/import-thread.ts'

// Electron's port to the host. A process started by Node has none.
const port: typeof process.parentPort | undefined = process.parentPort

const hostByPort = (parent: typeof process.parentPort): ReadersHost => ({
  post: (message) => parent.postMessage(message),
  onWish: (listener) => parent.on('message', ({ data }) => listener(data))
})

const hostByChannel: ReadersHost = {
  post: (message) => process.send?.(message),
  onWish: (listener) => process.on('message', (request: ImportWish) => listener(request))
}

// Without a host there is nothing left to do.
process.on('disconnect', () => process.exit())
runImportProcess(port ? hostByPort(port) : hostByChannel, process.argv.at(-1) ?? '')
