import type { Board } from '../../board.ts'
import type { NationId } from '../../content/ids.ts'
import type { NavalLine } from '../../fights.ts'
import type { PieceId } from '../../state.ts'
import type { SeaId } from '../../world/seas.ts'
import { transportsFor } from '../crossings.ts'
import { fleetRecord, hasMet, type NavalStack, navalStacksIn } from '../fleets.ts'
import { navalLine, navalRerolls } from '../naval-battle.ts'
import { admirals, chanceToCatch, lineOfStack, navalInterceptors } from '../naval-interception.ts'
import { type LandingChance, landingChance } from '../odds/landing.ts'
import { navalOdds } from '../odds/naval.ts'
import { isHordePiece, isLeaderPiece, isUnitPiece, leaderPiece, type Piece, pieceById } from '../pieces.ts'
import { isMigrating } from '../reach.ts'
import { sailingFleets, voyageOf } from './fleets.ts'
import type { NavalOrder } from './naval-order.ts'

/** What an order by sea risks, before anybody puts to sea. */
export interface SeaOutlook {
  /** XXV.E: null where nobody lands on a hostile or empty shore. */
  readonly landing: LandingChance | null
  /** XXV.B: whom the stack may meet, zone by zone; it suffers one attempt at most. */
  readonly meetings: readonly SeaMeeting[]
}

export interface SeaMeeting {
  readonly zone: SeaId
  readonly nation: NationId
  readonly fleets: number
  /** That the interception succeeds, from 0 to 1. */
  readonly chance: number
  /** XXV.C: of the battle that follows; null for boats, which are turned back. */
  readonly battle: {
    readonly won: number
    readonly lost: number
    readonly draw: number
    readonly own: NavalShare
    readonly theirs: NavalShare
  } | null
}

/** XXV.C: a die for each fleet, and the re-rolls of ports and leaders. */
export interface NavalShare {
  readonly nation: NationId
  readonly fleets: number
  readonly rerolls: number
}

/** XXV.B, XXV.E: the risks of an order by sea for these pieces. */
export function seaOutlookOf(board: Board, order: NavalOrder, pieces: readonly PieceId[]): SeaOutlook {
  switch (order.sort) {
    case 'sail': {
      const fleets = sailingFleets(board, order.nation, order.zone, pieces)
      const leaders = admirals(board, order.zone, order.nation).filter((id) =>
        pieces.includes(leaderPiece(id))
      )
      const way = voyageOf(board, order, pieces)?.way ?? [order.to]
      return { landing: null, meetings: meetingsOf(board, navalLine({ ...order, fleets, leaders }), way) }
    }
    case 'attack':
      return { landing: null, meetings: huntOf(board, order) }
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
): SeaOutlook {
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

/** XVIII.G: nobody meets a people that migrates in its boats. */
function meetingsOfBoats(
  board: Board,
  nation: NationId,
  zone: SeaId,
  pieces: readonly Piece[]
): SeaMeeting[] {
  if (pieces.some(isHordePiece) && isMigrating(board, pieces, nation)) return []
  return meetingsOf(board, navalLine({ nation, fleets: [], leaders: [] }), [zone])
}

/** XXV.D: of the first stack that can carry them: which one does is asked when they put to sea. */
function meetingsOfCarriers(
  board: Board,
  nation: NationId,
  zone: SeaId,
  pieces: readonly Piece[]
): SeaMeeting[] {
  const led = pieces.filter(isLeaderPiece).map(({ leader }) => leader)
  const passengers = led.filter(({ inactiveUntil }) => inactiveUntil === null).map(({ id }) => id)
  const load = { units: pieces.filter(isUnitPiece).length, leaders: led.length }
  const [stacks = []] = transportsFor(board, nation, zone, load)
  return stacks.flatMap((stack) => {
    const leaders = [...admirals(board, zone, stack.nation), ...passengers]
    return meetingsOf(board, { ...lineOfStack(board, stack), leaders }, [zone], isSecond(board, stack))
  })
}

/** XXV.B: its next transport would be its second. */
function isSecond(board: Board, { fleets }: NavalStack): boolean {
  return fleets.some(({ id }) => fleetRecord(board, id).transports > 0)
}

function meetingsOf(board: Board, line: NavalLine, zones: readonly SeaId[], second = false): SeaMeeting[] {
  const fleets = line.fleets.flatMap((id) => board.units[id] ?? [])
  if (!second && hasMet(board, { fleets })) return []
  return zones.flatMap((zone) =>
    navalInterceptors(board, { nation: line.nation, zone, second }).map((stack): SeaMeeting => {
      const theirs = lineOfStack(board, stack)
      const odds = battleOdds(board, zone, theirs, line)
      return {
        zone,
        nation: stack.nation,
        fleets: stack.fleets.length,
        chance: chanceToCatch(board, stack.nation, zone),
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

/** XXV.B: the active stack goes to meet another of its zone. */
function huntOf(board: Board, order: Extract<NavalOrder, { readonly sort: 'attack' }>): SeaMeeting[] {
  const { nation, zone, stack, enemy } = order
  const stacks = navalStacksIn(board, zone)
  const own = stacks.find((one) => one.nation === nation && one.number === stack)
  const prey = stacks.find((one) => one.nation === enemy.nation && one.number === enemy.stack)
  if (!own || !prey) return []
  const [hunter, hunted] = [lineOfStack(board, own), lineOfStack(board, prey)]
  const odds = battleOdds(board, zone, hunter, hunted)
  return [
    {
      zone,
      nation: enemy.nation,
      fleets: prey.fleets.length,
      chance: chanceToCatch(board, nation, zone),
      battle: odds && {
        won: odds.attackerWins,
        lost: odds.defenderWins,
        draw: odds.draw,
        own: shareOf(board, zone, hunter),
        theirs: shareOf(board, zone, hunted)
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
