import { randomUUID } from 'node:crypto'
import type { AnyGame, GameRegistry } from '#shared/engine/any-game.ts'
import { untypedCopy } from '#shared/engine/json.ts'
import { engineMessage } from '#shared/engine/message.ts'
import type { OpenMatch } from '#shared/engine/open-match.ts'
import type { CampaignCard } from '#shared/ipc/campaign.ts'
import type { CallPayload, CallResult } from '#shared/ipc/contract.ts'
import type { Table } from '#shared/ipc/table.ts'
import { writeCampaignFile } from '../store/campaign-file.ts'
import type { CampaignOrigin, CampaignStore, NewCampaign, StoredCampaign } from '../store/campaign-store.ts'
import { CallFailure } from './call-failure.ts'
import { cardFor } from './card-for.ts'
import { gameOf } from './game-of.ts'
import { NOTHING_SHARED } from './lineage.ts'
import { readScenario } from './read-scenario.ts'
import { checkpointOf, standingOf } from './recorder.ts'
import { isCheckpointIntact, resumeCampaign } from './resume-campaign.ts'
import { checkPlayer, seatsOf } from './seats-of.ts'
import { logFor } from './watcher.ts'

/** The settings of a new campaign. The game reads the options. */
export type NewCampaignSettings = Omit<CallPayload<'library.create'>, 'options'> & {
  readonly options: unknown
}

/** The player's campaigns: creates, renames, copies, deletes, restores and exports them. */
export class Library {
  readonly #store: CampaignStore
  readonly #games: GameRegistry
  readonly #fileExtension: string

  constructor(store: CampaignStore, games: GameRegistry, fileExtension: string) {
    this.#store = store
    this.#games = games
    this.#fileExtension = fileExtension
  }

  list(): CampaignCard[] {
    return this.#store.list().map((card) => cardFor(this.#games, card))
  }

  create(wanted: NewCampaignSettings): string {
    const { title, seats, seed } = wanted
    const game = gameOf(this.#games, wanted.game)
    const options = readOptions(game, wanted.options)
    const sides = [...game.sidesOf(options)].sort().join()
    if (Object.keys(seats).sort().join() !== sides) {
      throw CallFailure.of('bad-options', `Each of these sides needs exactly one seat: ${sides}.`)
    }
    for (const seat of Object.values(seats)) checkPlayer(game, seat)
    const origin: CampaignOrigin = {
      id: randomUUID(),
      title,
      game: game.id,
      rulesVersion: game.rulesVersion,
      options,
      seats,
      seed: seed ?? randomUUID()
    }
    const match = game.begin(options, origin.seed)
    this.#save(() => this.#store.insert(opening(game, origin, match)))
    return origin.id
  }

  rename(campaign: string, title: string): void {
    requireFound(this.#save(() => this.#store.rename(campaign, title)))
  }

  archive(campaign: string, archived: boolean): void {
    requireFound(this.#save(() => this.#store.archive(campaign, archived)))
  }

  delete(campaign: string): void {
    requireFound(this.#save(() => this.#store.markDeleted(campaign)))
  }

  restore(campaign: string): void {
    requireFound(this.#save(() => this.#store.restore(campaign)))
  }

  duplicate(campaign: string, title: string): string {
    const id = randomUUID()
    const stored = this.#load(campaign)
    this.#save(() => this.#store.insert({ ...stored, id, title }))
    return id
  }

  /** Creates a campaign that continues from a past moment of this one, with its history up to there. */
  branch(campaign: string, number: number, title: string): string {
    const stored = this.#load(campaign)
    const game = gameOf(this.#games, stored.game)
    if (stored.rulesVersion !== game.rulesVersion) {
      throw CallFailure.of('other-rules', `played under rules ${stored.rulesVersion}`)
    }
    const branch = cutAfter(stored, number)
    const { match } = resumeCampaign(game, branch)
    if (match.answers !== number) {
      throw CallFailure.of('not-found', `The position after ${number} answers cannot be reached.`)
    }
    const last = checkpointOf(game, match)
    const checkpoints = [...branch.checkpoints.filter(({ answers }) => answers !== last.answers), last]
    const id = randomUUID()
    const seats = seatsOf(game, stored)
    this.#save(() =>
      this.#store.insert({ ...branch, id, title, seats, checkpoints, standing: standingOf(match) })
    )
    return id
  }

  exportFile(campaign: string): { fileName: string; content: string } {
    const stored = this.#load(campaign)
    return {
      fileName: `${fileNameOf(stored.title)}.${this.#fileExtension}`,
      content: writeCampaignFile(stored)
    }
  }

  readScenario(content: string): CallResult<'library.read-scenario'> {
    return readScenario(this.#games, content)
  }

  /** The public part of the present position as a scenario of one's own; null on the last turn. */
  scenarioFile(campaign: string): { fileName: string; content: string } | null {
    const stored = this.#load(campaign)
    const game = gameOf(this.#games, stored.game)
    const { match } = resumeCampaign(game, stored)
    const scenario = match.asScenario(stored.title)
    if (!scenario) return null
    return { fileName: `${fileNameOf(stored.title)}.json`, content: JSON.stringify(scenario, null, 2) }
  }

  /**
   * Continues a campaign of another rules version under today's rules, from the newest position that these rules also
   * lead to. `saveCopy` saves a copy of the campaign as it was, and returns what to tell afterwards.
   */
  goOn(
    campaign: string,
    saveCopy: (stored: StoredCampaign, setBackBy: number) => () => void
  ): CallResult<'library.go-on'> {
    const stored = this.#load(campaign)
    const game = gameOf(this.#games, stored.game)
    if (stored.rulesVersion === game.rulesVersion) return { answers: stored.answers.length, setBackBy: 0 }
    const { match, setBackBy, damaged } = resumeCampaign(game, stored)
    const gaps = { answers: [], log: [], checkpoints: damaged }
    const origin = { rulesVersion: game.rulesVersion, seats: seatsOf(game, stored) }
    this.#save(() => {
      const tell = saveCopy(stored, setBackBy)
      this.#store.repair(campaign, standingOf(match), origin, gaps)
      tell()
    })
    return { answers: match.answers, setBackBy }
  }

  /** The newest intact checkpoint as an onlooker sees it. Replays nothing. */
  look(campaign: string): Table {
    const stored = this.#load(campaign)
    const card = this.#store.card(campaign)
    const game = gameOf(this.#games, stored.game)
    const newest = stored.checkpoints.findLast(isCheckpointIntact)
    if (!newest || !card) throw CallFailure.of('not-found', 'No position of this campaign can be read.')
    const { summary, view } = game.openPosition(newest.state)
    return {
      campaign: cardFor(this.#games, card),
      side: null,
      revision: 0,
      view: untypedCopy(view(null)),
      lineage: '',
      shared: NOTHING_SHARED,
      log: logFor(null, stored.log),
      looking: true,
      answers: newest.answers,
      decision: null,
      waitingFor: [],
      whyNoUndo: engineMessage('refusal.nothing-to-undo'),
      standingPasses: [],
      curtain: null,
      summary: summary(null)
    }
  }

  #load(campaign: string): StoredCampaign {
    const stored = this.#store.load(campaign)
    if (!stored) throw CallFailure.of('not-found', 'There is no such campaign.')
    return stored
  }

  #save<T>(write: () => T): T {
    try {
      return write()
    } catch (error) {
      throw CallFailure.notSaved(error)
    }
  }
}

function fileNameOf(title: string): string {
  return title.replaceAll(/[^\p{L}\p{N} ._-]/gu, '_').trim() || 'campaign'
}

function readOptions(game: AnyGame, options: unknown): unknown {
  try {
    return game.readOptions(options)
  } catch (error) {
    throw CallFailure.of('bad-options', error instanceof Error ? error.message : String(error))
  }
}

function requireFound(isFound: boolean): void {
  if (!isFound) throw CallFailure.of('not-found', 'There is no such campaign.')
}

/** A new campaign at its first question. */
function opening(game: AnyGame, origin: CampaignOrigin, match: OpenMatch): NewCampaign {
  return {
    ...origin,
    standing: standingOf(match),
    answers: [],
    log: [{ number: 0, side: null, told: match.takeEvents() }],
    checkpoints: [checkpointOf(game, match)]
  }
}

/** A campaign as it was after this number of answers. */
function cutAfter(stored: StoredCampaign, number: number): StoredCampaign {
  return {
    ...stored,
    answers: stored.answers.slice(0, number),
    log: stored.log.filter((entry) => entry.number <= number),
    checkpoints: stored.checkpoints.filter(({ answers }) => answers <= number)
  }
}
