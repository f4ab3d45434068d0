import { join } from 'node:path'
import { randomInt } from '#shared/engine/random.ts'
import { DatabaseInUseError } from '../../../main/store/database-lock.ts'
import { openDatabase } from '../../../main/store/open-database.ts'
import { Actor } from '../actor.ts'
import type { Attack } from '../attack.ts'
import { Failure, failUnless } from '../ledger.ts'
import { Model } from '../model.ts'

/** Opens one library in two processes and in this one. Only the first may have it, and must lose nothing. */
export const twoInstances: Attack = {
  name: 'two instances',
  quick: 1,
  async run({ dataDir, random, tally, number }) {
    const model = new Model()
    const first = new Actor(dataDir, `first ${number}`, model)
    await first.does(1 + randomInt(random, 10))
    const second = new Actor(dataDir, `second ${number}`, new Model())
    await first.does(first.acts + 5)
    tryToOpen(join(dataDir, 'campaigns.db'))
    const code = await second.ends()
    failUnless(code !== 0 && second.acts === 0, 'lost', () => 'a second process has acted')
    failUnless(
      /DatabaseInUseError|open in another window/.test(second.complaints),
      'crashes',
      () => second.complaints
    )
    await first.does(first.acts + 5)
    await first.kill()
    tally.tries += 1
    tally.told += 1
    tally.checked += model.check(dataDir)
  }
}

function tryToOpen(file: string): void {
  try {
    openDatabase(file).close()
  } catch (error) {
    if (error instanceof DatabaseInUseError) return
    throw error
  }
  throw new Failure('lost', 'two processes have the library')
}
