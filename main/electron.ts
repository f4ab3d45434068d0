// Entry of the installed app. Thin: the shell carries messages, what the app does is the host's business.
import { createHost } from './app-host.ts'
import { runShell } from './electron/shell.ts'
import { utilityReaders } from './electron/utility-readers.ts'

runShell({
  mainFolder: import.meta.dirname,
  dataDir: process.env.INVASIONS_DATA_DIR || null,
  createHost: (options) => createHost(options, utilityReaders)
})
