import { invasionsClient } from './invasions/client.tsx'
import { clientShelf, openClient } from './table/game/open-client.tsx'
import { tetrarchiaClient } from './tetrarchia/client.tsx'

/** The games on the shelf, by id: a new one is a line here and one in the host's registry. */
export const games = clientShelf(openClient(invasionsClient), openClient(tetrarchiaClient))
