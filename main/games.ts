import { boxGame, shelfOf } from '#shared/engine/game-box.ts'
import { invasionsBots } from '#shared/invasions/bots/index.ts'
import { invasions } from '#shared/invasions/game.ts'
import { tetrarchiaPlayers } from '#shared/tetrarchia/bots/index.ts'
import { tetrarchia } from '#shared/tetrarchia/game.ts'

/** With the players that the computer can be. */
const invasionsWithPlayers = { ...invasions, players: { bots: invasionsBots, adviser: 'legate' } }
const tetrarchiaWithPlayers = { ...tetrarchia, players: tetrarchiaPlayers }

/** The games this app plays, by id: a new one is a line here and one in the page's registry. */
export const games = shelfOf(boxGame(invasionsWithPlayers), boxGame(tetrarchiaWithPlayers))
