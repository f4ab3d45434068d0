import type { SideId } from './campaign-options.ts'
import type { CardId } from './content/cards/index.ts'
import type { SoloEventId } from './content/events/solo.ts'
import type { MissionId } from './content/missions.ts'
import type { ByzantionState } from './state.ts'
import type { Immutable, Seat, SoloTable, Table } from './table.ts'

/** What a side knows of itself. */
export interface OwnSecrets {
  readonly hand: readonly CardId[]
  readonly missions: readonly MissionId[]
  /** S.3: the cards that it may pick from now. */
  readonly pack: readonly CardId[]
}

/** The table as one side sees it. */
export interface ByzantionView extends Immutable<Table<SoloEventId | null>> {
  readonly side: SideId | null
  readonly own: OwnSecrets | null
  readonly deckSize: number
  readonly handSizes: Readonly<Partial<Record<SideId, number>>>
  /** V.3: everybody's missions, once the game is over. */
  readonly shownMissions: Readonly<Partial<Record<SideId, readonly MissionId[]>>> | null
}

export function viewOf(state: ByzantionState, viewer: string | null): ByzantionView {
  const side = state.sides.find((id) => id === viewer) ?? null
  const { sides, hands, missions, packs, seats, ending } = state
  const sizes = sides.map((id): [SideId, number] => [id, hands[id]?.length ?? 0])
  const seen = sides.flatMap((id): [SideId, Seat][] => (seats[id] ? [[id, seatSeen(seats[id])]] : []))
  return {
    length: state.length,
    sides,
    ring: state.ring,
    round: state.round,
    rounds: state.rounds,
    phase: state.phase,
    events: state.events,
    seats: Object.fromEntries(seen),
    offer: state.offer,
    discardPile: state.discardPile,
    market: state.market,
    chests: state.chests,
    positions: state.positions,
    map: state.map,
    removed: state.removed,
    votes: state.votes,
    voteShift: state.voteShift,
    current: state.current,
    pending: state.pending,
    resolution: state.resolution,
    solo: state.solo && soloSeen(state.solo),
    ending,
    side,
    own: side && {
      hand: hands[side] ?? [],
      missions: missions[side] ?? [],
      pack: packs[side] ?? []
    },
    deckSize: state.drawPile.length,
    handSizes: Object.fromEntries(sizes),
    shownMissions: ending && missions
  }
}

/** Lists what everybody sees, so that a new field of a seat stays secret until it is listed here. */
function seatSeen(seat: Seat): Seat {
  return {
    doxa: seat.doxa,
    sources: seat.sources,
    goods: seat.goods,
    dynamis: seat.dynamis,
    passed: seat.passed,
    area: seat.area,
    faceDown: seat.faceDown,
    intrigues: seat.intrigues,
    votesLed: seat.votesLed
  }
}

/** J.3: an event that has not been revealed shows its age only. */
function soloSeen({ events, sealsUsed, hasSealed, reserved }: SoloTable): SoloTable<SoloEventId | null> {
  return {
    events: events.map((slot) => (slot.isRevealed ? slot : { ...slot, event: null })),
    sealsUsed,
    hasSealed,
    reserved
  }
}
