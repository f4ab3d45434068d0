import { closeSync, existsSync, openSync, readSync } from 'node:fs'
import { resolve } from 'node:path'
import { product } from '#shared/app/product.ts'
import type { AnyGame, GameRegistry } from '#shared/engine/any-game.ts'
import { CommandError } from '#shared/engine/game-command.ts'
import type { OpenMatch } from '#shared/engine/open-match.ts'
import { CallFailure } from '../host/call-failure.ts'
import { gameOf } from '../host/game-of.ts'
import { Library } from '../host/library.ts'
import { resumeCampaign } from '../host/resume-campaign.ts'
import { CampaignStore, type StoredCampaign } from '../store/campaign-store.ts'
import { DatabaseInUseError } from '../store/database-lock.ts'
import {
  NewerDatabaseError,
  type OpenedDatabase,
  openDatabase,
  UnusableStorageError
} from '../store/open-database.ts'

/** Opens the campaigns of a database file while a command runs. */
export function withStore<T>(file: string | undefined, use: (store: CampaignStore) => T): T {
  if (!file) throw new CommandError('--db FILE is needed')
  if (!mayBeDatabase(file)) throw new CommandError(`${file} is no campaign database; nothing was changed`)
  const { database, close } = openForCommand(resolve(file))
  try {
    return use(new CampaignStore(database, Date.now))
  } catch (error) {
    if (error instanceof CallFailure) throw new CommandError(error.message)
    throw error
  } finally {
    close()
  }
}

/** Opens the database. Reasons that the player can act on become a CommandError of one line. */
function openForCommand(file: string): OpenedDatabase {
  try {
    return openDatabase(file)
  } catch (error) {
    const isExplained =
      error instanceof DatabaseInUseError ||
      error instanceof NewerDatabaseError ||
      error instanceof UnusableStorageError
    throw isExplained ? new CommandError(error.message) : error
  }
}

/** Whether the file is a database, empty, or absent. A mistyped name must not set an unrelated file aside. */
function mayBeDatabase(file: string): boolean {
  if (!existsSync(file)) return true
  const start = Buffer.alloc(SQLITE_HEADER.length)
  const descriptor = openSync(file, 'r')
  try {
    const length = readSync(descriptor, start)
    return length === 0 || start.toString('latin1') === SQLITE_HEADER
  } finally {
    closeSync(descriptor)
  }
}

const SQLITE_HEADER = 'SQLite format 3\0'

export function loadFrom(store: CampaignStore, id: string | undefined): StoredCampaign {
  const stored = id ? store.load(id) : null
  if (!stored) {
    const known = store.list().map((card) => card.id)
    throw new CommandError(
      `there is no campaign '${id ?? ''}'${known.length > 0 ? `: use ${known.join(' | ')}` : ''}`
    )
  }
  return stored
}

/** Loads a campaign and resumes its match. */
export function resumeStored(store: CampaignStore, games: GameRegistry, id: string | undefined) {
  const stored = loadFrom(store, id)
  const game = gameOf(games, stored.game)
  const { match, setBackBy } = resumeCampaign(game, requireSameRules(game, stored))
  if (setBackBy > 0)
    throw new CommandError(`${setBackBy} answers cannot be replayed: open the campaign in the app`)
  return { stored, game, match }
}

/** Refuses a campaign of another rules version: only the player decides whether to replay it under today's rules. */
export function requireSameRules(game: AnyGame, stored: StoredCampaign): StoredCampaign {
  if (stored.rulesVersion === game.rulesVersion) return stored
  throw new CommandError(
    `the campaign was played under rules ${stored.rulesVersion}, this app has ${game.rulesVersion}: open it in the app to choose how to go on`
  )
}

export function libraryOf(store: CampaignStore, games: GameRegistry): Library {
  return new Library(store, games, product.fileExtension)
}

/** The state of a campaign in a few fields. */
export function campaignStatus(match: OpenMatch) {
  const { turn, scores, result, facts } = match.summary(null)
  return { turn, ...facts, score: scores, result, decisions: match.answers, hash: match.hash }
}
