import type { Board } from '../../board.ts'
import type { NationId, SideId } from '../../content/ids.ts'
import { once, remembering } from '../../remembering.ts'
import type { AreaId } from '../../world/areas.ts'
import type { Level } from '../levels.ts'
import type { Worth } from '../worth.ts'
import { type Land, landOf } from './land.ts'
import { pressureOf } from './pressure.ts'
import { settled } from './settled.ts'
import { type Wants, wantsOf } from './wants.ts'

/** All that one question is judged by; each part is worked out when first asked for. */
export interface Sight {
  readonly board: Board
  readonly side: SideId
  readonly level: Level
  readonly land: () => Land
  readonly wants: (nation: NationId) => Wants
  /** What the side gains by the board becoming another, as far as these Areas are concerned. */
  gain(after: Board, areas: ReadonlySet<AreaId>): Worth
}

export function sightOf(board: Board, side: SideId, level: Level): Sight {
  const land = once(() => landOf(board, side, pressureOf(board)))
  const before = remembering((area: AreaId) => land().worth(board, [area]))
  return {
    board,
    side,
    level,
    land,
    wants: remembering((nation) => wantsOf(board, nation, land())),
    gain(after, areas) {
      const then = land().worth(settled(after, areas), areas)
      const now = [...areas].map(before)
      const sum = (part: 'own' | 'rivals' | 'realm') => now.reduce((all, worth) => all + worth[part], 0)
      return [
        { term: 'objectives', points: then.own - sum('own') },
        { term: 'rivals', points: then.rivals - sum('rivals') },
        { term: 'realm', points: then.realm - sum('realm') }
      ]
    }
  }
}
