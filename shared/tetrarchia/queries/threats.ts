import type { ArmyId, Board } from '../board.ts'
import type { Strike } from '../events.ts'
import { type EmperorId, regionIds } from '../world/ids.ts'
import type { ProvinceId } from '../world/provinces.ts'
import { isFrontier, linkBetween, neighbours, province, romanProvinces, routeFrom } from '../world/queries.ts'
import { armyAt, discAt, emperorAt, protectorAt } from './board-queries.ts'
import { fightOdds, fightSums, type Odds } from './combat.ts'
import { marchOrder } from './march.ts'
import { OPEN_CHANCE, revoltChances } from './spread.ts'

/** The chances of the next barbarian phase for a province. It ignores echoes of an uprising. */
export interface ProvinceThreat {
  readonly province: ProvinceId
  /** II.0: the chance that its unrest becomes revolt. */
  readonly spread: number
  /** II.1: the chance that the dice name it, and their effect now. */
  readonly named: number
  readonly strike: Strike
  /** II.2: the chance that it rises with a neighbour. */
  readonly uprising: number
  /** II.3: the chance that an army lays it waste. */
  readonly march: number
  /** The chance of any harm. */
  readonly total: number
}

/** II.3: the next move of an army. */
export interface ArmyThreat {
  readonly army: ArmyId
  readonly at: ProvinceId
  /** Its whole route, Roma last. */
  readonly route: readonly ProvinceId[]
  /** The first link of the route is broken. */
  readonly broken: boolean
  /** The emperor in its way, with his odds. */
  readonly emperor: EmperorId | null
  readonly odds: Odds | null
  /** The chance that it advances. */
  readonly advances: number
}

/** The chance of each pair of dice. */
const EACH_PAIR = 1 / 36

/** II.1: the effect of the dice on a province that they name. */
export function strikeOn(board: Pick<Board, 'discs'>, at: ProvinceId): Strike {
  if (protectorAt(board, at) !== null) return 'protected'
  const disc = discAt(board, at)
  if (disc === null) return 'unrest'
  return disc === 'unrest' ? 'revolt' : 'uprising'
}

/** The armies in the order of their moves. */
export function armyThreats(board: Board): ArmyThreat[] {
  const goneOn = new Map<ArmyId, number>()
  return marchOrder(board).flatMap((army) => {
    const at = board.armies[army]
    const route = at ? routeFrom(at) : []
    const [to] = route
    // An army in Roma has no next step.
    if (!at || !to) return []
    const broken = Boolean(linkBetween(at, to)?.broken)
    const emperor = emperorAt(board, to)
    const odds = emperor && fightOdds(fightSums(board, { emperor, army, attacker: 'army' }))
    const ahead = armyAt(board, to)
    const isFree = ahead ? (goneOn.get(ahead) ?? 0) : 1
    const advances = isFree * (broken ? OPEN_CHANCE : 1) * (odds ? odds.defeat : 1)
    goneOn.set(army, advances)
    return [{ army, at, route, broken, emperor, odds, advances }]
  })
}

/** The threats to each Roman province in the next barbarian phase. */
export function provinceThreats(board: Board): ProvinceThreat[] {
  const revolts = revoltChances(board.discs)
  const marches = new Map(armyThreats(board).map(({ route: [to], advances }) => [to, advances]))
  return romanProvinces.map((id) => {
    const strike = strikeOn(board, id)
    const spread = strike === 'revolt' ? (revolts.get(id) ?? 0) : 0
    const named = isNamed(id) ? EACH_PAIR : 0
    const isRevolt = strike === 'uprising'
    const uprising = isRevolt ? 0 : uprisingNextTo(id, revolts)
    const march = isRevolt ? 0 : (marches.get(id) ?? 0)
    const byDice = uprising + (strike === 'unrest' || strike === 'revolt' ? named : 0)
    const total = 1 - (1 - spread) * (1 - byDice) * (1 - march)
    return { province: id, spread, named, strike, uprising, march, total }
  })
}

/** The dice never name a province of Italia, nor a land beyond the frontier. */
const isNamed = (id: ProvinceId): boolean => !isFrontier(id) && province(id).region !== regionIds[0]

function uprisingNextTo(id: ProvinceId, revolts: ReadonlyMap<ProvinceId, number>): number {
  return neighbours(id)
    .filter((neighbour) => isNamed(neighbour.id))
    .reduce(
      (sum, { id: from, broken }) => sum + EACH_PAIR * (revolts.get(from) ?? 0) * (broken ? OPEN_CHANCE : 1),
      0
    )
}
