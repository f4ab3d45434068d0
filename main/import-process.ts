// Entry of the process that reads a campaign file: `import-process.ts THREAD_FILE`.
import { type ReadersHost, runImportProcess } from './host/import-process.ts'
import type { ImportWish } from './host/import-thread.ts'

// Electron's way to its host; a process that Node has started has none.
const port: typeof process.parentPort | undefined = process.parentPort

const byPort = (way: typeof process.parentPort): ReadersHost => ({
  post: (message) => way.postMessage(message),
  onWish: (hear) => way.on('message', ({ data }) => hear(data))
})

const byChannel: ReadersHost = {
  post: (message) => process.send?.(message),
  onWish: (hear) => process.on('message', (wish: ImportWish) => hear(wish))
}

// A host that has died wants nothing any more.
process.on('disconnect', () => process.exit())
runImportProcess(port ? byPort(port) : byChannel, process.argv.at(-1) ?? '')
