import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { describe, expect, it, onTestFinished } from 'vitest'
import { programFile } from '../testing/programs.ts'
import { tempDir } from '../testing/temp-dir.ts'
import { DatabaseInUseError } from './database-lock.ts'
import { openDatabase } from './open-database.ts'
import { readOpenMarker } from './open-marker.ts'

const module = programFile('open-database')

/** Starts another process that holds the database open until it is killed. */
async function otherOwner(file: string): Promise<ChildProcess> {
  const script = `
    const { openDatabase } = await import(${JSON.stringify(module)})
    openDatabase(${JSON.stringify(file)})
    console.log('open')
    setInterval(() => {}, 1000)`
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit']
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  for await (const line of createInterface({ input: child.stdout })) if (line === 'open') return child
  throw new Error('the other process did not start')
}

describe('one process owns the campaigns', () => {
  it('a second one gets an error and changes nothing', async () => {
    const file = join(tempDir(), 'campaigns.db')
    await otherOwner(file)
    const before = statSync(file).mtimeMs
    expect(() => openDatabase(file)).toThrow(DatabaseInUseError)
    expect(() => openDatabase(file)).toThrow(file)
    expect(statSync(file).mtimeMs).toBe(before)
  })

  it('until it is killed: then the next one can open them', async () => {
    const file = join(tempDir(), 'campaigns.db')
    for (let time = 0; time < 3; time++) {
      const owner = await otherOwner(file)
      expect(readOpenMarker(file)?.pid).toBe(owner.pid)
      owner.kill('SIGKILL')
      await once(owner, 'exit')
      const { close, findings } = openDatabase(file)
      expect(findings).toEqual([])
      close()
    }
  })

  it('also within the same process', () => {
    const file = join(tempDir(), 'campaigns.db')
    const { close } = openDatabase(file)
    expect(() => openDatabase(file)).toThrow(DatabaseInUseError)
    close()
    openDatabase(file).close()
  })

  it('whatever the lock file contains', () => {
    const file = join(tempDir(), 'campaigns.db')
    writeFileSync(`${file}.lock`, 'The year is 378. '.repeat(100))
    const { close } = openDatabase(file)
    expect(() => openDatabase(file)).toThrow(DatabaseInUseError)
    close()
  })
})
