import { boxGame, shelfOf } from '#shared/engine/game-box.ts'
import { invasions } from '#shared/invasions/game.ts'

/** The games this app plays, by id: a new one is a line here and one in the page's registry. */
export const games = shelfOf(boxGame(invasions))
