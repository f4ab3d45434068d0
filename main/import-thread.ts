// Entry of the thread that reads campaign files.
import { games } from './games.ts'
import { runImportThread } from './host/import-thread.ts'

runImportThread(games)
