import { armyIds, type Board } from '../board.ts'
import { DISCS_OF_EACH_THREAT, emperorAt } from '../queries/board.ts'
import { bestChain, fightOdds, fightSums } from '../queries/combat.ts'
import { OPEN_CHANCE } from '../queries/spread.ts'
import { emperorIds } from '../world/ids.ts'
import type { ProvinceId } from '../world/provinces.ts'
import {
  isFrontier,
  linkBetween,
  neighbours,
  outerRegionIds,
  province,
  provinceIds,
  routeFrom
} from '../world/queries.ts'
import { outerRegions } from '../world/regions.ts'
import { wayCost } from './distances.ts'
import type { Weights } from './weights.ts'

/** More than anything else is worth. */
const VICTORY = 1000
/** A disc too few for the frontiers, as a part of victory. */
const HOPELESS = 0.2
/** Fewer black discs in reserve than this are a danger. */
const FEW_REVOLTS = 9
/** Nearer to Roma than this an army presses. */
const NEAR_ROMA = 8

/** What is counted once for a position. */
interface Survey {
  readonly board: Board
  readonly weights: Weights
  /** Where emperors stand, and where those stand who still have a disc. */
  readonly standing: readonly ProvinceId[]
  readonly bearers: readonly ProvinceId[]
  readonly inHand: readonly number[]
  readonly revolts: readonly ProvinceId[]
  readonly unrest: readonly ProvinceId[]
  /** Emperors' discs on Roman provinces, and on frontiers. */
  readonly discs: number
  readonly frontiers: number
}

/** What a position is worth at the end of a Roman phase: the more, the better for the Empire. */
export function appraise(board: Board, weights: Weights): number {
  const survey = surveyOf(board, weights)
  if (survey.frontiers === outerRegionIds.length) return VICTORY
  return regionsWorth(survey) + threatsWorth(survey) + armiesWorth(survey) + emperorsWorth(survey)
}

function surveyOf(board: Board, weights: Weights): Survey {
  const revolts: ProvinceId[] = []
  const unrest: ProvinceId[] = []
  const placed = { diocletian: 0, galerius: 0, constantius: 0, maximian: 0 }
  let discs = 0
  let frontiers = 0
  for (const id of provinceIds) {
    const disc = board.discs[id]
    if (disc === undefined) continue
    if (disc === 'revolt') revolts.push(id)
    else if (disc === 'unrest') unrest.push(id)
    else {
      placed[disc] += 1
      if (isFrontier(id)) frontiers += 1
      else discs += 1
    }
  }
  const inHand = emperorIds.map((id) => board.level.discs - board.emperors[id].given - placed[id])
  const standing: ProvinceId[] = []
  const bearers: ProvinceId[] = []
  emperorIds.forEach((id, index) => {
    const { at } = board.emperors[id]
    if (!at) return
    standing.push(at)
    if ((inHand[index] ?? 0) > 0) bearers.push(at)
  })
  return { board, weights, standing, bearers, inHand, revolts, unrest, discs, frontiers }
}

/** Frontiers that are protected, and those that could be, with somebody near. */
function regionsWorth({ board, weights, frontiers, revolts, bearers }: Survey): number {
  const rebels = new Set(revolts.map((id) => province(id).region))
  let worth = weights.frontier * frontiers
  for (const region of outerRegionIds) {
    const { frontier } = outerRegions[region]
    if (rebels.has(region) || board.discs[frontier] !== undefined) continue
    worth += weights.cleanRegion * (1 + 2 * nearness(board, frontier, bearers))
  }
  return worth
}

/** Unrest and revolt, what they may spread to, and the reserve of discs. */
function threatsWorth({ board, weights, revolts, unrest, discs, standing }: Survey): number {
  let worth = weights.disc * discs
  for (const at of revolts)
    worth +=
      weights.presence * nearness(board, at, standing) -
      weights.revolt -
      weights.contagion * contagion(board, at)
  for (const at of unrest) worth -= weights.unrest + weights.revolt * spreadRisk(board, at)
  const left = DISCS_OF_EACH_THREAT - revolts.length
  return left < FEW_REVOLTS ? worth - weights.scarcity * (FEW_REVOLTS - left) ** 1.5 : worth
}

/** How many neighbours an uprising would take along. */
function contagion({ discs }: Board, at: ProvinceId): number {
  let sum = 0
  for (const { id, broken } of neighbours(at)) {
    if (discs[id] !== 'revolt' && !isFrontier(id)) sum += broken ? OPEN_CHANCE : 1
  }
  return sum
}

/** That a neighbour's revolt takes hold here before the next turn. */
function spreadRisk({ discs }: Board, at: ProvinceId): number {
  let risk = 0
  for (const { id, broken } of neighbours(at)) {
    if (discs[id] === 'revolt') risk = Math.max(risk, broken ? OPEN_CHANCE : 1)
  }
  return risk
}

/** Armies, how near they are to Roma, what supports them, whom they will attack and who can come after them. */
function armiesWorth({ board, weights }: Survey): number {
  let worth = 0
  for (const army of armyIds) {
    const at = board.armies[army]
    if (!at) continue
    const route = routeFrom(at)
    const [to] = route
    if (!to) continue
    worth -= weights.army + weights.nearness * Math.max(0, NEAR_ROMA - route.length)
    worth -= weights.chain * bestChain(at, (id) => board.discs[id] === 'revolt').length
    worth += weights.pursuit * pursuit(board, at)
    const comes = isBroken(at, to) ? OPEN_CHANCE : 1
    const emperor = emperorAt(board, to)
    const odds = emperor && fightOdds(fightSums(board, { emperor, army, attacker: 'army' }))
    if (odds) worth += comes * (odds.victory * weights.army - odds.defeat * weights.absence * 2)
    if (to === 'roma') worth -= VICTORY * comes * (odds ? odds.defeat : 1)
  }
  return worth
}

const isBroken = (from: ProvinceId, to: ProvinceId): boolean => Boolean(linkBetween(from, to)?.broken)

/** How near somebody will be to an army when his turn comes, from 0 to 1: it goes on after each turn. */
function pursuit(board: Board, army: ProvinceId): number {
  let best = 0
  const now = emperorIds.indexOf(board.active)
  emperorIds.forEach((id, index) => {
    const { at } = board.emperors[id]
    if (!at) return
    const turns = ((index - now + emperorIds.length - 1) % emperorIds.length) + 1
    const far = wayCost(board, at, placeAfter(army, turns))
    best = Math.max(best, 1 / (1 + Math.max(0, far - 1) / 3))
  })
  return best
}

/** Where an army will be about so many turns later: a broken link takes two. */
function placeAfter(army: ProvinceId, turns: number): ProvinceId {
  let at = army
  let left = turns
  for (const to of routeFrom(army)) {
    left -= isBroken(at, to) ? 2 : 1
    if (left < 0 || to === 'roma') break
    at = to
  }
  return at
}

function emperorsWorth({ board, weights, inHand, frontiers }: Survey): number {
  const open = outerRegionIds.length - frontiers
  const spare = inHand.reduce((sum, count) => sum + count, 0) - open
  // Discs come back only by misfortune: without one for each open frontier the game cannot be won.
  let worth = spare < 0 ? VICTORY * HOPELESS * spare : 0
  emperorIds.forEach((id, index) => {
    const { at, ahead } = board.emperors[id]
    worth += ahead * weights.point
    if (at === null || isDoomed(board, at)) worth -= weights.absence
    worth -= (weights.lastDisc * Math.max(0, 2 - (inHand[index] ?? 0)) ** 2) / 4
  })
  return worth
}

/** He will be driven out at the start of the barbarian phase. */
function isDoomed(board: Board, at: ProvinceId): boolean {
  const disc = board.discs[at]
  return disc === 'revolt' || (disc === 'unrest' && spreadRisk(board, at) === 1)
}

/** How near the nearest of them is, from 0 to 1. */
function nearness(board: Board, to: ProvinceId, from: readonly ProvinceId[]): number {
  let best = Number.POSITIVE_INFINITY
  for (const at of from) best = Math.min(best, wayCost(board, at, to))
  return 1 / (1 + best / 3)
}
