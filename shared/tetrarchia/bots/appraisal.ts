import { type ArmyId, armyIds, type Board } from '../board.ts'
import { DISCS_OF_EACH_THREAT, emperorAt, hasVariant } from '../queries/board-queries.ts'
import { bestChain, fightOdds, fightSums, type Odds } from '../queries/combat.ts'
import { OPEN_CHANCE } from '../queries/spread.ts'
import { type EmperorId, emperorIds } from '../world/ids.ts'
import type { ProvinceId } from '../world/provinces.ts'
import { linkBetween, outerRegionIds, provinceIds, routeFrom } from '../world/queries.ts'
import { ambition, isWelcomeAtFrontiers } from './ambition.ts'
import { type DiscSurvey, surveyOf } from './disc-survey.ts'
import { distancesOf, nearness, travelCost } from './distances.ts'
import type { Weights } from './weights.ts'

/** Outweighs everything else. */
const VICTORY = 1000
/** An army in Roma. */
export const LOSS = -VICTORY
/** The penalty for each disc missing for the open frontiers, as a part of victory. */
const HOPELESS = 0.2
/** With fewer black discs in reserve, defeat is near. */
const FEW_REVOLTS = 9
/** An army closer to Roma than this number of steps is a threat. */
const NEAR_ROMA = 8

/** A position with the counts that all parts of the appraisal share. */
interface Position {
  readonly board: Board
  readonly weights: Weights
  readonly survey: DiscSurvey
  readonly distances: ReturnType<typeof distancesOf>
  /** The provinces of all emperors, and of those who can still protect a frontier. */
  readonly standing: readonly ProvinceId[]
  readonly bearers: readonly ProvinceId[]
  readonly inHand: readonly number[]
}

/** The worth of a position at the end of a Roman phase; higher is better for the Empire. */
export function appraise(board: Board, weights: Weights, survey = surveyOf(board.discs)): number {
  const own = weights.ambition * ambition(board)
  if (survey.frontiers === outerRegionIds.length) return VICTORY + own
  const position = positionOf(board, weights, survey)
  const common =
    regionsWorth(position) + threatsWorth(position) + armiesWorth(position) + emperorsWorth(position)
  return common + own
}

function positionOf(board: Board, weights: Weights, survey: DiscSurvey): Position {
  const standing: ProvinceId[] = []
  const bearers: ProvinceId[] = []
  const inHand: number[] = []
  for (const id of emperorIds) {
    const { at, given } = board.emperors[id]
    const left = board.level.discs - given - survey.placed[id]
    inHand.push(left)
    if (!at) continue
    standing.push(at)
    if (left > 0 && isWelcomeAtFrontiers(board, id)) bearers.push(at)
  }
  return { board, weights, survey, distances: distancesOf(board), standing, bearers, inHand }
}

/** Protected frontiers, and open ones that somebody near could protect. */
function regionsWorth({ weights, survey, distances, bearers }: Position): number {
  let worth = weights.frontier * survey.frontiers
  for (const frontier of survey.openFrontiers)
    worth += weights.cleanRegion * (1 + 2 * nearness(distances, frontier, bearers))
  return worth
}

/** Unrest and revolt, their possible spread, and the reserve of discs. */
function threatsWorth({ weights, survey, distances, standing }: Position): number {
  let worth = weights.disc * survey.discs
  for (const { at, contagion } of survey.revolts)
    worth +=
      weights.presence * nearness(distances, at, standing) - weights.revolt - weights.contagion * contagion
  for (const { spreadRisk } of survey.unrest) worth -= weights.unrest + weights.revolt * spreadRisk
  const left = DISCS_OF_EACH_THREAT - survey.revolts.length
  return left < FEW_REVOLTS ? worth - weights.scarcity * (FEW_REVOLTS - left) ** 1.5 : worth
}

/** Armies: their distance to Roma, their support, their next battle, and the emperors that can pursue them. */
function armiesWorth({ board, weights, distances, inHand }: Position): number {
  let worth = 0
  for (const army of armyIds) {
    const at = board.armies[army]
    if (!at) continue
    const route = routeFrom(at)
    const [to] = route
    if (!to) continue
    worth -= weights.army + weights.nearness * Math.max(0, NEAR_ROMA - route.length)
    worth -= weights.chain * bestChain(at, (id) => board.discs[id] === 'revolt').length
    worth += weights.pursuit * pursuit(board, distances, at)
    const comes = isBroken(at, to) ? OPEN_CHANCE : 1
    const emperor = emperorAt(board, to)
    const odds = emperor && oddsAgainst(board, emperor, army, inHand)
    if (odds) worth += comes * (odds.victory * weights.army - odds.defeat * weights.absence * 2)
    if (to === 'roma') worth -= VICTORY * comes * (odds ? odds.defeat : 1)
  }
  return worth
}

/** II.3, V.1: Constantius can stop an attack while he has a disc. He does so at bad odds, and always in Roma. */
function oddsAgainst(board: Board, emperor: EmperorId, army: ArmyId, inHand: Position['inHand']): Odds {
  const odds = fightOdds(fightSums(board, { emperor, army, attacker: 'army' }))
  const canStop = emperor === 'constantius' && hasVariant(board, 'imperium')
  if (!canStop || (inHand[emperorIds.indexOf(emperor)] ?? 0) === 0) return odds
  const bearable = board.emperors[emperor].at === 'roma' ? 0 : odds.victory
  return odds.defeat > bearable ? { victory: 0, tie: 1, defeat: 0 } : odds
}

const isBroken = (from: ProvinceId, to: ProvinceId): boolean => Boolean(linkBetween(from, to)?.broken)

/** How near an emperor will be to an army on his turn, from 0 to 1. The army moves after each turn. */
function pursuit(board: Board, distances: Position['distances'], army: ProvinceId): number {
  let best = 0
  const now = emperorIds.indexOf(board.active)
  emperorIds.forEach((id, index) => {
    const { at } = board.emperors[id]
    if (!at) return
    const turns = ((index - now + emperorIds.length - 1) % emperorIds.length) + 1
    const far = travelCost(distances, at, placeAfter[army]?.[turns] ?? army)
    best = Math.max(best, 1 / (1 + Math.max(0, far - 1) / 3))
  })
  return best
}

/** The approximate place of an army after a number of turns, by its current place. */
const placeAfter: Readonly<Record<string, readonly ProvinceId[]>> = Object.fromEntries(
  provinceIds.map((army) => [army, [0, ...emperorIds.keys()].map((_, turns) => placeOf(army, turns))])
)

/** A broken link takes an army two turns. */
function placeOf(army: ProvinceId, turns: number): ProvinceId {
  let at = army
  let left = turns
  for (const to of routeFrom(army)) {
    left -= isBroken(at, to) ? 2 : 1
    if (left < 0 || to === 'roma') break
    at = to
  }
  return at
}

function emperorsWorth({ board, weights, survey, inHand }: Position): number {
  const open = outerRegionIds.length - survey.frontiers
  const spare = inHand.reduce((sum, count) => sum + count, 0) - open
  // Discs return only by misfortune. Without one for each open frontier nobody can win.
  let worth = spare < 0 ? VICTORY * HOPELESS * spare : 0
  emperorIds.forEach((id, index) => {
    const { at, ahead } = board.emperors[id]
    worth += ahead * weights.point
    if (at === null || isDoomed(survey, board, at)) worth -= weights.absence
    worth -= (weights.lastDisc * Math.max(0, 2 - (inHand[index] ?? 0)) ** 2) / 4
  })
  return worth
}

/** Whether an emperor there must leave the board at the start of the barbarian phase. */
function isDoomed({ unrest }: DiscSurvey, { discs }: Board, at: ProvinceId): boolean {
  const disc = discs[at]
  return (
    disc === 'revolt' ||
    (disc === 'unrest' && unrest.some((restless) => restless.at === at && restless.spreadRisk === 1))
  )
}
