import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

const IGNORED = /(^|\/)(node_modules|dist)(\/|$)|\.test\.tsx?$|(^|\/)\.DS_Store$/

/** A hash over the names and contents of all files under the given paths. A missing path adds nothing. */
export function fingerprint(root: string, paths: readonly string[]): string {
  const hash = createHash('sha256')
  for (const path of paths) {
    for (const file of filesUnder(root, path)) {
      hash.update(`${file}\n`).update(
        createHash('sha256')
          .update(readFileSync(join(root, file)))
          .digest()
      )
    }
  }
  return hash.digest('hex')
}

function filesUnder(root: string, path: string): string[] {
  const full = join(root, path)
  if (!existsSync(full)) return []
  if (!statSync(full).isDirectory()) return [path]
  return readdirSync(full, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(path, entry.parentPath.slice(full.length), entry.name).replaceAll('\\', '/'))
    .filter((file) => !IGNORED.test(file))
    .sort()
}
