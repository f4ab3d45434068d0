import type { Board } from '../../board.ts'
import { orderOfClash } from '../../queries/battle/clash.ts'
import type { Interceptor } from '../../queries/interception.ts'
import type { BattleOdds } from '../../queries/odds/battle.ts'
import { landingChance } from '../../queries/odds/landing.ts'
import { oddsOfOrder } from '../../queries/odds/order.ts'
import { afterMarch } from '../../queries/orders/after-march.ts'
import type { MarchScope } from '../../queries/orders/scope.ts'
import { bestLeader, isFit, isHordePiece, isLeaderPiece, isUnitPiece } from '../../queries/pieces.ts'
import { laySiege, siegeOutlook } from '../../queries/siege.ts'
import { type Surroundings, strength } from '../../queries/surroundings.ts'
import { areaOf } from '../../queries/terrain.ts'
import type { Unit } from '../../state.ts'
import { leaderPrice, meanPrice } from '../appraisal/army.ts'
import { areasOf, withTaken } from '../appraisal/settled.ts'
import type { Sight } from '../appraisal/sight.ts'
import { seen } from '../levels.ts'
import { weights } from '../weights.ts'
import { scaled, type Worth } from '../worth.ts'
import type { Order, Purpose, Weighed } from './order.ts'

/** How often an opponent who could intercept does. */
const INTERCEPTS = 0.7
/** What is left of a plan after a battle on the way. */
const AFTER_INTERCEPTION = 0.6
/** Who fails before a city goes back; little is lost by having tried. */
const BEATEN_BACK = -0.1

/** What an order leads to: the fights on its way, and the board if it succeeds. */
export function weigh(sight: Sight, scope: MarchScope, order: Order): Weighed {
  const look = scope.from(order.nation)
  const units = order.pieces.filter(isUnitPiece).map(({ unit }) => unit)
  const there = afterMarch(sight.board, order.pieces, order.from, order.way)
  const battle = units.length > 0 && look.defended(order.to) ? battleAt(there, order) : null
  const falls = fallOfCity(sight, there, order, look)
  const wins = battle ? seen(sight.level, battle.attackerWins) : 1
  const passes = passing(sight, order)
  const chance = wins * falls * passes
  const won = gainOf(sight, there, order, look, falls < 1)
  const approach = approachOf(sight, order) * wins * passes
  const base: Worth = [
    ...scaled(won, chance),
    { term: 'approach', points: approach },
    ...(battle ? losses(sight, order, look, battle) : []),
    { term: 'own-losses', points: (1 - chance) * BEATEN_BACK + (1 - passes) * -0.3 * units.length }
  ]
  const worth = intercepted(sight, scope, order, units, base)
  return { order, purpose: purposeOf(sight, order, look), chance, worth }
}

function purposeOf({ board }: Sight, { nation, pieces, to }: Order, look: Surroundings): Purpose {
  if (look.defended(to)) return 'attack'
  if (look.hostileCity(to)) return 'besiege'
  if (pieces.some(isHordePiece)) return 'settle'
  const holder = board.control[to]
  if (holder === nation) return 'hold'
  return look.ground(to) === 'empty' ? 'take' : 'gather'
}

function battleAt(there: Board, { pieces, to }: Order): BattleOdds {
  return oddsOfOrder(
    there,
    orderOfClash(there, { province: to, pieces: pieces.map(({ id }) => id), intercepted: false })
  )
}

/** XXIV: the chance that the city there falls; 1 where none bars the way. */
function fallOfCity(sight: Sight, there: Board, { nation, pieces, to }: Order, look: Surroundings): number {
  const units = pieces.filter(isUnitPiece).map(({ id }) => id)
  if (!there.cities[to] || !look.hostileCity(to)) return 1
  if (units.length === 0) return 0
  const leaders = pieces.filter(isLeaderPiece).map(({ leader }) => leader)
  const leader = bestLeader(leaders.filter((one) => isFit(there, one)))?.id ?? null
  const siege = laySiege(there, { province: to, besieger: nation, units, leader })
  const plain = siegeOutlook(there, siege, false).chance
  const assault = units.length >= 4 ? siegeOutlook(there, siege, true).chance : 0
  return seen(sight.level, Math.max(plain, assault - 0.05))
}

/** XXV.E: the chance to get past the sea. */
function passing({ board }: Sight, { nation, pieces, zones, to, landing }: Order): number {
  const zone = zones.at(-1)
  if (!landing || !zone) return 1
  const units = pieces.filter(isUnitPiece).map(({ unit }) => unit)
  return landingChance(board, { nation, units, zone, to }).probability
}

/** What the side gains if all goes well: the province taken, its defenders gone. */
function gainOf(sight: Sight, there: Board, order: Order, look: Surroundings, city: boolean): Worth {
  const { to, from, nation } = order
  const cleared = look.defended(to) ? without(there, look.forces(to, 'hostile').units) : there
  const held = city ? withTaken(cleared, nation, to) : cleared
  const seats = sight.board.nations[nation].seat
  const areas = areasOf([from, to, ...(seats ? [seats.at] : [])])
  const gain = sight.gain(held, sight.level.looksBehind ? areas : new Set([areaOf(to)]))
  return gain
}

/** The board without some units. */
function without(board: Board, units: readonly Unit[]): Board {
  const gone = Object.fromEntries(units.map((unit) => [unit.id, { ...unit, at: 'removed' as const }]))
  return { ...board, units: { ...board.units, ...gone } }
}

/** A stack nearer to what its nation wants; a few men more make less difference than the first. */
function approachOf(sight: Sight, { nation, pieces, from, to }: Order): number {
  const wants = sight.wants(nation)
  const units = pieces.filter(isUnitPiece).length
  const heads = units + (pieces.some(isHordePiece) ? 2 : 0) + (pieces.some(isLeaderPiece) ? 0.5 : 0)
  return (wants.draw(to) - wants.draw(from)) * weights.approach * Math.min(1, heads / 4)
}

function losses(sight: Sight, order: Order, look: Surroundings, odds: BattleOdds): Worth {
  const { board } = sight
  const own = order.pieces.filter(isUnitPiece).map(({ unit }) => unit)
  const enemy = look.forces(order.to, 'hostile')
  const leaders = order.pieces.filter(isLeaderPiece)
  const leaderRisk =
    leaders.reduce((sum, { leader }) => sum + leaderPrice(board, leader.id), 0) * odds.destroyed.attacker
  const hurts = enemy.units[0] ? -sight.land().regard(enemy.units[0].controller) : 0
  return [
    { term: 'own-losses', points: -odds.lastingLosses.attacker * meanPrice(board, own) - leaderRisk },
    {
      term: 'enemy-losses',
      points:
        Math.min(odds.lastingLosses.defender, strength(enemy)) *
        meanPrice(board, enemy.units) *
        (hurts + weights.rout)
    }
  ]
}

/** XIX.A: the worst of those who may intercept on the way. */
function intercepted(
  sight: Sight,
  scope: MarchScope,
  order: Order,
  own: readonly Unit[],
  base: Worth
): Worth {
  if (order.zones.length > 0 || order.move.startsWith('redeploy')) return base
  const stages = scope.marchesOf(order.pieces, order.from).stages(order.way)
  const all = stages.flatMap(({ province, interceptors }) =>
    interceptors.map((stack) => ({ province, stack }))
  )
  const [worst] = all.sort((a, b) => danger(b.stack) - danger(a.stack))
  if (!worst || sight.level.seesInterceptors < 1) return base
  const { stack } = worst
  const meets = INTERCEPTS * stack.chance * Math.min(1, stack.units.length / Math.max(1, own.length))
  const wins = own.length === 0 ? 0 : seen(sight.level, roughOdds(own.length, stack.units.length))
  const price = meanPrice(sight.board, own)
  return [
    ...scaled(base, 1 - meets + meets * wins * AFTER_INTERCEPTION),
    { term: 'own-losses', points: -meets * price * Math.min(own.length, stack.units.length * 0.6) }
  ]
}

const danger = ({ chance, units }: Interceptor): number => chance * units.length

/** A guess by numbers alone, for fights that may never come. */
export function roughOdds(own: number, enemy: number): number {
  if (own + enemy === 0) return 0.5
  return 1 / (1 + Math.exp(-(1.1 * (own - enemy)) / Math.sqrt(Math.max(1, Math.min(own, enemy)))))
}
