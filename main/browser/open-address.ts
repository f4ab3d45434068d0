import { spawn } from 'node:child_process'

/** Opens an address in the system's browser. Without one nothing happens: the address has been printed. */
export function openAddress(address: string): void {
  const [program, args] = opener(address)
  const child = spawn(program, args, { stdio: 'ignore', detached: true })
  child.on('error', () => {})
  child.unref()
}

function opener(address: string): [program: string, args: string[]] {
  switch (process.platform) {
    case 'win32':
      return ['rundll32', ['url.dll,FileProtocolHandler', address]]
    case 'darwin':
      return ['open', [address]]
    default:
      return ['xdg-open', [address]]
  }
}
