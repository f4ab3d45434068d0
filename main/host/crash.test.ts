import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { createRandom, randomInt } from '#shared/engine/random.ts'
import { KillablePlayer } from '../testing/killable-player.ts'
import { raceHost } from '../testing/race-host.ts'
import { tempDir } from '../testing/temp-dir.ts'
import { openPage } from '../testing/test-page.ts'

/** `npm run torture` kills hundreds of processes. */
const KILLS = 10
/** A process gives at most this many answers before it is killed. */
const MAX_ANSWERS = 20

/** Opens the campaign after a kill, checks that nothing is lost, and returns its number of answers. */
function openAgain(dataDir: string, acknowledged: number): number {
  const host = raceHost(dataDir)
  try {
    const page = openPage(host)
    const [card] = page.call('library.list', {})
    if (!card) throw new Error('the campaign is gone')
    const table = page.call('table.sit', { campaign: card.id, side: card.waitingFor[0] ?? null })
    const lost = `${acknowledged} answers were acknowledged, ${table.answers} are there`
    // The process may have saved one more answer than it acknowledged.
    expect(table.answers, lost).toBeGreaterThanOrEqual(acknowledged)
    expect(table.answers, lost).toBeLessThanOrEqual(acknowledged + 1)
    expect(table.log).toHaveLength(table.answers + 1)
    expect(table.decision?.number).toBe(table.answers)
    expect(host.info.notices).toEqual([])
    expect(page.received('notice')).toEqual([])
    return table.answers
  } finally {
    host.close()
  }
}

describe('a killed process', () => {
  it(`loses no acknowledged answer, ${KILLS} times in a row`, { timeout: 120_000 }, async () => {
    const dataDir = tempDir()
    const random = createRandom('kill')
    const counts: number[] = []
    for (let kill = 0; kill < KILLS; kill++) {
      const player = new KillablePlayer(dataDir)
      await player.waitForAnswers(1 + randomInt(random, MAX_ANSWERS))
      await player.kill()
      counts.push(openAgain(dataDir, player.acknowledged))
    }
    expect(counts.at(-1)).toBeGreaterThan(KILLS)
  })

  it('that fails to start is reported at once, with its error output', async () => {
    const noFolder = join(tempDir(), 'a-file')
    writeFileSync(noFolder, '')
    const player = new KillablePlayer(noFolder)
    await expect(player.waitForAnswers(1)).rejects.toThrow(
      /ended by itself \(1\); its last answer was -1; it said: .*a-file/s
    )
  })
})
