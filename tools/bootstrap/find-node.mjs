// Finds the Node that runs the project: the running one if it can strip types, otherwise the registry's.
import { existsSync } from 'node:fs'
import { join } from 'node:path'

/**
 * The path of a Node that can run TypeScript, or null if the registry has none for this platform.
 * @param {string} root
 * @param {{ version: string, execPath: string, platform: string, arch: string }} running
 * @returns {string | null}
 */
export function findNode(root, running = currentNode()) {
  if (isRecentEnough(running.version)) return running.execPath
  return nodeCandidates(root, running.platform, running.arch).find((path) => existsSync(path)) ?? null
}

/**
 * Node strips types without a flag from 22.18 on. Node 23 does so only in its last releases and is out of support.
 * @param {string} version
 */
export function isRecentEnough(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  return major >= 24 || (major === 22 && minor >= 18)
}

/**
 * Where the optional dependencies put their Node. The registry has two families of package names for it.
 * @param {string} root
 * @param {string} platform
 * @param {string} arch
 */
export function nodeCandidates(root, platform, arch) {
  const target = `${platform === 'win32' ? 'win' : platform}-${arch}`
  const binary = platform === 'win32' ? 'node.exe' : 'node'
  return [`node-${target}`, `node-bin-${target}`].map((folder) =>
    join(root, 'node_modules', folder, 'bin', binary)
  )
}

function currentNode() {
  return {
    version: process.versions.node,
    execPath: process.execPath,
    platform: process.platform,
    arch: process.arch
  }
}
