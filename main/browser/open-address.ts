import { spawn } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { writePrivateFile } from '../store/private-files.ts'

const addressFileIn = (dataDir: string) => join(dataDir, 'open.html')

/**
 * Opens an address in the system's browser through a file that only the player can read, because every user of the
 * machine can read the arguments of a process. Without a browser nothing happens: the app has printed the address.
 */
export function openAddress(dataDir: string, address: string): void {
  const file = addressFileIn(dataDir)
  writePrivateFile(
    file,
    `<!doctype html><meta name="referrer" content="no-referrer">` +
      `<meta http-equiv="refresh" content="0; url=${address}"><a href="${address}">→</a>\n`
  )
  const [program, args] = opener(file)
  const child = spawn(program, args, { stdio: 'ignore', detached: true })
  child.on('error', () => {})
  child.unref()
}

export function removeAddressFile(dataDir: string): void {
  rmSync(addressFileIn(dataDir), { force: true })
}

function opener(file: string): [program: string, args: string[]] {
  switch (process.platform) {
    case 'win32':
      return ['rundll32', ['url.dll,FileProtocolHandler', file]]
    case 'darwin':
      return ['open', [file]]
    default:
      return ['xdg-open', [file]]
  }
}
