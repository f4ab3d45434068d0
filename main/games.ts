import { gameRegistry } from '#shared/engine/any-game.ts'
import { kitRegistry } from '#shared/engine/kit.ts'
import { invasionsKit } from '#shared/invasions/kit.ts'
import { tetrarchiaKit } from '#shared/tetrarchia/kit.ts'

/** The games of this app. A new game adds a line here and one in the page's registry. */
export const kits = kitRegistry(invasionsKit, tetrarchiaKit)

/** The games alone, by id. */
export const games = gameRegistry(...[...kits.values()].map(({ game }) => game))
