// Keeps node_modules in step with the lock file. Everything it prints goes to stderr,
// so that a command's stdout stays its own.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Runs `npm ci` unless the stamp in node_modules matches lock file, manifest and platform. */
export function ensureInstalled(root) {
  const stampFile = join(root, 'node_modules', '.installed-for')
  const wanted = fingerprint(root)
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === wanted) return

  process.stderr.write('Installing dependencies (once, about half a minute) ...\n')
  const { status, error } = npm(root, [
    'ci',
    '--include=dev',
    '--include=optional',
    '--ignore-scripts',
    '--loglevel=error'
  ])
  if (status !== 0) {
    throw new Error(
      `Installing dependencies failed${error ? ` (${error.message})` : ''}: ` +
        'check the network and free disk space, then run the command again.'
    )
  }
  writeFileSync(stampFile, wanted)
}

function fingerprint(root) {
  const hash = createHash('sha256')
  for (const file of ['package-lock.json', 'package.json']) hash.update(readFileSync(join(root, file)))
  return `${hash.digest('hex')} ${process.platform}-${process.arch}`
}

function npm(root, args) {
  const options = { cwd: root, stdio: ['ignore', process.stderr, process.stderr] }
  const cli = process.env.npm_execpath
  if (cli?.endsWith('.js')) return spawnSync(process.execPath, [cli, ...args], options)
  return spawnSync('npm', args, { ...options, shell: process.platform === 'win32' })
}
