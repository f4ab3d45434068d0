import { invasionsClient } from '../../invasions/client.tsx'
import { startPage } from '../../start-page.tsx'
import { clientShelf, openClient } from '../../table/game/open-client.tsx'
import { raceClient } from './race-client.tsx'

startPage(clientShelf(openClient(invasionsClient), openClient(raceClient)))
