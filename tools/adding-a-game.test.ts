// Follows docs/adding-a-game.md literally on a copy of the tree: the game that it describes type-checks and is played.
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

/** A change in the notation of a patch: each run of `-` lines is replaced by the `+` lines that follow it. */
function changed(before: string, patch: string): string {
  let text = before
  for (const [, gone = '', come = ''] of patch.matchAll(/((?:^-.*\n)+)((?:^\+.*\n)+)/gm)) {
    const [old, fresh] = [gone, come].map((lines) => lines.replaceAll(/^[-+]/gm, ''))
    if (!old || !text.includes(old)) throw new Error(`the page changes what is not there: ${old}`)
    text = text.replace(old, fresh ?? '')
  }
  return text
}

/** What the step `types` knows of the tree. With it the compiler checks only what the page changes. */
const TYPES_CACHE = 'node_modules/.cache/types'

/** A copy of all sources that shares the installed packages. */
function copyOfTheTree(): string {
  const copy = mkdtempSync(join(tmpdir(), 'adding-a-game-'))
  onTestFinished(() => rmSync(copy, { recursive: true, force: true }))
  const sources = readdirSync(root).filter((name) => name.endsWith('.ts') || name.endsWith('.json'))
  for (const name of ['shared', 'main', 'renderer', 'assets', 'tools', 'e2e', ...sources]) {
    cpSync(inRoot(name), join(copy, name), { recursive: true })
  }
  // Package by package: the copy has a cache of its own, at the same place.
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

it('the page leads to a game of one move that is played like any other', { timeout: 240_000 }, () => {
  const copy = copyOfTheTree()
  const blocks = blocksOf(readFileSync(inRoot('docs/adding-a-game.md'), 'utf8'))
  expect(blocks.map(({ file }) => file)).toContain('renderer/games.ts')
  for (const { language, file, text } of blocks) {
    const path = join(copy, file)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, language === 'diff' ? changed(readFileSync(path, 'utf8'), text) : text)
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
    // The cache knows the packages by their places in the tree, not by where the links lead.
    run(copy, tsc, '-p', project, '--preserveSymlinks', ...incremental)
  }
  const cli = (...args: string[]) =>
    JSON.parse(run(copy, '--disable-warning=ExperimentalWarning', 'main/cli.ts', ...args))
  expect(cli('play', '--game', 'high-card')).toMatchObject({ result: { winners: ['player'] } })
  expect(cli('rules', 'H.1', '--game', 'high-card').sections[0].functions).toEqual([
    'shared/high-card/game.ts:10 draw'
  ])
})
