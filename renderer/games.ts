import { byzantionCover } from './byzantion/cover.ts'
import { invasionsCover } from './invasions/cover.ts'
import { republicaCover } from './republica/cover.ts'
import { clientEntry, clientRegistry } from './table/game/client-registry.ts'
import { tetrarchiaCover } from './tetrarchia/cover.ts'

/**
 * The games that the page can show, by id. A new game needs a line here and one in the host's registry
 * (main/games.ts).
 */
export const games = clientRegistry(
  clientEntry(invasionsCover, async () => (await import('./invasions/client.tsx')).invasionsClient),
  clientEntry(tetrarchiaCover, async () => (await import('./tetrarchia/client.tsx')).tetrarchiaClient),
  clientEntry(byzantionCover, async () => (await import('./byzantion/client.tsx')).byzantionClient),
  clientEntry(republicaCover, async () => (await import('./republica/client.tsx')).republicaClient)
)
