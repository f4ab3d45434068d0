// Runs Debian's own programs, and programs of ours as an ordinary user of the machine.
import { type SpawnSyncReturns, spawnSync } from 'node:child_process'
import { chmodSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import Sqlite from 'better-sqlite3'
import { inRoot } from '../../tools/root.ts'

/** A user of the test's own, who is removed with all that is hers. */
export class Player {
  readonly name: string
  readonly home: string
  /** Her library of campaigns. */
  readonly library: string

  constructor(name: string) {
    this.name = name
    this.home = `/home/${name}`
    this.library = join(this.home, '.config/Invasions/campaigns.db')
  }

  add(): void {
    this.remove()
    must('useradd', ['--create-home', this.name])
  }

  remove(): void {
    run('userdel', ['--force', '--remove', this.name])
  }

  /** The arguments of `runuser` that run a command as this user, on a display of its own. */
  command(...command: readonly string[]): string[] {
    const { name, home } = this
    return ['-u', name, '--', 'env', `HOME=${home}`, `XDG_RUNTIME_DIR=${home}`, 'xvfb-run', '-a', ...command]
  }

  /** Writes a program that starts `program` as this user: Chromium's sandbox works for no root. */
  starter(program: string, folder: string): string {
    const file = join(folder, `as-${this.name}`)
    writeFileSync(file, `#!/bin/sh\nexec runuser ${this.command(program).join(' ')} "$@"\n`)
    chmodSync(file, 0o755)
    return file
  }

  /** The campaigns in the library. */
  titles(): string[] {
    const database = new Sqlite(this.library, { readonly: true })
    try {
      return database.prepare<[], string>('SELECT title FROM campaigns ORDER BY created_at').pluck().all()
    } finally {
      database.close()
    }
  }
}

export function apt(...args: string[]): void {
  must('apt-get', ['--yes', '-qq', ...args])
}

export function run(program: string, args: readonly string[]): SpawnSyncReturns<string> {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  return spawnSync(program, args, { cwd: inRoot(), encoding: 'utf8', env })
}

export function must(program: string, args: readonly string[]): string {
  const { status, stdout, stderr } = run(program, args)
  expect(status, `${program} ${args.join(' ')}: ${stderr}`).toBe(0)
  return stdout
}
