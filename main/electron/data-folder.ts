import { accessSync, constants, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { app, dialog } from 'electron'
import { product } from '#shared/app/product.ts'
import { languageFor } from '#shared/words/language.ts'
import { nativeWords } from './native-words.ts'

/** Whether the app can keep its data in a folder. Creates it if it is absent. */
export function isWritableFolder(folder: string): boolean {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    accessSync(folder, constants.W_OK | constants.X_OK)
    return true
  } catch {
    return false
  }
}

/**
 * Says in a window that nothing can be written in the data folder, and ends. Chromium needs a folder too: without one
 * Electron takes itself for a second instance and ends in silence, or crashes.
 */
export function refuseFolder(folder: string): void {
  const elsewhere = mkdtempSync(join(tmpdir(), `${product.fileExtension}-`))
  process.once('exit', () => rmSync(elsewhere, { recursive: true, force: true }))
  app.setPath('userData', elsewhere)
  app.enableSandbox()
  void app.whenReady().then(() => {
    const words = nativeWords(languageFor('system', app.getPreferredSystemLanguages()))
    dialog.showErrorBox(
      app.getName(),
      words('unwritable', { file: folder, name: product.dataFolderVariable })
    )
    app.exit(1)
  })
}
