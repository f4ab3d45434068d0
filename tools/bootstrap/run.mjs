// Runs a TypeScript entry of this project: `node run.mjs <script> [arguments]`.
// Plain JavaScript for Node 20: it installs what is missing or stale, then hands over to a Node
// that strips types and carries better-sqlite3, the system's own or the one from the registry.
import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { findNode } from './find-node.mjs'
import { ensureInstalled } from './install.mjs'

const root = fileURLToPath(new URL('../..', import.meta.url))
const [script, ...args] = process.argv.slice(2)

if (Number.parseInt(process.versions.node, 10) < 20) {
  fail(`Node.js ${process.versions.node} is too old: install Node.js 20 or newer and run the command again.`)
}
if (!script) fail('usage: node tools/bootstrap/run.mjs <script> [arguments]')

try {
  ensureInstalled(root)
} catch (error) {
  fail(error instanceof Error ? error.message : String(error))
}

const node = findNode(root)
if (!node) {
  fail(
    `Node.js ${process.versions.node} cannot run this project, and no newer one could be installed for ` +
      `${process.platform}-${process.arch}: install Node.js 22.18 or newer and run the command again.`
  )
}

const child = spawn(node, ['--disable-warning=ExperimentalWarning', join(root, script), ...args], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, ...pathWith(dirname(node)) }
})
/** @type {NodeJS.Signals[]} */
const forwarded = ['SIGINT', 'SIGTERM', 'SIGHUP']
for (const signal of forwarded) process.on(signal, () => child.kill(signal))
// Stopping npm stops only its shell, which passes no signal on. Without this check the app would run on unseen.
if (process.env.npm_lifecycle_event) {
  const parent = process.ppid
  setInterval(() => process.ppid === parent || child.kill('SIGTERM'), 1000).unref()
}
child.on('error', (error) => {
  fail(`Could not start ${node} (${error.message}): install Node.js 22.18 or newer and try again.`)
})
child.on('exit', (code, signal) => {
  process.exit(code ?? 128 + (signal ? constants.signals[signal] : 1))
})

/**
 * Puts a folder first in the PATH. Windows spells it `Path`, and two spellings in one environment hide each other.
 * @param {string} folder
 */
function pathWith(folder) {
  const name = Object.keys(process.env).find((key) => key.toUpperCase() === 'PATH') ?? 'PATH'
  return { [name]: `${folder}${delimiter}${process.env[name] ?? ''}` }
}

/**
 * @param {string} message
 * @returns {never}
 */
function fail(message) {
  process.stderr.write(`${message}\n`)
  process.exit(1)
}
