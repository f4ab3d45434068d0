import type { Board } from '../../board.ts'
import type { NationId } from '../../content/ids.ts'
import type { NavalLine } from '../../fights-in-progress.ts'
import type { PieceId } from '../../state.ts'
import type { SeaId } from '../../world/seas.ts'
import { sailingFleets, voyageOf } from '../march-orders/fleet-options.ts'
import type { NavalOrder } from '../march-orders/naval-order.ts'
import { isMigrating } from '../movement/step-rules.ts'
import { type LandingChance, landingChance } from '../odds/landing-odds.ts'
import { navalOdds } from '../odds/naval-odds.ts'
import {
  isHordePiece,
  isLeaderPiece,
  isUnitPiece,
  leaderPiece,
  type Piece,
  pieceById
} from '../pieces/pieces.ts'
import { navalLine, navalRerolls } from '../sea/naval-battle.ts'
import {
  admirals,
  navalInterceptionChance,
  navalInterceptors,
  navalLineOfStack
} from '../sea/naval-interception.ts'
import { fleetRecord, interceptionUsed, type NavalStack, navalStacksIn } from '../sea/naval-stacks.ts'
import { transportsFor } from '../sea/sea-crossings.ts'

/** The risks of an order by sea, before the player gives it. */
export interface SeaForecast {
  /** XXV.E: null unless the pieces land on a hostile or empty shore. */
  readonly landing: LandingChance | null
  /** XXV.B: the stacks that may intercept, zone by zone. At most one attempt follows. */
  readonly meetings: readonly SeaEncounter[]
}

export interface SeaEncounter {
  readonly zone: SeaId
  readonly nation: NationId
  readonly fleets: number
  /** The chance that the interception succeeds, from 0 to 1. */
  readonly chance: number
  /** XXV.C: the odds of the battle that follows; null for boats, which must turn back. */
  readonly battle: {
    readonly won: number
    readonly lost: number
    readonly draw: number
    readonly own: NavalShare
    readonly theirs: NavalShare
  } | null
}

/** XXV.C: one side of a naval battle: a die for each fleet, and the re-rolls of ports and leaders. */
export interface NavalShare {
  readonly nation: NationId
  readonly fleets: number
  readonly rerolls: number
}

/** XXV.B, XXV.E: the risks of an order by sea for these pieces. */
export function seaForecast(board: Board, order: NavalOrder, pieces: readonly PieceId[]): SeaForecast {
  switch (order.sort) {
    case 'sail': {
      const fleets = sailingFleets(board, order.nation, order.zone, pieces)
      const leaders = admirals(board, order.zone, order.nation).filter((id) =>
        pieces.includes(leaderPiece(id))
      )
      const way = voyageOf(board, order, pieces)?.zones ?? [order.to]
      return { landing: null, meetings: meetingsOf(board, navalLine({ ...order, fleets, leaders }), way) }
    }
    case 'attack':
      return { landing: null, meetings: attackOf(board, order) }
    case 'embark':
    case 'ashore':
      return { landing: null, meetings: [] }
    case 'carry':
    case 'land':
      return crossingOutlook(board, order, pieces)
  }
}

type CrossingOrder = Extract<NavalOrder, { readonly sort: 'carry' | 'land' }>

function crossingOutlook(
  board: Board,
  { sort, nation, crossing }: CrossingOrder,
  ids: readonly PieceId[]
): SeaForecast {
  const { zones, to, boats } = crossing
  const pieces = ids.flatMap((id) => pieceById(board, id) ?? [])
  const units = pieces.filter(isUnitPiece).map(({ unit }) => unit)
  const last = zones.at(-1)
  return {
    landing: sort === 'land' && last ? landingChance(board, { nation, units, zone: last, to }) : null,
    meetings: zones.flatMap((zone) =>
      boats ? meetingsOfBoats(board, nation, zone, pieces) : meetingsOfCarriers(board, nation, zone, pieces)
    )
  }
}

/** XVIII.G: nobody intercepts a people that migrates in its boats. */
function meetingsOfBoats(
  board: Board,
  nation: NationId,
  zone: SeaId,
  pieces: readonly Piece[]
): SeaEncounter[] {
  if (pieces.some(isHordePiece) && isMigrating(board, pieces, nation)) return []
  return meetingsOf(board, navalLine({ nation, fleets: [], leaders: [] }), [zone])
}

/** XXV.D: the encounters of the first stack that can carry the pieces. The rules ask which stack does when they embark. */
function meetingsOfCarriers(
  board: Board,
  nation: NationId,
  zone: SeaId,
  pieces: readonly Piece[]
): SeaEncounter[] {
  const led = pieces.filter(isLeaderPiece).map(({ leader }) => leader)
  const passengers = led.filter(({ inactiveUntil }) => inactiveUntil === null).map(({ id }) => id)
  const load = { units: pieces.filter(isUnitPiece).length, leaders: led.length }
  const [stacks = []] = transportsFor(board, nation, zone, load)
  return stacks.flatMap((stack) => {
    const leaders = [...admirals(board, zone, stack.nation), ...passengers]
    return meetingsOf(board, { ...navalLineOfStack(board, stack), leaders }, [zone], isSecond(board, stack))
  })
}

/** XXV.B: whether the next transport of the stack is its second. */
function isSecond(board: Board, { fleets }: NavalStack): boolean {
  return fleets.some(({ id }) => fleetRecord(board, id).transports > 0)
}

function meetingsOf(board: Board, line: NavalLine, zones: readonly SeaId[], second = false): SeaEncounter[] {
  const fleets = line.fleets.flatMap((id) => board.units[id] ?? [])
  if (!second && interceptionUsed(board, { fleets })) return []
  return zones.flatMap((zone) =>
    navalInterceptors(board, { nation: line.nation, zone, second }).map((stack): SeaEncounter => {
      const theirs = navalLineOfStack(board, stack)
      const odds = battleOdds(board, zone, theirs, line)
      return {
        zone,
        nation: stack.nation,
        fleets: stack.fleets.length,
        chance: navalInterceptionChance(board, stack.nation, zone),
        battle: odds && {
          won: odds.defenderWins,
          lost: odds.attackerWins,
          draw: odds.draw,
          own: shareOf(board, zone, line),
          theirs: shareOf(board, zone, theirs)
        }
      }
    })
  )
}

/** XXV.B: the active stack attacks another in its zone. */
function attackOf(board: Board, order: Extract<NavalOrder, { readonly sort: 'attack' }>): SeaEncounter[] {
  const { nation, zone, stack, enemy } = order
  const stacks = navalStacksIn(board, zone)
  const own = stacks.find((one) => one.nation === nation && one.number === stack)
  const target = stacks.find((one) => one.nation === enemy.nation && one.number === enemy.stack)
  if (!own || !target) return []
  const [attacker, defender] = [navalLineOfStack(board, own), navalLineOfStack(board, target)]
  const odds = battleOdds(board, zone, attacker, defender)
  return [
    {
      zone,
      nation: enemy.nation,
      fleets: target.fleets.length,
      chance: navalInterceptionChance(board, nation, zone),
      battle: odds && {
        won: odds.attackerWins,
        lost: odds.defenderWins,
        draw: odds.draw,
        own: shareOf(board, zone, attacker),
        theirs: shareOf(board, zone, defender)
      }
    }
  ]
}

function shareOf(board: Board, zone: SeaId, line: NavalLine): NavalShare {
  const { nation, fleets } = line
  return { nation, fleets: fleets.length, rerolls: navalRerolls(board, line, zone) }
}

function battleOdds(board: Board, zone: SeaId, attacker: NavalLine, defender: NavalLine) {
  return navalOdds(board, { kind: 'naval', zone, stage: 'interception', attacker, defender, chance: null })
}
