import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { product } from '#shared/app/product.ts'
import { inRoot } from '../root.ts'
import type { DebianParts } from './debian-parts.ts'

/** Where the parts of Debian's package go in the archive. What only Debian reads is left out. */
const PLACES = [
  [`/opt/${product.name}`, product.name],
  ['/usr/share/applications/', 'share/applications/'],
  ['/usr/share/icons/', 'share/icons/'],
  ['/usr/share/mime/', 'share/mime/']
] as const

/**
 * Makes an archive for systems without Debian's packages: the app, its desktop entry, icons and file type, and a script
 * that installs them for one user. Returns its path.
 */
export function makeLinuxArchive(parts: DebianParts, output: string): string {
  const { options, files, texts } = parts
  const name = `${options.get('name')}-${options.get('version')}-linux-${archOf(options.get('architecture'))}`
  const staged = mkdtempSync(join(tmpdir(), 'linux-archive-'))
  try {
    for (const [from, to] of files) {
      const place = placeOf(to)
      if (place === null) continue
      const target = join(staged, name, place)
      mkdirSync(dirname(target), { recursive: true })
      const text = texts.get(from)
      if (text === undefined) cpSync(from, target, { recursive: true, verbatimSymlinks: true })
      else writeFileSync(target, text)
    }
    for (const file of ['assets/linux/install.sh', 'LICENSE'])
      cpSync(inRoot(file), join(staged, name, file.split('/').at(-1) ?? ''))
    mkdirSync(output, { recursive: true })
    const archive = join(output, `${name}.tar.gz`)
    must('tar', ['--create', '--gzip', '--owner=0', '--group=0', '--file', archive, '-C', staged, name])
    return archive
  } finally {
    rmSync(staged, { recursive: true, force: true })
  }
}

/** Signs a file with a key of GnuPG. The signature lies beside it. Returns its path. */
export function signFile(file: string, key: string): string {
  const signature = `${file}.asc`
  rmSync(signature, { force: true })
  must('gpg', ['--batch', '--local-user', key, '--armor', '--detach-sign', '--output', signature, file])
  return signature
}

function placeOf(path: string): string | null {
  const found = PLACES.find(([from]) => path.startsWith(from))
  return found ? found[1] + path.slice(found[0].length) : null
}

/** Debian has its own names. */
function archOf(debian: string | undefined): string {
  return debian === 'amd64' ? 'x64' : (debian ?? '')
}

function must(program: string, args: readonly string[]): void {
  const { status, stderr, error } = spawnSync(program, args, { encoding: 'utf8' })
  if (status !== 0) throw new Error(`${program} failed: ${error?.message ?? stderr}`)
}
