import { type ChildProcess, fork } from 'node:child_process'
import { join } from 'node:path'
import type { CampaignRecord, Fixture } from './fixture.ts'

/** Most objects live for one question only. A large young generation makes garbage collections rarer. */
const LARGE_YOUNG_GENERATION = '--max-semi-space-size=64'

/** Plays all fixtures in this number of processes. Returns the records in the order of the fixtures. */
export async function runFixtures(
  fixtures: readonly Fixture[],
  processes: number,
  onRecord: (record: CampaignRecord) => void = () => {}
): Promise<CampaignRecord[]> {
  const records: CampaignRecord[] = []
  const waiting = fixtures.entries()
  await Promise.all(
    Array.from({ length: Math.min(processes, fixtures.length) }, async () => {
      const child = fork(join(import.meta.dirname, './fixture-process.ts'), {
        execArgv: [...process.execArgv, LARGE_YOUNG_GENERATION]
      })
      try {
        for (const [index, fixture] of waiting) {
          const record = await played(child, fixture)
          records[index] = record
          onRecord(record)
        }
      } finally {
        child.kill()
      }
    })
  )
  return records
}

function played(child: ChildProcess, fixture: Fixture): Promise<CampaignRecord> {
  return new Promise((resolve, reject) => {
    const onExit = () => reject(new Error(`${fixture.seed} (${fixture.players.join()}) ended its process`))
    child.once('exit', onExit)
    child.once('message', (record: CampaignRecord) => {
      child.off('exit', onExit)
      resolve(record)
    })
    child.send(fixture)
  })
}
