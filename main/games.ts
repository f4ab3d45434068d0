import { shelfOf } from '#shared/engine/game-box.ts'
import { kitShelf } from '#shared/engine/kit.ts'
import { invasionsKit } from '#shared/invasions/kit.ts'
import { tetrarchiaKit } from '#shared/tetrarchia/kit.ts'

/** The games of this app. A new game adds a line here and one in the page's registry. */
export const kits = kitShelf(invasionsKit, tetrarchiaKit)

/** The games alone, by id. */
export const games = shelfOf(...[...kits.values()].map(({ game }) => game))
