// Applies docs/adding-a-game.md literally to a copy of the tree, then type-checks and plays the game that it describes.
import { spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { inRoot, root } from './root.ts'

interface Block {
  readonly language: string
  readonly file: string
  readonly text: string
}

/** The blocks of the page that name a file. */
function blocksOf(page: string): Block[] {
  const blocks = page.matchAll(/^```(\w+) file=(\S+)\n([\s\S]*?)^```$/gm)
  return [...blocks].map(([, language = '', file = '', text = '']) => ({ language, file, text }))
}

/** Applies a block in patch notation: replaces each run of `-` lines by the `+` lines that follow it. */
function applyPatch(before: string, patch: string): string {
  let text = before
  for (const [, removed = '', added = ''] of patch.matchAll(/((?:^-.*\n)+)((?:^\+.*\n)+)/gm)) {
    const [old, fresh] = [removed, added].map((lines) => lines.replaceAll(/^[-+]/gm, ''))
    if (!old || !text.includes(old)) throw new Error(`the page replaces lines that are missing: ${old}`)
    text = text.replace(old, fresh ?? '')
  }
  return text
}

/** The compiler's cache from the step `types`. With it the compiler checks only the files that the page changes. */
const TYPES_CACHE = 'node_modules/.cache/types'

/** A copy of all sources that shares the installed packages. */
function copyOfTheTree(): string {
  const copy = mkdtempSync(join(tmpdir(), 'adding-a-game-'))
  onTestFinished(() => rmSync(copy, { recursive: true, force: true }))
  const sources = readdirSync(root).filter((name) => name.endsWith('.ts') || name.endsWith('.json'))
  for (const name of ['shared', 'main', 'renderer', 'assets', 'tools', 'e2e', ...sources]) {
    cpSync(inRoot(name), join(copy, name), { recursive: true })
  }
  // Links each package by itself, because the copy needs a cache of its own in the same folder.
  mkdirSync(join(copy, 'node_modules'))
  for (const name of readdirSync(inRoot('node_modules'))) {
    if (name !== '.cache') symlinkSync(inRoot('node_modules', name), join(copy, 'node_modules', name))
  }
  if (existsSync(inRoot(TYPES_CACHE))) {
    cpSync(inRoot(TYPES_CACHE), join(copy, TYPES_CACHE), { recursive: true })
  }
  return copy
}

function run(cwd: string, ...args: string[]): string {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd, encoding: 'utf8' })
  expect({ status, output: status === 0 ? '' : stdout + stderr }).toEqual({ status: 0, output: '' })
  return stdout
}

it('a reader who follows the page gets a game that type-checks and plays', { timeout: 240_000 }, () => {
  const copy = copyOfTheTree()
  const blocks = blocksOf(readFileSync(inRoot('docs/adding-a-game.md'), 'utf8'))
  expect(blocks.map(({ file }) => file)).toContain('renderer/games.ts')
  for (const { language, file, text } of blocks) {
    const path = join(copy, file)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, language === 'diff' ? applyPatch(readFileSync(path, 'utf8'), text) : text)
  }
  const tsc = join(root, 'node_modules', 'typescript', 'bin', 'tsc')
  for (const [project, cache] of [
    ['.', 'root'],
    ['renderer', 'renderer']
  ] as const) {
    const incremental = [
      '--incremental',
      '--tsBuildInfoFile',
      join(copy, TYPES_CACHE, `${cache}.tsbuildinfo`)
    ]
    // The cache lists packages by their paths in the tree, so the compiler must not resolve the links.
    run(copy, tsc, '-p', project, '--preserveSymlinks', ...incremental)
  }
  const cli = (...args: string[]) =>
    JSON.parse(run(copy, '--disable-warning=ExperimentalWarning', 'main/cli.ts', ...args))
  expect(cli('play', '--game', 'high-card')).toMatchObject({ result: { winners: ['player'] } })
  expect(cli('rules', 'H.1', '--game', 'high-card').sections[0].functions).toEqual([
    'shared/high-card/game.ts:10 draw'
  ])
})
