import type { CampaignObserver, ObservedAnswer } from '../../engine/tournament.ts'
import type { DefeatId, RouteId } from '../board/ending.ts'
import type { FactionId } from '../campaign-options.ts'
import type { RepublicState } from '../state.ts'
import { isRepublicEvent } from '../words/sentences/index.ts'

/** The record of one campaign. */
export interface CampaignNotes {
  readonly turns: number
  readonly winners: readonly FactionId[]
  readonly route: RouteId | null
  readonly defeat: DefeatId | null
  /** How often each of some events came. */
  readonly counts: Readonly<Record<string, number>>
}

/** Events that tell how a campaign was played. */
export const notedEvents = [
  'battle-fought',
  'war-won',
  'murder-attempted',
  'convicted',
  'acquitted',
  'rebelled',
  'deal-made',
  'persuaded',
  'tribune-played',
  'governor-sent',
  'games-held'
] as const

export class RepublicObserver implements CampaignObserver<CampaignNotes> {
  readonly #counts = new Map<string, number>(notedEvents.map((type) => [type, 0]))

  note({ events }: ObservedAnswer): void {
    for (const event of events) {
      const count = this.#counts.get(event.type)
      if (count !== undefined && isRepublicEvent(event)) this.#counts.set(event.type, count + 1)
    }
  }

  notes({ turn, ending }: RepublicState): CampaignNotes {
    return {
      turns: turn,
      winners: ending?.winners ?? [],
      route: ending?.route ?? null,
      defeat: ending?.defeat ?? null,
      counts: Object.fromEntries(this.#counts)
    }
  }
}
