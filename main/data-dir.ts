import { homedir } from 'node:os'
import { join } from 'node:path'
import { product } from '#shared/app/product.ts'

/** Electron names the folder after the app. */
const FOLDER = product.name

/** The platform's folder for this app's data, the same that Electron uses. */
export function dataDir(
  env: NodeJS.ProcessEnv = process.env,
  platform: NodeJS.Platform = process.platform,
  home: string = homedir()
): string {
  const elsewhere = env[product.dataFolderVariable]
  if (elsewhere) return elsewhere
  switch (platform) {
    case 'win32':
      return join(env.APPDATA || join(home, 'AppData', 'Roaming'), FOLDER)
    case 'darwin':
      return join(home, 'Library', 'Application Support', FOLDER)
    default:
      return join(env.XDG_CONFIG_HOME || join(home, '.config'), FOLDER)
  }
}
