// For programs that people may start without npm (`npx vitest`, `npx playwright test`): says at once that the Node is
// too old. Otherwise every file that needs a newer one would fail by itself.
import { isRecentEnough } from './find-node.mjs'

/**
 * The message for somebody whose Node cannot run the sources, or null if it can.
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
