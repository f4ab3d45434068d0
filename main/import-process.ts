// Entry of the process that reads a campaign file: `import-process.ts THREAD_FILE`.
import { type ImportHostPort, runImportProcess } from './host/import-process.ts'
import type { ImportRequest } from './host/import-thread.ts'

// Electron's port to the host. A process started by Node has none.
const port: typeof process.parentPort | undefined = process.parentPort

const hostByPort = (parent: typeof process.parentPort): ImportHostPort => ({
  post: (message) => parent.postMessage(message),
  onRequest: (listener) => parent.on('message', ({ data }) => listener(data))
})

const hostByChannel: ImportHostPort = {
  post: (message) => process.send?.(message),
  onRequest: (listener) => process.on('message', (request: ImportRequest) => listener(request))
}

// Without a host there is nothing left to do.
process.on('disconnect', () => process.exit())
runImportProcess(port ? hostByPort(port) : hostByChannel, process.argv.at(-1) ?? '')
