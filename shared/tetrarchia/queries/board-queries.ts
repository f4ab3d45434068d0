import { type ArmyId, armyIds, type Board, type Disc } from '../board.ts'
import type { VariantId } from '../campaign-options.ts'
import { figures } from '../figures.ts'
import { emperors } from '../world/emperors.ts'
import { type EmperorId, emperorIds } from '../world/ids.ts'
import type { ProvinceId } from '../world/provinces.ts'
import { drawnDisc, frontierIds } from '../world/queries.ts'

/** The number of grey discs and of black discs in the box. */
export const DISCS_OF_EACH_THREAT = figures.threats.discs

export const hasVariant = ({ variants }: Pick<Board, 'variants'>, variant: VariantId): boolean =>
  variants.includes(variant)

export const discAt = ({ discs }: Pick<Board, 'discs'>, at: ProvinceId): Disc | null => discs[at] ?? null

export const isRevolt = (board: Pick<Board, 'discs'>, at: ProvinceId): boolean => board.discs[at] === 'revolt'

/** I.5: the emperor whose disc protects a province: a placed disc or, if nothing covers it, the printed one. */
export function protectorAt(board: Pick<Board, 'discs'>, at: ProvinceId): EmperorId | 'any' | null {
  const disc = board.discs[at]
  if (disc === undefined) return drawnDisc(at)
  return disc === 'unrest' || disc === 'revolt' ? null : disc
}

export function emperorAt(board: Pick<Board, 'emperors'>, at: ProvinceId): EmperorId | null {
  return emperorIds.find((emperor) => board.emperors[emperor].at === at) ?? null
}

export function armyAt(board: Pick<Board, 'armies'>, at: ProvinceId): ArmyId | null {
  return armyIds.find((army) => board.armies[army] === at) ?? null
}

export const armiesOnBoard = (board: Pick<Board, 'armies'>): ArmyId[] =>
  armyIds.filter((army) => board.armies[army] !== undefined)

/** The next army that may appear; null when all are on the board. */
export const armyInReserve = (board: Pick<Board, 'armies'>): ArmyId | null =>
  armyIds.find((army) => board.armies[army] === undefined) ?? null

export const discsOnBoard = (board: Pick<Board, 'discs'>, wanted: Disc): number =>
  Object.values(board.discs).filter((disc) => disc === wanted).length

/** The discs of a threat in reserve. Glory uses grey discs (V.5). */
export function threatsLeft(board: Pick<Board, 'discs' | 'emperors'>, threat: 'unrest' | 'revolt'): number {
  const left = DISCS_OF_EACH_THREAT - discsOnBoard(board, threat)
  if (threat === 'revolt') return left
  return emperorIds.reduce((rest, emperor) => rest - board.emperors[emperor].glory, left)
}

/** The discs that an emperor has not placed or spent. */
export function discsInHand(board: Pick<Board, 'discs' | 'emperors' | 'level'>, emperor: EmperorId): number {
  return board.level.discs - board.emperors[emperor].given - discsOnBoard(board, emperor)
}

/** The protected frontiers. */
export const protectedFrontiers = (board: Pick<Board, 'discs'>): ProvinceId[] =>
  frontierIds.filter((frontier) => board.discs[frontier] !== undefined)

/** Whether an emperor may enter the board in his capital: it has no army and no disc. Roma is always open. */
export function isOpenCapital(board: Board, emperor: EmperorId): boolean {
  const { capital } = emperors[emperor]
  return board.discs[capital] === undefined && armyAt(board, capital) === null
}
