import type { Board, Fight } from '../board.ts'
import type { FightResult } from '../events.ts'
import { figures } from '../figures.ts'
import { emperors } from '../world/emperors.ts'
import { type EmperorId, emperorIds } from '../world/ids.ts'
import type { ProvinceId } from '../world/provinces.ts'
import { linkBetween, neighbours } from '../world/queries.ts'
import { armiesOnBoard, hasVariant, isRevolt, protectorAt } from './board-queries.ts'
import { stepCost } from './reach.ts'

/** The additions to one side's die in a battle, and the factor of the sum. */
export interface FightSum {
  /** The provinces of the chain that counts. */
  readonly chain: readonly ProvinceId[]
  /** The other emperors or armies nearby; each doubles the sum. */
  readonly helpers: readonly string[]
  readonly factor: number
}

export interface FightSums {
  readonly roman: FightSum
  readonly barbarian: FightSum
}

export interface Odds {
  readonly victory: number
  readonly tie: number
  readonly defeat: number
}

export const FACES = [1, 2, 3, 4, 5, 6] as const

/** I.5: the largest chain of discs in or next to a province. Broken links count as links. */
export function bestChain(from: ProvinceId, counts: (at: ProvinceId) => boolean): ProvinceId[] {
  const starts = [from, ...neighbours(from).map(({ id }) => id)].filter(counts)
  const seen = new Set<ProvinceId>()
  let best: ProvinceId[] = []
  for (const start of starts) {
    if (seen.has(start)) continue
    const chain = chainOf(start, counts)
    for (const id of chain) seen.add(id)
    if (chain.length > best.length) best = chain
  }
  return best
}

function chainOf(start: ProvinceId, counts: (at: ProvinceId) => boolean): ProvinceId[] {
  const chain = [start]
  // The loop also visits the provinces that it appends.
  for (const at of chain) {
    for (const { id } of neighbours(at)) if (!chain.includes(id) && counts(id)) chain.push(id)
  }
  return chain
}

/** I.5, V.3: whether the disc of a province supports an emperor. */
export function supports(board: Board, emperor: EmperorId, at: ProvinceId): boolean {
  const owner = protectorAt(board, at)
  if (owner === null) return false
  if (owner === 'any' || owner === emperor) return true
  return hasVariant(board, 'diarchia') && owner === emperors[emperor].partner
}

/**
 * I.5: both sums of a battle, independent of the attacker. Each other army linked to the emperor doubles the barbarian
 * sum; each other emperor linked to the army doubles the Roman sum.
 */
export function fightSums(board: Board, { emperor, army }: Fight): FightSums {
  const at = board.emperors[emperor].at
  const against = board.armies[army]
  if (!at || !against) throw new Error(`${emperor} or ${army} is not on the board`)
  const emperorsBy = emperorIds.filter(
    (other) => other !== emperor && isLinked(board.emperors[other].at, against)
  )
  const armiesBy = armiesOnBoard(board).filter((other) => other !== army && isLinked(board.armies[other], at))
  return {
    roman: sumOf(
      bestChain(at, (id) => supports(board, emperor, id)),
      emperorsBy
    ),
    barbarian: sumOf(
      bestChain(against, (id) => isRevolt(board, id)),
      armiesBy
    )
  }
}

function isLinked(one: ProvinceId | null | undefined, other: ProvinceId): boolean {
  return Boolean(one && linkBetween(one, other))
}

function sumOf(chain: readonly ProvinceId[], helpers: readonly string[]): FightSum {
  return { chain, helpers, factor: figures.fight.factor ** helpers.length }
}

/** I.5: the value of a die with additions and factor. `added` are Galerius's discs (V.1). */
export function combatValue(die: number, { chain, factor }: FightSum, added = 0): number {
  return (die + chain.length + added) * factor
}

export function resultOf(roman: number, barbarian: number): FightResult {
  if (roman === barbarian) return 'tie'
  return roman > barbarian ? 'victory' : 'defeat'
}

/** The exact chances of the emperor over the 36 rolls. */
export function fightOdds({ roman, barbarian }: FightSums): Odds {
  const counts = { victory: 0, tie: 0, defeat: 0 }
  for (const vi of FACES) {
    for (const six of FACES) counts[resultOf(combatValue(vi, roman), combatValue(six, barbarian))] += 1
  }
  return { victory: counts.victory / 36, tie: counts.tie / 36, defeat: counts.defeat / 36 }
}

/** I.5: the cost of an attack, which is that of a move over the same link; null without a link. */
export function attackCost(board: Pick<Board, 'discs'>, from: ProvinceId, to: ProvinceId): number | null {
  const link = linkBetween(from, to)
  return link && stepCost(board, link.broken ? 'broken' : 'link', to)
}
