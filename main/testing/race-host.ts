import { eraseTypes, gameRegistry } from '#shared/engine/any-game.ts'
import type { Game } from '#shared/engine/game.ts'
import type { Race } from '#shared/engine/testing/river-race/types.ts'
import { riverRace } from '#shared/engine/testing/river-race.ts'
import type { Seats } from '#shared/ipc/campaign.ts'
import { Host, type HostOptions } from '../host/host.ts'
import { nodeReaderStarter } from '../host/reader-process.ts'
import { programFile } from './programs.ts'

/** A host that plays only the engine's toy game. */
export function raceHost(
  dataDir: string,
  game: Game<Race> = riverRace,
  now: () => number = Date.now,
  others: Partial<HostOptions> = {}
): Host {
  return new Host({
    now,
    games: gameRegistry(eraseTypes(game)),
    fileExtension: 'campaign',
    dataDir,
    startReader: nodeReaderStarter(programFile('import-process'), programFile('race-import-thread')),
    botThread: programFile('race-bot-thread'),
    appVersion: '1.2.3',
    shell: 'browser',
    ...others
  })
}

export const twoPeople = {
  north: { kind: 'human', name: 'Ana' },
  south: { kind: 'human', name: 'Luis' }
} as const satisfies Seats

/** The payload of 'library.create' for a race between two people. */
export const newRace = { game: riverRace.id, title: 'Race', seats: twoPeople, options: {}, seed: 'seed' }
