// For what may be started without npm (`npx vitest`, `npx playwright test`): says at once that the Node is too
// old, where every file that needs a newer one would fail by itself.
import { isRecentEnough } from './find-node.mjs'

/**
 * What to tell somebody whose Node cannot run the sources; null where it can.
 * @param {string} command the same thing, started through npm
 * @param {string} version
 */
export function tooOld(command, version = process.versions.node) {
  if (isRecentEnough(version)) return null
  return `This needs Node.js 22.18 or newer and runs on ${version}: start it through npm, which brings one: ${command}`
}

/** @param {string} command */
export function requireNode(command) {
  const complaint = tooOld(command)
  if (complaint === null) return
  process.stderr.write(`${complaint}\n`)
  process.exit(2)
}
