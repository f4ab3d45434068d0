import type { CampaignObserver, ObservedAnswer } from '../../engine/tournament.ts'
import { card } from '../content/cards/index.ts'
import { event as eventRecord } from '../content/events/index.ts'
import { soloEvent } from '../content/events/solo.ts'
import { type TypeId, typeIds } from '../content/ids.ts'
import type { Age } from '../content/records.ts'
import { cardsInPlay } from '../queries/seats.ts'
import { seat } from '../rules/changes.ts'
import type { ByzantionState } from '../state.ts'
import type { DoxaSource, SoloRankId } from '../table.ts'

/** An event of a campaign, as it came out. */
interface EventNote {
  readonly age: Age
  readonly completed: boolean
}

/** The record of one campaign. */
export interface CampaignNotes {
  readonly events: readonly EventNote[]
  /** The colours of which the winners have most cards. */
  readonly colours: readonly TypeId[]
  /** The cards in front of the winners. */
  readonly winningCards: readonly string[]
  readonly rank: SoloRankId | null
  readonly sources: Readonly<Partial<Record<DoxaSource, number>>>
}

export class ByzantionObserver implements CampaignObserver<CampaignNotes> {
  /** Everything is in the last state. */
  note(_: ObservedAnswer, __: ByzantionState): void {}

  notes(state: ByzantionState): CampaignNotes {
    const winners = state.ending?.winners ?? []
    const won = winners.flatMap((side) => [...cardsInPlay(seat(state, side))])
    const [first] = winners
    return {
      events: eventNotes(state),
      colours: first ? mostUsed(cardsInPlay(seat(state, first))) : [],
      winningCards: won,
      rank: state.ending?.rank ?? null,
      sources: first ? seat(state, first).sources : {}
    }
  }
}

function eventNotes({ events, solo }: ByzantionState): EventNote[] {
  if (solo)
    return solo.events.map(({ event, outcome }) => ({
      age: soloEvent(event).age,
      completed: outcome === 'completed'
    }))
  return events.map(({ event, outcome }) => ({
    age: eventRecord(event).age,
    completed: outcome === 'completed'
  }))
}

/** By the first type of each card. */
function mostUsed(cards: readonly Parameters<typeof card>[0][]): TypeId[] {
  const count = (type: TypeId) => cards.filter((id) => card(id).types[0]?.type === type).length
  const most = Math.max(...typeIds.map(count))
  return typeIds.filter((type) => count(type) === most)
}
