import type { ArmyId, Board } from '../board.ts'
import type { ProvinceId } from '../world/provinces.ts'
import { threatsLeft } from './board-queries.ts'
import { armyThreats } from './threats.ts'

/** Why the next barbarian phase can end the game. */
export interface Peril {
  /** II.3: the army that is one step from Roma, with the chance that it takes it. */
  readonly army: { readonly army: ArmyId; readonly at: ProvinceId; readonly chance: number } | null
  /** E: the threats of which no disc is left: the next one loses the game. */
  readonly spent: readonly ('unrest' | 'revolt')[]
}

/** E: whether the game can be lost in this turn's barbarian phase. */
export function perilOf(board: Board): Peril {
  const armies = armyThreats(board).flatMap(({ army, at, route, advances }) =>
    route.length === 1 && advances > 0 ? [{ army, at, chance: advances }] : []
  )
  const worst = armies.sort((one, other) => other.chance - one.chance)[0] ?? null
  return {
    army: worst,
    spent: (['unrest', 'revolt'] as const).filter((threat) => threatsLeft(board, threat) === 0)
  }
}
