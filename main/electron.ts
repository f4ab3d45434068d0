// Entry of the installed app. Thin: the shell carries messages, what the app does is the host's business.
import { product } from '#shared/app/product.ts'
import { createHost } from './app-host.ts'
import { runShell } from './electron/shell.ts'
import { utilityReaders } from './electron/utility-readers.ts'

runShell({
  mainFolder: import.meta.dirname,
  dataDir: process.env[product.dataFolderVariable] || null,
  createHost: (options) => createHost(options, utilityReaders)
})
