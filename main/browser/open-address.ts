import { spawn } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { writePrivateFile } from '../store/private-files.ts'

const nameIn = (dataDir: string) => join(dataDir, 'open.html')

/**
 * Opens an address in the system's browser by way of a file that only the player can read: the arguments of a process
 * can be read by every user of the machine. Without a browser nothing happens: the address has been printed.
 */
export function openAddress(dataDir: string, address: string): void {
  const file = nameIn(dataDir)
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

export function forgetAddress(dataDir: string): void {
  rmSync(nameIn(dataDir), { force: true })
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
