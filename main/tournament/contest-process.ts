// Entry of a process that plays campaigns of a tournament, one at a time as it is told.

import { games } from '../games.ts'
import { gameOf } from '../host/game-of.ts'
import { type Fixture, playFixture } from './contest.ts'

process.on('message', (fixture: Fixture) => {
  process.send?.(playFixture(gameOf(games, fixture.game), fixture))
})
