import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { describe, expect, it, onTestFinished } from 'vitest'
import { tempDir } from '../testing/temp-dir.ts'
import { DatabaseInUseError } from './database-lock.ts'
import { openDatabase } from './open-database.ts'
import { readOpenMarker } from './open-marker.ts'

const module = join(import.meta.dirname, 'open-database.ts')

/** Another process that opens the database and holds it until it is killed. */
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
  throw new Error('it did not come up')
}

describe('one process owns the campaigns', () => {
  it('a second one is told so, and changes nothing', async () => {
    const file = join(tempDir(), 'campaigns.db')
    await otherOwner(file)
    const before = statSync(file).mtimeMs
    expect(() => openDatabase(file)).toThrow(DatabaseInUseError)
    expect(() => openDatabase(file)).toThrow(file)
    expect(statSync(file).mtimeMs).toBe(before)
  })

  it('until it is killed: then the next one has them', async () => {
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

  it('in the same process too', () => {
    const file = join(tempDir(), 'campaigns.db')
    const { close } = openDatabase(file)
    expect(() => openDatabase(file)).toThrow(DatabaseInUseError)
    close()
    openDatabase(file).close()
  })

  it('whatever lies in the file that is locked', () => {
    const file = join(tempDir(), 'campaigns.db')
    writeFileSync(`${file}.lock`, 'The year is 378. '.repeat(100))
    const { close } = openDatabase(file)
    expect(() => openDatabase(file)).toThrow(DatabaseInUseError)
    close()
  })
})
