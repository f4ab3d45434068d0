import { byzantionClient } from './byzantion/client.tsx'
import { invasionsClient } from './invasions/client.tsx'
import { clientRegistry, eraseClientTypes } from './table/game/any-game-client.tsx'
import { tetrarchiaClient } from './tetrarchia/client.tsx'

/**
 * The games that the page can show, by id. A new game needs a line here and one in the host's registry
 * (main/games.ts).
 */
export const games = clientRegistry(
  eraseClientTypes(invasionsClient),
  eraseClientTypes(tetrarchiaClient),
  eraseClientTypes(byzantionClient)
)
