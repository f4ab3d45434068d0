// Entry of the thread in which computer players think.
import { games } from './games.ts'
import { runBotThread } from './host/bot-thread.ts'

runBotThread(games)
