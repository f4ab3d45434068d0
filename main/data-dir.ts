import { homedir } from 'node:os'
import { join } from 'node:path'

const FOLDER = 'Invasions'

/** Where this platform keeps an app's data: the same folder that Electron uses. */
export function dataDir(
  env: NodeJS.ProcessEnv = process.env,
  platform: NodeJS.Platform = process.platform,
  home: string = homedir()
): string {
  if (env.INVASIONS_DATA_DIR) return env.INVASIONS_DATA_DIR
  switch (platform) {
    case 'win32':
      return join(env.APPDATA ?? join(home, 'AppData', 'Roaming'), FOLDER)
    case 'darwin':
      return join(home, 'Library', 'Application Support', FOLDER)
    default:
      return join(env.XDG_CONFIG_HOME ?? join(home, '.config'), FOLDER)
  }
}
