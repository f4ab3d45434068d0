import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const INSTALLER = /\.(AppImage|deb|dmg|exe|tar\.gz)$/

/** Writes the checksums of all installers in a folder for `sha256sum --check`. Returns the file's path, if any. */
export function writeChecksums(folder: string, platform: NodeJS.Platform): string | null {
  const installers = readdirSync(folder)
    .filter((name) => INSTALLER.test(name))
    .sort()
  if (installers.length === 0) return null
  const file = join(folder, `SHA256SUMS-${platform}.txt`)
  const line = (name: string) => `${sha256(join(folder, name))}  ${name}\n`
  writeFileSync(file, installers.map(line).join(''))
  return file
}

function sha256(path: string): string {
  return createHash('sha256').update(readFileSync(path)).digest('hex')
}
