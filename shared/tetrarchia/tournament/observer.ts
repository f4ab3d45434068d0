import type { CampaignObserver, ObservedAnswer } from '../../engine/tournament.ts'
import { lossReasons } from '../board.ts'
import type { TetrarchiaEvent } from '../events.ts'
import { protectedFrontiers } from '../queries/board-queries.ts'
import type { TetrarchiaState } from '../state.ts'

/** The record of a campaign in a tournament. */
export interface CampaignNotes {
  readonly ending: EndingName
  /** The number of protected frontiers at the end; six win the game. */
  readonly frontiers: number
  /** The number of events by name. */
  readonly counts: Readonly<Record<string, number>>
}

export const endingNames = ['won', ...lossReasons, 'unfinished'] as const
export type EndingName = (typeof endingNames)[number]

/** The events to count, with the name of each count. */
const COUNTED: Readonly<Partial<Record<TetrarchiaEvent['type'], string>>> = {
  'army-appeared': 'armies that came',
  'army-destroyed': 'armies destroyed',
  'emperor-left': 'emperors driven out',
  protected: 'discs placed',
  subdued: 'discs of unrest and revolt subdued',
  echo: 'echoes'
}

/** Counts events and records how the campaign ended. */
export class TetrarchiaObserver implements CampaignObserver<CampaignNotes> {
  readonly #counts: Record<string, number> = {}

  note({ events }: ObservedAnswer<TetrarchiaEvent>): void {
    for (const event of events) {
      const counted = COUNTED[event.type]
      if (counted) this.#count(counted)
      if (event.type === 'battle') this.#count(`battles: ${event.result}`)
    }
  }

  notes(state: TetrarchiaState): CampaignNotes {
    return { ending: endingOf(state), frontiers: protectedFrontiers(state).length, counts: this.#counts }
  }

  #count(name: string): void {
    this.#counts[name] = (this.#counts[name] ?? 0) + 1
  }
}

function endingOf({ ending }: TetrarchiaState): EndingName {
  if (!ending) return 'unfinished'
  return ending.won ? 'won' : ending.why
}
