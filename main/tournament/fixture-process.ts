// Entry of a process that plays campaigns of a tournament, one for each message.

import { kits } from '../games.ts'
import { type Fixture, playFixture } from './fixture.ts'

process.on('message', (fixture: Fixture) => {
  const kit = kits.get(fixture.game)
  if (!kit) throw new Error(`there is no game '${fixture.game}'`)
  process.send?.(playFixture(kit, fixture))
})
