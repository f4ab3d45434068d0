import { closeSync, existsSync, openSync, readSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { product } from '#shared/app/product.ts'
import { RANDOM_PLAYER } from '#shared/engine/bot.ts'
import { answerSchema } from '#shared/engine/decision.ts'
import type { GameBox } from '#shared/engine/game-box.ts'
import type { OpenMatch } from '#shared/engine/open-match.ts'
import { isInvasions, pointsBySource } from '#shared/invasions/tournament/points-by-source.ts'
import type { Seats } from '#shared/ipc/campaign.ts'
import { games } from '../games.ts'
import { CallFailure } from '../host/call-failure.ts'
import { gameOf } from '../host/game-of.ts'
import { Library } from '../host/library.ts'
import { Recorder } from '../host/recorder.ts'
import { isSound, resumeCampaign } from '../host/resume-campaign.ts'
import { CampaignStore, type StoredCampaign } from '../store/campaign-store.ts'
import { DatabaseInUseError } from '../store/database-lock.ts'
import {
  NewerDatabaseError,
  type OpenedDatabase,
  openDatabase,
  UnusableStorageError
} from '../store/open-database.ts'
import { type Answered, playCampaign } from '../tournament/play-campaign.ts'
import { type Command, CommandError, wholeNumber } from './command.ts'
import { readGameArguments } from './game-options.ts'
import { playersOf } from './players.ts'

const text = { type: 'string' } as const

/** Opens the campaigns of a database file for the length of a command. */
function withStore<T>(file: string | undefined, use: (store: CampaignStore) => T): T {
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

function loadFrom(store: CampaignStore, id: string | undefined): StoredCampaign {
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
function resumed(store: CampaignStore, id: string | undefined) {
  const stored = loadFrom(store, id)
  const game = gameOf(games, stored.game)
  const { match, setBackBy } = resumeCampaign(game, sameRules(game, stored))
  if (setBackBy > 0)
    throw new CommandError(`${setBackBy} answers cannot be replayed: open the campaign in the app`)
  return { stored, game, match }
}

/** Nothing is replayed under other rules before a player has said so. */
function sameRules(game: GameBox, stored: StoredCampaign): StoredCampaign {
  if (stored.rulesVersion === game.rulesVersion) return stored
  throw new CommandError(
    `the campaign was played under rules ${stored.rulesVersion}, this app has ${game.rulesVersion}: open it in the app to choose how to go on`
  )
}

function libraryOf(store: CampaignStore): Library {
  return new Library(store, games, product.fileExtension)
}

function standing(match: OpenMatch) {
  const { turn, scores, result, facts } = match.summary
  return { turn, ...facts, score: scores, result, decisions: match.answers, hash: match.hash }
}

export const newCommand: Command = {
  name: 'new',
  usage: 'new --db FILE [--game G] [--title T] [--seed S] [options of the game, as --combat advanced]',
  run(args) {
    const { values, game, options } = readGameArguments(args, ['db', 'title', 'seed'])
    return withStore(values.db, (store) => {
      const campaign = libraryOf(store).create({
        game: game.id,
        title: values.title ?? 'Campaign',
        seats: everyone(game, options),
        options,
        ...(values.seed ? { seed: values.seed } : {})
      })
      return { campaign, ...standing(resumed(store, campaign).match) }
    })
  }
}

export const playCommand: Command = {
  name: 'play',
  usage:
    'play [--game G] --seed N --sides legate,recruit,random,random [--turns N] [--db FILE] [options of the game, as --combat advanced]',
  run(args) {
    const { values, game, options } = readGameArguments(args, ['seed', 'sides', 'turns', 'db'])
    const sides = game.sidesOf(options)
    const players = playersOf(game, sides, values.sides)
    const turns =
      values.turns === undefined ? Number.POSITIVE_INFINITY : wholeNumber('--turns', values.turns, 1)
    const seed = values.seed ?? '1'
    const started = performance.now()
    const play = (match: OpenMatch, onAnswer?: (answered: Answered) => void) => {
      const seated = Object.fromEntries(sides.map((side, seat) => [side, players[seat] ?? '']))
      const goesOn = () => match.summary.turn <= turns
      const { failures } = playCampaign(game, match, seated, `cli/${seed}`, onAnswer, goesOn)
      return {
        ...standing(match),
        players: seated,
        ...(isInvasions(match.state) ? { pointsBySource: pointsBySource(match.state) } : {}),
        failures,
        milliseconds: Math.round(performance.now() - started)
      }
    }
    if (values.db === undefined) return play(game.begin(options, seed))
    return withStore(values.db, (store) => {
      const seats = Object.fromEntries(
        sides.map((side, seat) => [side, { kind: 'computer' as const, player: players[seat] ?? '' }])
      )
      const campaign = libraryOf(store).create({
        game: game.id,
        title: `Computer play ${seed}`,
        seats,
        options,
        seed
      })
      const { match } = resumed(store, campaign)
      const recorder = new Recorder(store, game, campaign, match)
      return {
        campaign,
        ...play(match, ({ told, player, reasons, memo }) =>
          recorder.append(match, told, player === RANDOM_PLAYER ? undefined : { player, reasons, memo })
        )
      }
    })
  }
}

export const showCommand: Command = {
  name: 'show',
  usage: 'show --db FILE --campaign ID [--side S]',
  run(args) {
    const { values } = parseArgs({ args: [...args], options: { db: text, campaign: text, side: text } })
    return withStore(values.db, (store) => {
      const { match } = resumed(store, values.campaign)
      const side = values.side ?? match.decision?.side ?? null
      return { ...standing(match), decision: match.decision, view: match.view(side) }
    })
  }
}

export const answerCommand: Command = {
  name: 'answer',
  usage: 'answer --db FILE --campaign ID --answer JSON',
  run(args) {
    const { values } = parseArgs({ args: [...args], options: { db: text, campaign: text, answer: text } })
    const answer = readAnswer(values.answer)
    return withStore(values.db, (store) => {
      const { stored, game, match } = resumed(store, values.campaign)
      const recorder = new Recorder(store, game, stored.id, match)
      const { decision } = match
      if (!decision) throw new CommandError('the campaign is over')
      const outcome = match.answer(decision.side, decision.number, answer)
      if (!outcome.ok) {
        const { reason, rule } = outcome.refusal
        throw new CommandError(`refused: ${reason.key}${rule ? ` (${rule})` : ''}`)
      }
      recorder.append(match, outcome.events)
      return {
        ...standing(match),
        events: outcome.events.map(({ event }) => event),
        decision: match.decision
      }
    })
  }
}

export const verifyCommand: Command = {
  name: 'verify',
  usage: 'verify --db FILE --campaign ID',
  run(args) {
    const { values } = parseArgs({ args: [...args], options: { db: text, campaign: text } })
    return withStore(values.db, (store) => {
      const stored = loadFrom(store, values.campaign)
      const game = gameOf(games, stored.game)
      const { match: whole } = resumeCampaign(game, { ...sameRules(game, stored), checkpoints: [] })
      const differing = stored.checkpoints.filter((checkpoint) => {
        const resumed = resumeCampaign(game, { ...stored, checkpoints: [checkpoint] })
        return !isSound(checkpoint) || resumed.match.hash !== whole.hash
      })
      if (whole.answers !== stored.answers.length || differing.length > 0) {
        throw new CommandError(
          `the campaign does not replay: ${whole.answers} of ${stored.answers.length} answers from the start, ` +
            `${differing.length} of ${stored.checkpoints.length} checkpoints lead elsewhere`
        )
      }
      return { ...standing(whole), verified: true, checkpoints: stored.checkpoints.length }
    })
  }
}

function everyone(game: GameBox, options: unknown): Seats {
  return Object.fromEntries(game.sidesOf(options).map((side) => [side, { kind: 'human', name: side }]))
}

function readAnswer(json: string | undefined): unknown {
  try {
    return answerSchema.parse(JSON.parse(json ?? ''))
  } catch {
    throw new CommandError(`--answer wants JSON such as {"option": "yes"}, not '${json ?? ''}'`)
  }
}
