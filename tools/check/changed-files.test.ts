import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { changedFiles } from './changed-files.ts'

function repository() {
  const folder = mkdtempSync(join(tmpdir(), 'changed-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@b', ...args], {
      cwd: folder,
      stdio: 'ignore'
    })
  const write = (name: string, text: string) => {
    mkdirSync(join(folder, name, '..'), { recursive: true })
    writeFileSync(join(folder, name), text)
  }
  git('init', '-b', 'main')
  for (const name of ['a.ts', 'b.ts', 'c.ts']) write(name, 'one')
  git('add', '-A')
  git('commit', '-m', 'one')
  git('switch', '-c', 'work')
  return { folder, git, write }
}

test('lists what has changed since the last commit, with new files and without deleted ones', () => {
  const { folder, write } = repository()
  expect(changedFiles(folder)).toEqual([])
  write('a.ts', 'two')
  write('new/d.ts', 'one')
  rmSync(join(folder, 'b.ts'))
  expect(changedFiles(folder)).toEqual(['a.ts', 'new/d.ts'])
})

test('lists what the branch has changed if everything is committed', () => {
  const { folder, git, write } = repository()
  write('c.ts', 'two')
  git('commit', '-am', 'two')
  expect(changedFiles(folder)).toEqual(['c.ts'])
  write('a.ts', 'two')
  expect(changedFiles(folder)).toEqual(['a.ts'])
})

test('lists nothing without a repository', () => {
  const folder = mkdtempSync(join(tmpdir(), 'changed-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  expect(changedFiles(folder)).toEqual([])
})
