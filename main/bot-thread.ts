// Entry of the thread that runs the computer players.
import { games } from './games.ts'
import { runBotThread } from './host/bot-thread.ts'

runBotThread(games)
