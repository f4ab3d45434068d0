// Runs a TypeScript entry of this project: `node run.mjs <script> [arguments]`.
// Plain JavaScript for Node 20: it installs what is missing or stale, then hands over to a Node
// that strips types and carries better-sqlite3, the system's own or the one from the registry.
import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { findNode } from './find-node.mjs'
import { ensureInstalled } from './install.mjs'

const root = join(import.meta.dirname, '..', '..')
const [script, ...args] = process.argv.slice(2)

if (!script) fail('usage: node tools/bootstrap/run.mjs <script> [arguments]')

try {
  ensureInstalled(root)
} catch (error) {
  fail(error.message)
}

const node = findNode(root)
if (!node) {
  fail(
    `Node ${process.versions.node} is too old for this platform (${process.platform}-${process.arch}): ` +
      'install Node.js 22.18 or newer and run the command again.'
  )
}

const child = spawn(node, ['--disable-warning=ExperimentalWarning', join(root, script), ...args], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, PATH: `${dirname(node)}${delimiter}${process.env.PATH ?? ''}` }
})
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
child.on('error', (error) => fail(`could not start ${node}: ${error.message}`))
child.on('exit', (code, signal) => {
  process.exit(code ?? 128 + (constants.signals[signal] ?? 1))
})

function fail(message) {
  process.stderr.write(`${message}\n`)
  process.exit(1)
}
