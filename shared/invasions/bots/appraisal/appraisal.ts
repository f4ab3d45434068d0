import { memoize, once } from '../../../engine/memoize.ts'
import { createRandom, randomInt } from '../../../engine/random.ts'
import type { Board } from '../../board.ts'
import type { NationId, SideId } from '../../content/ids.ts'
import { type StanceMaps, stanceMaps } from '../../queries/relations/stance-map.ts'
import type { Unit } from '../../state.ts'
import type { AreaId } from '../../world/areas.ts'
import type { ProvinceId } from '../../world/provinces.ts'
import type { Level } from '../levels.ts'
import type { Worth } from '../worth.ts'
import { areasOf, type BoardChange, hypotheticalControl, type LandControl } from './hypothetical-control.ts'
import { type LandAppraisal, landAppraisal } from './land.ts'
import { type NationGoals, nationGoals } from './nation-goals.ts'
import { pressureOf } from './pressure.ts'

/** What a computer player judges one question by. Each part is computed on demand. */
export interface Appraisal {
  readonly board: Board
  readonly side: SideId
  readonly level: Level
  readonly land: () => LandAppraisal
  readonly goals: (nation: NationId) => NationGoals
  /** The stance map of a nation. */
  readonly stancesOf: StanceMaps
  /** The present control of the land. */
  readonly controlNow: () => LandControl
  /** What the side gains by a change in these Areas. */
  gain(change: BoardChange, areas: ReadonlySet<AreaId>): Worth
  /** What the side gains if these units leave their province, for its Area only; usually a loss. */
  gainWithout(units: readonly Unit[], at: ProvinceId): Worth
}

export function appraisalOf(board: Board, side: SideId, level: Level): Appraisal {
  const land = once(() => landAppraisal(board, side, pressureOf(board), level.seesAreas))
  const from = stanceMaps(board)
  const imagination = once(() => hypotheticalControl(board))
  // The rules settle control only after the marches, so the comparison starts from the control by present units.
  const before = memoize((area: AreaId) => land().worth(imagination().after({}, [area]), [area]))
  const gain = (change: BoardChange, areas: ReadonlySet<AreaId>): Worth => {
    const then = land().worth(imagination().after(change, areas), areas)
    const now = [...areas].map(before)
    const sum = (part: 'own' | 'rivals' | 'realm') => now.reduce((all, worth) => all + worth[part], 0)
    return [
      { term: 'objectives', points: then.own - sum('own') },
      { term: 'rivals', points: then.rivals - sum('rivals') },
      { term: 'realm', points: then.realm - sum('realm') }
    ]
  }
  const gone = new Map<string, Worth>()
  return {
    board,
    side,
    level,
    land,
    controlNow: () => imagination().now,
    stancesOf: from,
    goals: memoize((nation) => nationGoals(board, nation, land(), imagination().now, from(nation))),
    gain,
    gainWithout(units, at) {
      const key = units.map(({ id }) => id).join()
      const known = gone.get(key) ?? gain({ gone: { units, at } }, areasOf([at]))
      gone.set(key, known)
      return known
    }
  }
}

/** Whether a player of a lower level overlooks something this turn. Deterministic for the same side, turn and thing. */
export function overlooks({ board, side, level }: Appraisal, what: string): boolean {
  if (level.overlooks === 0) return false
  return randomInt(createRandom(`${side} ${board.turn} ${what}`), 100) < level.overlooks * 100
}
