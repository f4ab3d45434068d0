import type { EngineState } from '../engine/game.ts'
import type { SideId } from './campaign-options.ts'
import type { CardId } from './content/cards/index.ts'
import type { ChestId } from './content/chests.ts'
import type { MissionId } from './content/missions.ts'
import type { Table } from './table.ts'
import type { ByzantionTask } from './tasks.ts'

export type CardsBySide = Partial<Record<SideId, CardId[]>>
export type MissionsBySide = Partial<Record<SideId, MissionId[]>>

/** The table, and what nobody or only one side sees. */
export interface ByzantionState extends EngineState<ByzantionTask>, Table {
  /** The end is the top. */
  drawPile: CardId[]
  chestPile: ChestId[]
  hands: CardsBySide
  /** S.3: the cards that go around. */
  packs: CardsBySide
  missions: MissionsBySide
  /** Missions that a side has discarded: it knows them, the others do not. */
  refusedMissions: MissionsBySide
  missionPile: MissionId[]
}
