import { isAbsolute, resolve } from 'node:path'
import { product } from '#shared/app/product.ts'

/**
 * The campaign file named on a command line, as an absolute path, or null. Everything that starts with a
 * dash is an option of Chromium or Electron; in development the first argument is the project's folder.
 */
export function campaignFileIn(args: readonly string[], folder: string): string | null {
  const name = args.slice(1).find((arg) => !arg.startsWith('-') && isCampaignFile(arg))
  if (name === undefined) return null
  return isAbsolute(name) ? name : resolve(folder, name)
}

export function isCampaignFile(path: string): boolean {
  return path.toLowerCase().endsWith(`.${product.fileExtension}`)
}

/** Takes files from before the host is there (macOS sends them early) and passes them on in order. */
export class FileInbox {
  #waiting: string[] = []
  #open: ((path: string) => void) | null = null

  add(path: string): void {
    if (this.#open) this.#open(path)
    else this.#waiting.push(path)
  }

  deliverTo(open: (path: string) => void): void {
    this.#open = open
    for (const path of this.#waiting.splice(0)) open(path)
  }
}
