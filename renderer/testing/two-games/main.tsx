import { invasionsClient } from '../../invasions/client.tsx'
import { startPage } from '../../start-page.tsx'
import { clientRegistry, eraseClientTypes } from '../../table/game/any-game-client.tsx'
import { raceClient } from './race-client.tsx'

startPage(clientRegistry(eraseClientTypes(invasionsClient), eraseClientTypes(raceClient)))
