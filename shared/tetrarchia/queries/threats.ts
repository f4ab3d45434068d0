import type { ArmyId, Board } from '../board.ts'
import type { Strike } from '../events.ts'
import { type EmperorId, regionIds } from '../world/ids.ts'
import type { ProvinceId } from '../world/provinces.ts'
import { isFrontier, linkBetween, neighbours, province, romanProvinces, routeFrom } from '../world/queries.ts'
import { armyAt, discAt, emperorAt, protectorAt } from './board.ts'
import { fightOdds, fightSums, type Odds } from './combat.ts'
import { marchOrder } from './march.ts'
import { OPEN_CHANCE, revoltChances } from './spread.ts'

/** What the next barbarian phase may do to a province. Echoes of an uprising are left out: nobody plans for them. */
export interface ProvinceThreat {
  readonly province: ProvinceId
  /** II.0: that its unrest becomes revolt. */
  readonly spread: number
  /** II.1: that the dice name it, and what they do as things stand. */
  readonly named: number
  readonly strike: Strike
  /** II.2: that it rises with a neighbour. */
  readonly uprising: number
  /** II.3: that an army lays it waste. */
  readonly march: number
  /** That it is worse off afterwards, for whichever reason. */
  readonly total: number
}

/** II.3: what an army will try. */
export interface ArmyThreat {
  readonly army: ArmyId
  readonly at: ProvinceId
  /** All its way, Roma last. */
  readonly route: readonly ProvinceId[]
  /** The link to the first of them is broken. */
  readonly broken: boolean
  /** Who stands in its way, and how he would fare. */
  readonly emperor: EmperorId | null
  readonly odds: Odds | null
  /** The chance that it goes on. */
  readonly advances: number
}

/** Each pair of dice. */
const EACH_PAIR = 1 / 36

/** II.1: what the dice do to a province that they name. */
export function strikeOn(board: Pick<Board, 'discs'>, at: ProvinceId): Strike {
  if (protectorAt(board, at) !== null) return 'protected'
  const disc = discAt(board, at)
  if (disc === null) return 'unrest'
  return disc === 'unrest' ? 'revolt' : 'uprising'
}

/** The armies in the order in which they move. */
export function armyThreats(board: Board): ArmyThreat[] {
  const goneOn = new Map<ArmyId, number>()
  return marchOrder(board).flatMap((army) => {
    const at = board.armies[army]
    const route = at ? routeFrom(at) : []
    const [to] = route
    // In Roma there is no farther to go.
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

/** What threatens each Roman province in the next barbarian phase. */
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
