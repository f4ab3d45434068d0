import type { EngineState } from '../engine/game.ts'
import type { ArmyId, Board, Disc, Emperor } from './board.ts'
import type { TetrarchiaTask } from './tasks.ts'
import type { EmperorId, SeaId } from './world/ids.ts'
import type { ProvinceId } from './world/provinces.ts'

type FixedField = 'level' | 'variants' | 'sides' | 'shared'

/** The board with the engine's own fields. The fields fixed before the first turn never change. */
export type TetrarchiaState = EngineState<TetrarchiaTask> &
  Pick<Board, FixedField> & {
    -readonly [Name in Exclude<
      keyof Board,
      FixedField | 'emperors' | 'armies' | 'fleets' | 'discs'
    >]: Board[Name]
  } & {
    emperors: Record<EmperorId, Emperor>
    armies: Partial<Record<ArmyId, ProvinceId>>
    fleets: SeaId[]
    discs: Partial<Record<ProvinceId, Disc>>
  }
