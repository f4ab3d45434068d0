// Keeps node_modules in step with the lock file. Everything it prints goes to stderr,
// so that a command's stdout stays its own.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { nodeCandidates } from './find-node.mjs'
import { withLock } from './lock.mjs'

const ASIDE = '.node-in-use-'
const CI = ['ci', '--include=dev', '--include=optional', '--ignore-scripts', '--loglevel=error']

/**
 * Runs `npm ci` unless the stamp in node_modules matches lock file, manifest and platform.
 * @param {string} root
 */
export function ensureInstalled(root) {
  if (!isInstallStale(root)) return
  const waiting = () =>
    say(
      'Waiting for another command that is installing here (if there is none, delete the file .installing) ...'
    )
  withLock(join(root, '.installing'), waiting, () => {
    if (isInstallStale(root)) install(root)
  })
}

/** @param {string} root */
function install(root) {
  const started = Date.now()
  say('Installing dependencies (needs the network; about half a minute) ...')
  // Removes the stamp first: an install killed half-way must never look finished.
  rmSync(stampFile(root), { force: true })
  if (process.platform === 'win32') moveNodeAside(root, process.arch)

  const { command, args, shell } = npmCommand(process.env, process.execPath, process.platform)
  const { status, error } = spawnSync(command, args, {
    cwd: root,
    shell,
    stdio: ['ignore', process.stderr, process.stderr]
  })
  if (status !== 0) throw new Error(installFailure(error))

  markInstalled(root)
  say(`Installed in ${Math.round((Date.now() - started) / 1000)} s.`)
}

/** @param {string} root */
export function isInstallStale(root) {
  const stamp = stampFile(root)
  return !existsSync(stamp) || readFileSync(stamp, 'utf8') !== installFingerprint(root)
}

/** @param {string} root */
export function markInstalled(root) {
  mkdirSync(join(root, 'node_modules'), { recursive: true })
  writeFileSync(stampFile(root), installFingerprint(root))
}

/**
 * How to start npm: the npm that runs us, if any, on its own Node. Checks the name, since Yarn and pnpm set the same
 * variable.
 * @param {Record<string, string | undefined>} env
 * @param {string} execPath
 * @param {string} platform
 * @returns {{ command: string, args: string[], shell: boolean }}
 */
export function npmCommand(env, execPath, platform) {
  const cli = env.npm_execpath
  if (cli && /^np[mx]-cli\.c?js$/.test(basename(cli)) && existsSync(cli)) {
    const npm = join(dirname(cli), basename(cli).replace('npx', 'npm'))
    const own = env.npm_node_execpath
    return { command: own && existsSync(own) ? own : execPath, args: [npm, ...CI], shell: false }
  }
  // Windows starts npm.cmd only through a shell; one string, since a shell takes no argument list.
  if (platform === 'win32') return { command: ['npm', ...CI].join(' '), args: [], shell: true }
  return { command: 'npm', args: CI, shell: false }
}

/**
 * Windows refuses to delete a running program, and npm starts our scripts with the Node that
 * `npm ci` is about to delete; but it lets us move that program out of the way.
 * @param {string} root
 * @param {string} arch
 */
export function moveNodeAside(root, arch) {
  for (const left of readdirSync(root).filter((name) => name.startsWith(ASIDE))) {
    try {
      rmSync(join(root, left), { force: true })
    } catch {
      // Still running: the next install tries again.
    }
  }
  for (const node of nodeCandidates(root, 'win32', arch).filter((path) => existsSync(path))) {
    renameSync(node, join(root, `${ASIDE}${process.pid}.exe`))
  }
}

/** @param {string} root */
function stampFile(root) {
  return join(root, 'node_modules', '.installed-for')
}

/** @param {string} root */
function installFingerprint(root) {
  const hash = createHash('sha256')
  for (const file of ['package-lock.json', 'package.json', '.npmrc']) {
    hash.update(`${file}\n`).update(readFileSync(join(root, file)))
  }
  return `${hash.digest('hex')} ${process.platform}-${process.arch}`
}

/** @param {Error & { code?: string } | undefined} error */
function installFailure(error) {
  if (error?.code === 'ENOENT') {
    return 'npm was not found: install Node.js together with npm, then run the command again.'
  }
  return (
    'Installing dependencies failed (npm says why above). Check the network connection and the free disk ' +
    'space, close the app if it is running, then run the command again: it starts over by itself.'
  )
}

/** @param {string} line */
function say(line) {
  process.stderr.write(`${line}\n`)
}
