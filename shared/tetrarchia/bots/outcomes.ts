import { applyGlory, clearArmy, clearEmperor, type MutableBoard, regainDisc } from '../action-effects.ts'
import type { Board, Fight } from '../board.ts'
import type { FightResult } from '../events.ts'
import { discsInHand, hasVariant } from '../queries/board-queries.ts'
import { combatValue, FACES, fightOdds, fightSums, resultOf } from '../queries/combat.ts'
import { nextStep } from '../world/queries.ts'
import { appraise, LOSS } from './appraisal.ts'
import { copyOf } from './board-copies.ts'
import type { Weights } from './weights.ts'

/** I.5, II.3: the board after a battle with this result and this number of spent discs (V.1). */
function outcomeOf(
  board: Board,
  { emperor, army, attacker }: Fight,
  result: FightResult,
  given = 0
): MutableBoard {
  const after = copyOf(board)
  after.emperors[emperor].given += given
  applyGlory(after, emperor, result)
  if (result === 'victory') {
    clearArmy(after, army, attacker === 'emperor' ? emperor : null)
    regainDisc(after, emperor)
  }
  if (result !== 'defeat') return after
  clearEmperor(after, emperor)
  const at = after.armies[army]
  if (attacker === 'army' && at) after.armies[army] = nextStep(at)
  return after
}

/** The worth of that board. */
export function outcomeWorth(
  board: Board,
  fight: Fight,
  result: FightResult,
  weights: Weights,
  given = 0
): number {
  const after = outcomeOf(board, fight, result, given)
  if (after.armies[fight.army] === 'roma') return LOSS
  return appraise(after, weights)
}

/** The expected worth of a battle. `left` is the worth of the remaining points, lost in a defeat. */
export function fightWorth(board: Board, fight: Fight, weights: Weights, left = 0): number {
  const { emperor } = fight
  if (emperor === 'galerius' && hasVariant(board, 'imperium') && discsInHand(board, emperor) > 0)
    return worthWithDiscs(board, fight, weights, left)
  const odds = fightOdds(fightSums(board, fight))
  return (
    odds.victory * (outcomeWorth(board, fight, 'victory', weights) + left) +
    odds.tie * (appraise(board, weights) + left) +
    odds.defeat * outcomeWorth(board, fight, 'defeat', weights)
  )
}

/** V.1: the expected worth when Galerius spends the best number of discs after each roll. */
function worthWithDiscs(board: Board, fight: Fight, weights: Weights, left: number): number {
  const sums = fightSums(board, fight)
  const counts = Array.from({ length: discsInHand(board, fight.emperor) + 1 }, (_, count) => count)
  const known = new Map<string, number>()
  const worthOf = (result: FightResult, count: number) => {
    const key = `${result} ${count}`
    const worth = known.get(key) ?? outcomeWorth(board, fight, result, weights, count)
    known.set(key, worth)
    return result === 'defeat' ? worth : worth + left
  }
  let sum = 0
  for (const vi of FACES) {
    for (const six of FACES) {
      const barbarian = combatValue(six, sums.barbarian)
      sum += Math.max(
        ...counts.map((count) => worthOf(resultOf(combatValue(vi, sums.roman, count), barbarian), count))
      )
    }
  }
  return sum / FACES.length ** 2
}
