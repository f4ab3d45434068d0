// The thread that reads campaign files for hosts that play the engine's toy game.
import { eraseTypes, gameRegistry } from '#shared/engine/any-game.ts'
import { riverRace } from '#shared/engine/testing/river-race.ts'
import { runImportThread } from '../host/import-thread.ts'

runImportThread(gameRegistry(eraseTypes(riverRace)))
