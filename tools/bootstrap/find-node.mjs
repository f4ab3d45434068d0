// Which Node runs the project: the one that is running, if it can strip types, else the registry's.
import { existsSync } from 'node:fs'
import { join } from 'node:path'

const OLDEST = { major: 22, minor: 18 }

/** The path of a Node that can run TypeScript, or null where the registry has none for this platform. */
export function findNode(root) {
  if (isRecentEnough(process.versions.node)) return process.execPath
  const folders = [`node-${platformName()}-${process.arch}`, `node-bin-${platformName()}-${process.arch}`]
  const binary = process.platform === 'win32' ? 'node.exe' : 'node'
  return folders.map((folder) => join(root, 'node_modules', folder, 'bin', binary)).find(existsSync) ?? null
}

export function isRecentEnough(version) {
  const [major, minor] = version.split('.').map(Number)
  return major > OLDEST.major || (major === OLDEST.major && minor >= OLDEST.minor)
}

function platformName() {
  return process.platform === 'win32' ? 'win' : process.platform
}
