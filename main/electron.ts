// Entry of the installed app. The shell only carries messages; the host does the work.
import { product } from '#shared/app/product.ts'
import { createHost } from './app-host.ts'
import { runShell } from './electron/shell.ts'
import { utilityReaderStarter } from './electron/utility-reader.ts'

runShell({
  mainFolder: import.meta.dirname,
  dataDir: process.env[product.dataFolderVariable] || null,
  createHost: (options) => createHost(options, utilityReaderStarter)
})
