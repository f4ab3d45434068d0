import { type ChildProcess, fork } from 'node:child_process'
import { join } from 'node:path'
import type { CampaignRecord, Fixture } from './contest.ts'

/** Views and plans live for one question: the fewer collections, the more campaigns. */
const ROOM_FOR_WHAT_IS_SOON_FORGOTTEN = '--max-semi-space-size=64'

/** Plays all fixtures, each in one of so many processes; the records come in the order of the fixtures. */
export async function runContest(
  fixtures: readonly Fixture[],
  processes: number,
  onRecord: (record: CampaignRecord) => void = () => {}
): Promise<CampaignRecord[]> {
  const records: CampaignRecord[] = []
  const waiting = fixtures.entries()
  await Promise.all(
    Array.from({ length: Math.min(processes, fixtures.length) }, async () => {
      const child = fork(join(import.meta.dirname, 'contest-process.ts'), {
        execArgv: [...process.execArgv, ROOM_FOR_WHAT_IS_SOON_FORGOTTEN]
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
    const broken = () =>
      reject(new Error(`${fixture.seed} (${fixture.players.join()}) broke its process off`))
    child.once('exit', broken)
    child.once('message', (record: CampaignRecord) => {
      child.off('exit', broken)
      resolve(record)
    })
    child.send(fixture)
  })
}
