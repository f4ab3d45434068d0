import type { Board, Immutable } from './board/index.ts'
import type { FactionId } from './campaign-options.ts'
import type { CardId } from './content/ids.ts'
import type { RepublicState } from './state.ts'

/** What a faction knows of itself. */
export interface OwnSecrets {
  readonly hand: readonly CardId[]
  /** 6.32: its treasury. */
  readonly purse: number
}

/** The table as one side sees it. */
export interface RepublicView extends Immutable<Board> {
  readonly side: FactionId | null
  readonly own: OwnSecrets | null
  readonly deckSize: number
  readonly handSizes: Readonly<Partial<Record<FactionId, number>>>
}

/** Lists what everybody sees, so that a new field of the state stays secret until it is listed here. */
export function viewOf(state: RepublicState, viewer: string | null): RepublicView {
  const side = state.sides.find((id) => id === viewer) ?? null
  const sizes = state.sides.map((id): [FactionId, number] => [id, state.hands[id]?.length ?? 0])
  return {
    options: state.options,
    sides: state.sides,
    turn: state.turn,
    phase: state.phase,
    treasury: state.treasury,
    unrest: state.unrest,
    factions: state.factions,
    senators: state.senators,
    curia: state.curia,
    forum: state.forum,
    wars: state.wars,
    leaders: state.leaders,
    provinces: state.provinces,
    legions: state.legions,
    fleets: state.fleets,
    armies: state.armies,
    happenings: state.happenings,
    isRecruitmentBarred: state.isRecruitmentBarred,
    laws: state.laws,
    landBills: state.landBills,
    discards: state.discards,
    isDeckOut: state.isDeckOut,
    persuasion: state.persuasion,
    senate: state.senate,
    combat: state.combat,
    civilWar: state.civilWar,
    deals: state.deals,
    claim: state.claim,
    ending: state.ending,
    side,
    own: side && { hand: state.hands[side] ?? [], purse: state.purses[side] ?? 0 },
    deckSize: state.drawPile.length,
    handSizes: Object.fromEntries(sizes)
  }
}
