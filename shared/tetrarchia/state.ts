import type { EngineState } from '../engine/game.ts'
import type { ArmyId, Board, Disc, Emperor } from './board.ts'
import type { TetrarchiaTask } from './tasks.ts'
import type { EmperorId, SeaId } from './world/ids.ts'
import type { ProvinceId } from './world/provinces.ts'

type Settled = 'level' | 'variants' | 'sides' | 'shared'

/** The table, and what the engine keeps beside it. What is settled before the first turn does not change. */
export type TetrarchiaState = EngineState<TetrarchiaTask> &
  Pick<Board, Settled> & {
    -readonly [Name in Exclude<
      keyof Board,
      Settled | 'emperors' | 'armies' | 'fleets' | 'discs'
    >]: Board[Name]
  } & {
    emperors: Record<EmperorId, Emperor>
    armies: Partial<Record<ArmyId, ProvinceId>>
    fleets: SeaId[]
    discs: Partial<Record<ProvinceId, Disc>>
  }
