import { z } from 'zod'
import { stableHash } from '#shared/engine/stable-hash.ts'
import type { CampaignCard } from '#shared/ipc/campaign.ts'
import type { Host } from '../../main/host/host.ts'
import { raceHost } from '../../main/testing/race-host.ts'
import { openPage } from '../../main/testing/test-page.ts'
import { failUnless } from './ledger.ts'

/** What an actor prints: an act that it begins, or one that the host has acknowledged. */
export const actSchema = z.object({
  act: z.enum(['create', 'answer', 'undo', 'duplicate', 'import', 'rename', 'delete', 'restore']),
  campaign: z.string().nullable(),
  done: z.boolean(),
  /** How the campaign looks now. */
  looks: z.object({ answers: z.int(), title: z.string(), face: z.string() }).nullable()
})
export type Act = z.infer<typeof actSchema>

type Page = ReturnType<typeof openPage>

/** How a campaign looks to its players: a digest of everything that they are shown. */
export function faceOf(page: Page, campaign: string): string {
  const faces = ['north', 'south', null].map((side) => {
    const { view, decision, waitingFor, summary, answers, log } = page.call('table.sit', { campaign, side })
    return { view, decision, waitingFor, summary, answers, log }
  })
  page.call('table.leave', { campaign })
  return stableHash(faces)
}

interface KnownCampaign {
  readonly answers: number
  readonly title: string
  readonly face: string
  readonly deleted: boolean
}

/** What the library must hold: everything that the host acknowledged, and nothing that nobody asked for. */
export class Model {
  readonly #openHost: (dataDir: string) => Host
  readonly campaigns = new Map<string, KnownCampaign>()
  /** The act that was under way when the actor fell silent. */
  #pending: Act | null = null

  constructor(openHost: (dataDir: string) => Host = (dataDir) => raceHost(dataDir)) {
    this.#openHost = openHost
  }

  hear(act: Act): void {
    this.#pending = act.done ? null : act
    if (!act.done || act.campaign === null) return
    const known = this.campaigns.get(act.campaign)
    if (act.looks) this.campaigns.set(act.campaign, { ...act.looks, deleted: false })
    else if (known && act.act === 'delete') this.campaigns.set(act.campaign, { ...known, deleted: true })
  }

  /** Opens the library and compares. Returns how many acknowledged answers it found. */
  check(dataDir: string): number {
    const host = this.#openHost(dataDir)
    try {
      const page = openPage(host)
      failUnless(host.info.notices.length === 0, 'lost', () => JSON.stringify(host.info.notices))
      const cards = new Map(page.call('library.list', {}).map((card) => [card.id, card]))
      let answers = 0
      for (const [id, known] of this.campaigns) {
        if (!known.deleted) answers += known.answers
        this.#checkOne(page, id, known, cards.get(id))
      }
      const surplus = [...cards.keys()].filter((id) => !this.campaigns.has(id))
      const mayBeNew = ['create', 'duplicate', 'import'].includes(this.#pending?.act ?? '') ? 1 : 0
      failUnless(surplus.length <= mayBeNew, 'silent', () => `campaigns from nowhere: ${surplus}`)
      this.#learn(page, [...surplus, this.#pending?.campaign ?? ''], cards)
      const notices = page.received('notice')
      failUnless(notices.length === 0, 'lost', () => JSON.stringify(notices))
      return answers
    } finally {
      host.close()
    }
  }

  /** Notes whether the act that was under way has happened. */
  #learn(page: Page, ids: readonly string[], cards: ReadonlyMap<string, CampaignCard>): void {
    this.#pending = null
    for (const id of ids) {
      const [card, known] = [cards.get(id), this.campaigns.get(id)]
      if (card) {
        const { answers, title } = card
        this.campaigns.set(id, { answers, title, face: faceOf(page, id), deleted: false })
      } else if (known) this.campaigns.set(id, { ...known, deleted: true })
    }
  }

  #checkOne(page: Page, id: string, known: KnownCampaign, card: CampaignCard | undefined): void {
    const act = this.#pending?.campaign === id ? this.#pending.act : null
    const where = `${id} (${act ?? 'at rest'})`
    if (!card) {
      failUnless(known.deleted || act === 'delete', 'lost', () => `${where} is gone`)
      return
    }
    failUnless(!known.deleted || act === 'restore', 'silent', () => `${where} is back`)
    if (act !== 'rename') failUnless(card.title === known.title, 'silent', () => `${where}: ${card.title}`)
    const step = card.answers - known.answers
    if ((act === 'answer' && step === 1) || (act === 'undo' && step === -1)) return
    failUnless(step === 0, 'lost', () => `${where} has ${card.answers} answers instead of ${known.answers}`)
    failUnless(faceOf(page, id) === known.face, 'silent', () => `${where} looks otherwise`)
  }
}
