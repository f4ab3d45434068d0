import { resolve } from 'node:path'

export interface StartOptions {
  /** Serve only: do not open the system's browser. */
  readonly noOpen: boolean
  readonly port: number | null
  /** Use browser mode even if Electron could run. */
  readonly browser: boolean
  /** A campaign file to open, as an absolute path. */
  readonly file: string | null
}

export type Parsed =
  | { readonly ok: true; readonly options: StartOptions }
  | { readonly ok: false; readonly reason: string }

export const USAGE = 'usage: npm start -- [--no-open] [--port N] [--browser] [campaign file]'

/** `folder` is where the player typed the command. A relative file name starts from there. */
export function parseStartArguments(args: readonly string[], folder: string): Parsed {
  let options: StartOptions = { noOpen: false, port: null, browser: false, file: null }
  const rest = [...args]
  for (let arg = rest.shift(); arg !== undefined; arg = rest.shift()) {
    if (arg === '--no-open') options = { ...options, noOpen: true }
    else if (arg === '--browser') options = { ...options, browser: true }
    else if (arg === '--port' || arg.startsWith('--port=')) {
      const text = arg === '--port' ? (rest.shift() ?? '') : arg.slice('--port='.length)
      if (!isPort(text)) return { ok: false, reason: `--port wants a number from 0 to 65535, not '${text}'` }
      options = { ...options, port: Number(text) }
    } else if (arg.startsWith('-')) return { ok: false, reason: `unknown option ${arg}` }
    else if (options.file !== null) return { ok: false, reason: 'only one campaign file can be opened' }
    else options = { ...options, file: resolve(folder, arg) }
  }
  return { ok: true, options }
}

/** The arguments for browser mode. */
export function browserArguments(options: StartOptions): readonly string[] {
  return [
    ...(options.noOpen ? ['--no-open'] : []),
    ...(options.port === null ? [] : ['--port', String(options.port)]),
    ...(options.file === null ? [] : [options.file])
  ]
}

function isPort(text: string): boolean {
  return /^\d{1,5}$/.test(text) && Number(text) <= 65535
}
