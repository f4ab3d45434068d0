import { closeSync, existsSync, openSync, readSync } from 'node:fs'
import { resolve } from 'node:path'
import { product } from '#shared/app/product.ts'
import type { GameBox, GameShelf } from '#shared/engine/game-box.ts'
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
import { CommandError } from './command.ts'

/** Opens the campaigns of a database file for the length of a command. */
export function withStore<T>(file: string | undefined, use: (store: CampaignStore) => T): T {
  if (!file) throw new CommandError('--db FILE is needed')
  if (!mayBeDatabase(file)) throw new CommandError(`${file} is no campaign database; nothing was changed`)
  const { database, close } = opened(resolve(file))
  try {
    return use(new CampaignStore(database, Date.now))
  } catch (error) {
    if (error instanceof CallFailure) throw new CommandError(error.message)
    throw error
  } finally {
    close()
  }
}

/** What keeps a database from being opened is said in one line. */
function opened(file: string): OpenedDatabase {
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

/** A slip in the file's name must not set a stranger's file aside as damaged: it is a database, empty, or not there yet. */
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

/** A stored campaign and its match, with the game that it belongs to. */
export function resumed(store: CampaignStore, games: GameShelf, id: string | undefined) {
  const stored = loadFrom(store, id)
  const game = gameOf(games, stored.game)
  const { match, setBackBy } = resumeCampaign(game, sameRules(game, stored))
  if (setBackBy > 0)
    throw new CommandError(`${setBackBy} answers cannot be replayed: open the campaign in the app`)
  return { stored, game, match }
}

/** Nothing is replayed under other rules before a player has said so. */
export function sameRules(game: GameBox, stored: StoredCampaign): StoredCampaign {
  if (stored.rulesVersion === game.rulesVersion) return stored
  throw new CommandError(
    `the campaign was played under rules ${stored.rulesVersion}, this app has ${game.rulesVersion}: open it in the app to choose how to go on`
  )
}

export function libraryOf(store: CampaignStore, games: GameShelf): Library {
  return new Library(store, games, product.fileExtension)
}

/** How a campaign stands, in short. */
export function standing(match: OpenMatch) {
  const { turn, scores, result, facts } = match.summary(null)
  return { turn, ...facts, score: scores, result, decisions: match.answers, hash: match.hash }
}
