import { createRandom, randomInt } from '../../../engine/random.ts'
import type { Board } from '../../board.ts'
import type { NationId, SideId } from '../../content/ids.ts'
import { type Lookout, lookout } from '../../queries/surroundings.ts'
import { once, remembering } from '../../remembering.ts'
import type { Unit } from '../../state.ts'
import type { AreaId } from '../../world/areas.ts'
import type { ProvinceId } from '../../world/provinces.ts'
import type { Level } from '../levels.ts'
import type { Worth } from '../worth.ts'
import { areasOf, type Change, type Holding, imaginationOf } from './imagined.ts'
import { type Land, landOf } from './land.ts'
import { pressureOf } from './pressure.ts'
import { type Wants, wantsOf } from './wants.ts'

/** What a computer player judges one question by. Each part is computed on demand. */
export interface Sight {
  readonly board: Board
  readonly side: SideId
  readonly level: Level
  readonly land: () => Land
  readonly wants: (nation: NationId) => Wants
  /** The stance map of a nation. */
  readonly from: Lookout
  /** The present control of the land. */
  readonly now: () => Holding
  /** What the side gains by a change in these Areas. */
  gain(change: Change, areas: ReadonlySet<AreaId>): Worth
  /** What the side gains if these units leave their province, for its Area only; usually a loss. */
  without(units: readonly Unit[], at: ProvinceId): Worth
}

export function sightOf(board: Board, side: SideId, level: Level): Sight {
  const land = once(() => landOf(board, side, pressureOf(board), level.seesAreas))
  const from = lookout(board)
  const imagination = once(() => imaginationOf(board))
  // The rules settle control only after the marches, so the comparison starts from the control by present units.
  const before = remembering((area: AreaId) => land().worth(imagination().after({}, [area]), [area]))
  const gain = (change: Change, areas: ReadonlySet<AreaId>): Worth => {
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
    now: () => imagination().now,
    from,
    wants: remembering((nation) => wantsOf(board, nation, land(), imagination().now, from(nation))),
    gain,
    without(units, at) {
      const key = units.map(({ id }) => id).join()
      const known = gone.get(key) ?? gain({ gone: { units, at } }, areasOf([at]))
      gone.set(key, known)
      return known
    }
  }
}

/** Whether a player of a lower level overlooks something this turn. Deterministic for the same side, turn and thing. */
export function overlooks({ board, side, level }: Sight, what: string): boolean {
  if (level.overlooks === 0) return false
  return randomInt(createRandom(`${side} ${board.turn} ${what}`), 100) < level.overlooks * 100
}
