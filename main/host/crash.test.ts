import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { describe, expect, it } from 'vitest'
import { createRandom, randomInt } from '#shared/engine/random.ts'
import { raceHost } from '../testing/race-host.ts'
import { tempDir } from '../testing/temp-dir.ts'
import { openPage } from '../testing/test-page.ts'

const KILLS = 25

/** Starts a process that answers decisions for ever and says after each which answer was acknowledged. */
function startPlaying(dataDir: string): ChildProcess {
  const script = join(import.meta.dirname, '..', 'testing', 'play-for-ever.ts')
  return spawn(process.execPath, ['--disable-warning=ExperimentalWarning', script, dataDir], {
    stdio: ['ignore', 'pipe', 'inherit']
  })
}

/** Lets it play, kills it in the middle of something, and returns what it had acknowledged last. */
async function playAndKill(dataDir: string, milliseconds: number): Promise<number> {
  const child = startPlaying(dataDir)
  let acknowledged = -1
  const lines = createInterface({ input: child.stdout ?? process.stdin })
  const begun = new Promise<void>((resolve) => {
    lines.on('line', (line) => {
      acknowledged = Number(line)
      resolve()
    })
  })
  await begun
  await new Promise((resolve) => setTimeout(resolve, milliseconds))
  const ended = new Promise((resolve) => lines.on('close', resolve))
  child.kill('SIGKILL')
  await ended
  return acknowledged
}

describe('a killed process', () => {
  it(`loses no acknowledged answer, ${KILLS} times in a row`, { timeout: 120_000 }, async () => {
    const dataDir = tempDir()
    const random = createRandom('kill')
    const counts: number[] = []
    for (let kill = 0; kill < KILLS; kill++) {
      const acknowledged = await playAndKill(dataDir, randomInt(random, 60))
      const host = raceHost(dataDir)
      const page = openPage(host)
      const [card] = page.call('library.list', {})
      if (!card) throw new Error('the campaign is there')
      const table = page.call('table.sit', { campaign: card.id, side: card.waitingFor[0] ?? null })
      // The process may have saved one more answer than it lived to tell of.
      expect(table.answers).toBeGreaterThanOrEqual(acknowledged)
      expect(table.answers).toBeLessThanOrEqual(acknowledged + 1)
      expect(table.log).toHaveLength(table.answers + 1)
      expect(table.decision?.number).toBe(table.answers)
      expect(host.info.notices).toEqual([])
      expect(page.told('notice')).toEqual([])
      counts.push(table.answers)
      host.close()
    }
    expect(counts.at(-1)).toBeGreaterThan(KILLS)
  })
})
