// The thread of the computer players for hosts that play the engine's toy game.
import { eraseTypes, gameRegistry } from '#shared/engine/any-game.ts'
import { riverRace } from '#shared/engine/testing/river-race.ts'
import { runBotThread } from '../host/bot-thread.ts'

runBotThread(gameRegistry(eraseTypes(riverRace)))
