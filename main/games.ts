import { byzantionGame, byzantionKit } from '#shared/byzantion/kit.ts'
import { gameRegistry } from '#shared/engine/any-game.ts'
import { kitRegistry } from '#shared/engine/kit.ts'
import { invasionsGame, invasionsKit } from '#shared/invasions/kit.ts'
import { republicaGame, republicaKit } from '#shared/republica/kit.ts'
import { tetrarchiaGame, tetrarchiaKit } from '#shared/tetrarchia/kit.ts'

/** The games of this app. A new game adds itself here, its kit below, and its client to the page's registry. */
export const games = gameRegistry(invasionsGame, tetrarchiaGame, byzantionGame, republicaGame)

/** Their kits, for the command line. The comment lets the bundler drop them from the app, which needs the games only. */
export const kits = /* @__PURE__ */ kitRegistry(invasionsKit, tetrarchiaKit, byzantionKit, republicaKit)
