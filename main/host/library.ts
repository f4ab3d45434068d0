import { randomUUID } from 'node:crypto'
import type { GameBox } from '#shared/engine/game-box.ts'
import type { OpenMatch } from '#shared/engine/match.ts'
import { stableHash } from '#shared/engine/stable-hash.ts'
import type { CampaignCard } from '#shared/ipc/campaign.ts'
import type { CallPayload } from '#shared/ipc/contract.ts'
import { CampaignFileError, readCampaignFile, writeCampaignFile } from '../store/campaign-file.ts'
import type { CampaignOrigin, CampaignStore, StoredCampaign } from '../store/campaign-store.ts'
import { CallFailure } from './call-failure.ts'
import { checkpointOf, standingOf } from './recorder.ts'
import { resumeCampaign } from './resume-campaign.ts'

/** The campaigns a player owns: made, named, copied, thrown away, fetched back, carried in files. */
export class Library {
  readonly #store: CampaignStore
  readonly #game: GameBox

  constructor(store: CampaignStore, game: GameBox) {
    this.#store = store
    this.#game = game
  }

  list(): CampaignCard[] {
    return this.#store.list()
  }

  create({ title, seats, options, seed }: CallPayload<'library.create'>): string {
    const wanted = [...this.#game.sides].sort().join()
    if (Object.keys(seats).sort().join() !== wanted) {
      throw CallFailure.of('bad-options', `Each of these sides needs exactly one seat: ${wanted}.`)
    }
    const origin: CampaignOrigin = {
      id: randomUUID(),
      title,
      game: this.#game.id,
      rulesVersion: this.#game.rulesVersion,
      options: this.#readOptions(options),
      seats,
      seed: seed ?? randomUUID()
    }
    const match = this.#game.begin(origin.options, origin.seed)
    this.#save(() => this.#store.insert(opening(this.#game, origin, match)))
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
    return { fileName: `${name}.invasions`, content: writeCampaignFile(stored) }
  }

  importFile(content: string): string {
    try {
      const campaign = { ...readCampaignFile(content), id: randomUUID(), createdAt: 0, playedAt: 0 }
      if (campaign.game !== this.#game.id) {
        throw CallFailure.of('damaged-file', `This campaign belongs to another game (${campaign.game}).`)
      }
      for (const { state, hash } of campaign.checkpoints) {
        if (stateHash(state) !== hash)
          throw CallFailure.of('damaged-file', 'A saved state in the file is damaged.')
      }
      resumeCampaign(this.#game, campaign)
      this.#save(() => this.#store.insert(campaign))
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

  #readOptions(options: unknown): unknown {
    try {
      return this.#game.readOptions(options)
    } catch (error) {
      throw CallFailure.of('bad-options', error instanceof Error ? error.message : String(error))
    }
  }

  #save(write: () => void): void {
    try {
      write()
    } catch (error) {
      throw CallFailure.of('not-saved', `The campaign could not be saved: ${error}`)
    }
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
