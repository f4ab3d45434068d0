import { games } from './games.ts'
import { startPage } from './start-page.tsx'

startPage(games)
