// Follows docs/adding-a-game.md literally on a copy of the tree: the game that it describes type-checks and is played.
import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
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

/** A copy of the sources that shares the installed packages. */
function copyOfTheTree(): string {
  const copy = mkdtempSync(join(tmpdir(), 'adding-a-game-'))
  onTestFinished(() => rmSync(copy, { recursive: true, force: true }))
  for (const folder of ['shared', 'main', 'renderer', 'assets']) {
    cpSync(inRoot(folder), join(copy, folder), { recursive: true })
  }
  for (const file of ['package.json', 'tsconfig.json']) cpSync(inRoot(file), join(copy, file))
  symlinkSync(inRoot('node_modules'), join(copy, 'node_modules'))
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
  for (const [folder, entry] of [
    ['.', 'main/cli.ts'],
    ['renderer', 'main.tsx']
  ] as const) {
    // What the two halves of the app start with, and all that it needs: the registries are part of it.
    const project = join(copy, folder, 'entry.json')
    writeFileSync(project, JSON.stringify({ extends: './tsconfig.json', include: [], files: [entry] }))
    run(copy, tsc, '--noEmit', '-p', project)
  }
  const cli = (...args: string[]) =>
    JSON.parse(run(copy, '--disable-warning=ExperimentalWarning', 'main/cli.ts', ...args))
  expect(cli('play', '--game', 'high-card')).toMatchObject({ result: { winners: ['player'] } })
  expect(cli('rules', 'H.1', '--game', 'high-card').sections[0].functions).toEqual([
    'shared/high-card/game.ts:10 draw'
  ])
})
