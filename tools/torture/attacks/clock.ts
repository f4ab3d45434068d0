import { randomInt } from '#shared/engine/random.ts'
import { riverRace } from '#shared/engine/testing/river-race.ts'
import { newRace, raceHost } from '../../../main/testing/race-host.ts'
import { openPage } from '../../../main/testing/test-page.ts'
import type { Attack } from '../attack.ts'
import { failUnless } from '../ledger.ts'

const DAY = 24 * 60 * 60 * 1000
const START = Date.UTC(2026, 0, 1)

/** Sets the clock wrong by up to ten years at every start. The app must not purge what was deleted lately. */
export const wrongClock: Attack = {
  name: 'wrong clock',
  quick: 2,
  async run({ dataDir, random, tally }) {
    const first = raceHost(dataDir, riverRace, () => START)
    const page = openPage(first)
    const { campaign } = page.call('library.create', newRace)
    page.call('library.delete', { campaign })
    first.close()
    for (let start = 0; start < 6; start++) {
      const now = START + (randomInt(random, 7300) - 3650) * DAY
      raceHost(dataDir, riverRace, () => now).close()
      tally.tries += 1
    }
    const last = raceHost(dataDir, riverRace, () => START + DAY)
    try {
      const again = openPage(last)
      again.call('library.restore', { campaign })
      const found = again.call('library.list', {}).some(({ id }) => id === campaign)
      failUnless(found, 'lost', () => 'the app purged a deleted campaign too early')
      tally.checked += 1
    } finally {
      last.close()
    }
  }
}
