import { randomUUID } from 'node:crypto'
import type { GameBox, GameShelf } from '#shared/engine/game-box.ts'
import type { OpenMatch } from '#shared/engine/match.ts'
import { stableHash } from '#shared/engine/stable-hash.ts'
import type { CampaignCard } from '#shared/ipc/campaign.ts'
import type { CallPayload } from '#shared/ipc/contract.ts'
import { CampaignFileError, readCampaignFile, writeCampaignFile } from '../store/campaign-file.ts'
import type { CampaignOrigin, CampaignStore, StoredCampaign } from '../store/campaign-store.ts'
import { CallFailure } from './call-failure.ts'
import { gameOf } from './game-of.ts'
import { checkpointOf, standingOf } from './recorder.ts'
import { resumeCampaign } from './resume-campaign.ts'

/** What a new campaign is made from; the game reads the options. */
export type NewCampaign = Omit<CallPayload<'library.create'>, 'options'> & { readonly options: unknown }

/** The campaigns a player owns: made, named, copied, thrown away, fetched back, carried in files. */
export class Library {
  readonly #store: CampaignStore
  readonly #games: GameShelf
  readonly #fileExtension: string

  constructor(store: CampaignStore, games: GameShelf, fileExtension: string) {
    this.#store = store
    this.#games = games
    this.#fileExtension = fileExtension
  }

  list(): CampaignCard[] {
    return this.#store.list()
  }

  create(wanted: NewCampaign): string {
    const { title, seats, seed } = wanted
    const game = gameOf(this.#games, wanted.game)
    const options = readOptions(game, wanted.options)
    const sides = [...game.sidesOf(options)].sort().join()
    if (Object.keys(seats).sort().join() !== sides) {
      throw CallFailure.of('bad-options', `Each of these sides needs exactly one seat: ${sides}.`)
    }
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
    found(this.#store.rename(campaign, title))
  }

  delete(campaign: string): void {
    found(this.#store.markDeleted(campaign))
  }

  restore(campaign: string): void {
    found(this.#store.restore(campaign))
  }

  duplicate(campaign: string, title: string): string {
    const id = randomUUID()
    const stored = this.#load(campaign)
    this.#save(() => this.#store.insert({ ...stored, id, title }))
    return id
  }

  exportFile(campaign: string): { fileName: string; content: string } {
    const stored = this.#load(campaign)
    const name = stored.title.replaceAll(/[^\p{L}\p{N} ._-]/gu, '_').trim() || 'campaign'
    return { fileName: `${name}.${this.#fileExtension}`, content: writeCampaignFile(stored) }
  }

  importFile(content: string): string {
    try {
      const campaign = { ...readCampaignFile(content), id: randomUUID() }
      const game = gameOf(this.#games, campaign.game)
      for (const { state, hash } of campaign.checkpoints) {
        if (stateHash(state) !== hash)
          throw CallFailure.of('damaged-file', 'A saved state in the file is damaged.')
      }
      const { match } = resumeCampaign(game, campaign)
      const standing = { ...standingOf(match), answers: campaign.answers.length }
      this.#save(() => this.#store.insert({ ...campaign, standing }))
      return campaign.id
    } catch (error) {
      if (error instanceof CampaignFileError) throw CallFailure.of(error.code, error.message)
      throw error
    }
  }

  #load(campaign: string): StoredCampaign {
    const stored = this.#store.load(campaign)
    if (!stored) throw CallFailure.of('not-found', 'There is no such campaign.')
    return stored
  }

  #save(write: () => void): void {
    try {
      write()
    } catch (error) {
      throw CallFailure.of('not-saved', `The campaign could not be saved: ${error}`)
    }
  }
}

function readOptions(game: GameBox, options: unknown): unknown {
  try {
    return game.readOptions(options)
  } catch (error) {
    throw CallFailure.of('bad-options', error instanceof Error ? error.message : String(error))
  }
}

function found(changed: boolean): void {
  if (!changed) throw CallFailure.of('not-found', 'There is no such campaign.')
}

function stateHash(state: string): string | null {
  try {
    return stableHash(JSON.parse(state))
  } catch {
    return null
  }
}

/** A campaign at its first question. */
function opening(
  game: GameBox,
  origin: CampaignOrigin,
  match: OpenMatch
): Omit<StoredCampaign, 'createdAt' | 'playedAt'> {
  return {
    ...origin,
    standing: standingOf(match),
    answers: [],
    log: [{ number: 0, side: null, told: match.takeEvents() }],
    checkpoints: [checkpointOf(game, match)]
  }
}
