import type { Board } from '../../board.ts'
import type { NationId } from '../../content/ids.ts'
import { leadingDefender } from '../../queries/battle/leading-defender.ts'
import { isBarbarianProvince } from '../../queries/map/provinces.ts'
import type { MarchScope } from '../../queries/march-orders/march-scope.ts'
import { isFederate, suzerainOf } from '../../queries/nations/realm.ts'
import type { BattleOdds } from '../../queries/odds/battle-forecast.ts'
import { forceOf } from '../../queries/odds/encounter-odds.ts'
import { landingChance } from '../../queries/odds/landing-odds.ts'
import { oddsOfSetup } from '../../queries/odds/setup-odds.ts'
import {
  bestLeader,
  isHordePiece,
  isLeaderPiece,
  isUnitPiece,
  mayAct,
  type Piece,
  piecesIn
} from '../../queries/pieces/pieces.ts'
import { leadersIn } from '../../queries/pieces/placement.ts'
import { isNomadNow } from '../../queries/relations/relations.ts'
import { type Forces, forceStrength, type StanceMap } from '../../queries/relations/stance-map.ts'
import { laySiege, siegeChance } from '../../queries/siege/siege.ts'
import type { Unit } from '../../state.ts'
import type { Appraisal } from '../appraisal/appraisal.ts'
import { leaderPrice, meanPrice } from '../appraisal/army.ts'
import { areasOf } from '../appraisal/hypothetical-control.ts'
import { submissionWorth } from '../appraisal/submission.ts'
import { characterOf } from '../character.ts'
import { perceivedChance } from '../levels.ts'
import { weights } from '../weights.ts'
import { scaled, total, type Worth } from '../worth.ts'
import { interceptionRisk, mostGainByInterception } from './interception-risk.ts'
import type { OrderPurpose, PossibleOrder, WeighedOrder } from './possible-order.ts'

/** The points that a failed siege costs: little, because the stack only goes back. */
const COST_OF_FAILED_SIEGE = -0.1

/** An order before its fights are computed: an upper bound of its worth, and a function for the full weighing. */
export interface OrderEstimate {
  readonly order: PossibleOrder
  readonly upperBound: number
  weigh(): WeighedOrder
}

/** The gain of an order if it succeeds. */
interface Prize {
  readonly land: Worth
  readonly approach: number
  readonly step: number
}

/** Tolerance, because another order of additions changes the last digits. */
const ROUNDING = 1e-6

export function estimateOrder(appraisal: Appraisal, scope: MarchScope, order: PossibleOrder): OrderEstimate {
  const stances = scope.stancesOf(order.nation)
  const units = order.pieces.filter(isUnitPiece).map(({ unit }) => unit)
  const prize: Prize = {
    land: gainOf(appraisal, order, units, stances, stances.hasHostileCity(order.to)),
    approach: approachOf(appraisal, order),
    step: couldTake(order, units, stances)
      ? appraisal.goals(order.nation).worthAsProgress(order.to) * weights.step
      : 0
  }
  const fight = units.length > 0 && stances.isDefended(order.to) ? mostOfBattle(appraisal, order, stances) : 0
  return {
    order,
    upperBound:
      Math.max(0, total(prize.land)) +
      Math.max(0, prize.approach) +
      Math.max(0, prize.step) +
      fight +
      mostGainByInterception(units.length) +
      ROUNDING,
    weigh: () => weighed(appraisal, scope, order, units, stances, prize)
  }
}

/** XII.D: whether the pieces could take the province: a leader alone takes none, and nobody takes friendly or neutral land. */
function couldTake({ pieces, to }: PossibleOrder, units: readonly Unit[], stances: StanceMap): boolean {
  if (units.length === 0 && !pieces.some(isHordePiece)) return false
  const ground = stances.provinceStance(to)
  return ground === 'empty' || ground === 'hostile'
}

/** Weighs an order in full: its fights, and the land it gains if it succeeds. */
export function weighOrder(appraisal: Appraisal, scope: MarchScope, order: PossibleOrder): WeighedOrder {
  return estimateOrder(appraisal, scope, order).weigh()
}

function weighed(
  appraisal: Appraisal,
  scope: MarchScope,
  order: PossibleOrder,
  units: readonly Unit[],
  stances: StanceMap,
  { land, approach, step }: Prize
): WeighedOrder {
  const there = alreadyThere(appraisal.board, scope, order, stances)
  const battle =
    units.length > 0 && stances.isDefended(order.to) ? battleAt(appraisal.board, order, there, stances) : null
  const wins = battle ? perceivedChance(appraisal.level, battle.attackerWins) : 1
  const falls = fallOfCity(appraisal, order, there, stances)
  const passes = landingSuccess(appraisal, order)
  const chance = wins * falls * passes
  // Subtracts the chance of the pieces that are already there, because they need no order.
  const without = there.length > 0 ? chanceWithout(appraisal, order, there, stances) : 0
  const added = Math.max(0, chance - without)
  const base: Worth = [
    ...scaled(land, added),
    ...scaled(leftBehind(appraisal, order, units), (1 - added) * appraisal.level.undefendedBehind),
    { term: 'approach', points: approach * wins * passes },
    { term: 'objectives', points: step * added },
    ...(battle
      ? [...losses(appraisal, order, stances, battle), ...submissions(appraisal, order, stances, battle)]
      : []),
    { term: 'own-losses', points: (1 - chance) * COST_OF_FAILED_SIEGE + (1 - passes) * -0.3 * units.length }
  ]
  const meeting = interceptionRisk(appraisal, scope, order)
  const worth = [...scaled(base, meeting.continues), ...meeting.worth]
  const purpose = purposeOf(appraisal, order, stances)
  // For an attack the reported chance is that of the battle, without the siege after it.
  const reported = purpose === 'attack' ? wins * passes : chance
  return { order, purpose, chance: reported * meeting.continues, worth }
}

/** The most that a battle can gain: all enemies eliminated, and every horde submitting. */
function mostOfBattle(appraisal: Appraisal, { nation, to }: PossibleOrder, stances: StanceMap): number {
  const enemy = stances.forces(to, 'hostile')
  const beaten =
    forceStrength(enemy) *
    meanPrice(appraisal.board, enemy.units) *
    Math.max(0, worthOfLoss(appraisal, enemy))
  return enemy.hordes.reduce(
    (sum, horde) => sum + Math.max(0, submissionWorth(appraisal, nation, horde)),
    beaten
  )
}

/** The gain of the side per point that an enemy loses. */
function worthOfLoss(appraisal: Appraisal, { units: [first] }: Forces): number {
  return (first ? -appraisal.land().pointValue(first.controller) : 0) + weights.rout
}

/** Own pieces that already wait there for a battle or a siege. */
function alreadyThere(
  board: Board,
  scope: MarchScope,
  { to, nation }: PossibleOrder,
  stances: StanceMap
): readonly Piece[] {
  if (!stances.isDefended(to) && !stances.hasHostileCity(to)) return []
  return scope.provinces.includes(to)
    ? piecesIn(board, to, [nation]).filter((piece) => !isHordePiece(piece))
    : []
}

function chanceWithout(
  appraisal: Appraisal,
  order: PossibleOrder,
  there: readonly Piece[],
  stances: StanceMap
): number {
  const alone: PossibleOrder = { ...order, pieces: there }
  const battle = stances.isDefended(order.to) ? battleAt(appraisal.board, alone, [], stances) : null
  return (
    (battle ? perceivedChance(appraisal.level, battle.attackerWins) : 1) *
    fallOfCity(appraisal, alone, [], stances)
  )
}

/** What the side loses while the stack is away. */
function leftBehind(appraisal: Appraisal, { from }: PossibleOrder, units: readonly Unit[]): Worth {
  if (!appraisal.level.looksBehind || units.length === 0) return []
  return appraisal.gainWithout(units, from).filter(({ points }) => points < 0)
}

function purposeOf(
  { board }: Appraisal,
  { nation, pieces, to }: PossibleOrder,
  stances: StanceMap
): OrderPurpose {
  if (stances.isDefended(to)) return 'attack'
  if (stances.hasHostileCity(to)) return 'besiege'
  if (pieces.some(isHordePiece)) return 'settle'
  const holder = board.control[to]
  if (holder === nation) return 'hold'
  return stances.provinceStance(to) === 'empty' ? 'take' : 'gather'
}

/** XX.A: the odds of the battle at the end of the route, if nobody flees or intercepts. */
function battleAt(
  board: Board,
  { nation, pieces, from, to, way }: PossibleOrder,
  there: readonly Piece[],
  stances: StanceMap
): BattleOdds | null {
  const { units, walls, hordes } = stances.forces(to, 'hostile')
  const defenders = [...units, ...walls]
  const defender = leadingDefender(board, to, [...defenders.map(({ controller }) => controller), ...hordes])
  if (!defender) return null
  const last = way.at(-2) ?? from
  const attacker = forceOf(
    board,
    nation,
    [...pieces, ...there].map(({ id }) => id)
  )
  return oddsOfSetup(board, {
    province: to,
    attacker,
    defender: {
      nation: defender,
      units: defenders.map(({ id }) => id),
      leader:
        bestLeader(leadersIn(board, to).filter((leader) => stances.stance(leader.nation, to) === 'hostile'))
          ?.id ?? null,
      hordes
    },
    from: Object.fromEntries(attacker.units.map((id) => [id, last])),
    intercepted: false
  })
}

/** XXIV: the chance that the city there falls; 1 when there is no hostile city. */
function fallOfCity(
  appraisal: Appraisal,
  { nation, pieces: coming, to }: PossibleOrder,
  there: readonly Piece[],
  stances: StanceMap
): number {
  const { board } = appraisal
  const pieces = [...coming, ...there]
  const units = pieces.filter(isUnitPiece).map(({ id }) => id)
  if (!board.cities[to] || !stances.hasHostileCity(to)) return 1
  if (units.length === 0) return 0
  const leaders = pieces.filter(isLeaderPiece).map(({ leader }) => leader)
  const leader = bestLeader(leaders.filter((one) => mayAct(board, one)))?.id ?? null
  const siege = laySiege(board, { province: to, besieger: nation, units, leader })
  const plain = siegeChance(board, siege, false).chance
  const assault = units.length >= 4 ? siegeChance(board, siege, true).chance : 0
  return perceivedChance(appraisal.level, Math.max(plain, assault - 0.05))
}

/** XXV.E: the chance that the landing succeeds. */
function landingSuccess({ board }: Appraisal, { nation, pieces, zones, to, landing }: PossibleOrder): number {
  const zone = zones.at(-1)
  if (!landing || !zone) return 1
  const units = pieces.filter(isUnitPiece).map(({ unit }) => unit)
  return landingChance(board, { nation, units, zone, to }).probability
}

/** The gain of the side if the order succeeds: the province taken, its defenders eliminated. */
function gainOf(
  appraisal: Appraisal,
  { from, to, nation, pieces }: PossibleOrder,
  units: readonly Unit[],
  stances: StanceMap,
  city: boolean
): Worth {
  const horde = pieces.find(isHordePiece)
  const areas = appraisal.level.looksBehind
    ? areasOf([from, to, appraisal.controlNow().seat(nation)])
    : areasOf([to])
  return appraisal.gain(
    {
      march: { units, from, to },
      ...(stances.isDefended(to) ? { gone: { units: stances.forces(to, 'hostile').units, at: to } } : {}),
      ...(city ? { taken: { province: to, by: nation } } : {}),
      ...(horde ? { horde: { nation: horde.nation, to } } : {})
    },
    areas
  )
}

/** The worth of bringing a stack nearer to its nation's goals. The first units count most, and a whole people counts more. */
function approachOf(appraisal: Appraisal, { nation, pieces, from, to }: PossibleOrder): number {
  const goals = appraisal.goals(nation)
  const nearer = (goals.attraction(to) - goals.attraction(from)) * appraisal.level.distantGoals
  if (pieces.some(isHordePiece)) return nearer * weights.migration
  const heads = pieces.filter(isUnitPiece).length + (pieces.some(isLeaderPiece) ? 0.5 : 0)
  return nearer * weights.approach * Math.min(1, heads / 4)
}

function losses(appraisal: Appraisal, order: PossibleOrder, stances: StanceMap, odds: BattleOdds): Worth {
  const { board } = appraisal
  const own = order.pieces.filter(isUnitPiece).map(({ unit }) => unit)
  const enemy = stances.forces(order.to, 'hostile')
  const leaders = order.pieces.filter(isLeaderPiece)
  const leaderRisk =
    leaders.reduce((sum, { leader }) => sum + leaderPrice(board, leader.id), 0) * odds.destroyed.attacker
  return [
    {
      term: 'own-losses',
      points:
        (-odds.lastingLosses.attacker * meanPrice(board, own) - leaderRisk) *
        lossWeight(appraisal, order.nation)
    },
    {
      term: 'enemy-losses',
      points:
        Math.min(odds.lastingLosses.defender, forceStrength(enemy)) *
        meanPrice(board, enemy.units) *
        worthOfLoss(appraisal, enemy)
    }
  ]
}

/** The weight of own losses; bold nations weigh them less. */
const lossWeight = ({ board }: Appraisal, nation: NationId): number => 1.5 - characterOf(board, nation).bold

/** XXIX.B: the worth of enemy hordes that would submit, and the risk to an own horde. */
function submissions(
  appraisal: Appraisal,
  { nation, pieces, to }: PossibleOrder,
  stances: StanceMap,
  odds: BattleOdds
): Worth {
  const { board } = appraisal
  const risked = pieces.some(isHordePiece) ? -weights.horde * odds.destroyed.attacker : 0
  if (suzerainOf(board, nation) || isFederate(board, nation)) return [{ term: 'safety', points: risked }]
  const gained = stances.forces(to, 'hostile').hordes.reduce((sum, horde) => {
    const easily = isNomadNow(board, nation) && !isNomadNow(board, horde) && isBarbarianProvince(to)
    const chance = easily ? odds.attackerWins : odds.destroyed.defender
    return sum + chance * submissionWorth(appraisal, nation, horde)
  }, 0)
  return [
    { term: 'safety', points: risked },
    { term: 'points', points: gained }
  ]
}
