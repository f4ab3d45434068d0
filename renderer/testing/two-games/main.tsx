import { invasionsCover } from '../../invasions/cover.ts'
import { startPage } from '../../start-page.tsx'
import { clientEntry, clientRegistry } from '../../table/game/client-registry.ts'
import { raceCover } from './race-cover.tsx'

startPage(
  clientRegistry(
    clientEntry(invasionsCover, async () => (await import('../../invasions/client.tsx')).invasionsClient),
    clientEntry(raceCover, async () => (await import('./race-client.tsx')).raceClient)
  )
)
