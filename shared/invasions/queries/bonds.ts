import type { Board } from '../board.ts'
import type { NationId } from '../content/ids.ts'
import { entriesOf } from '../entries.ts'
import type { Relation, UnitId } from '../state.ts'
import { type Ends, tieWays } from '../tie-ways.ts'
import type { ProvinceId } from '../world/provinces.ts'
import { FOEDUS_POINTS, FOEDUS_TRIBUTE } from './foedus.ts'
import { isNomad, partiesOf, serves } from './ties.ts'

/** A tie that outlasts a single activation. */
export type BondKind = Exclude<Relation['kind'], 'loan'>
export type BondTie = Extract<Relation, { readonly kind: BondKind }>

/** A tie between two nations as both feel it: the one that stands above comes first in each pair. */
export interface Bond {
  readonly kind: BondKind
  readonly parties: readonly [NationId, NationId]
  /** Gold that comes and goes each turn. */
  readonly gold: readonly [number, number]
  /** Points that it brings by itself each turn. */
  readonly points: readonly [number, number]
  /** The unit that serves the upper party because of it. */
  readonly mercenary: UnitId | null
  /** The land that it is about. */
  readonly provinces: readonly ProvinceId[]
  readonly since: number
  /** Over by itself when the turn's activations are. */
  readonly passes: boolean
  readonly ends: readonly BondEnd[]
}

type EndWay = { [Kind in BondKind]: Ends<Kind> }[BondKind]

export interface BondEnd {
  readonly way: EndWay
  readonly rule: string
}

/** XII.D, XXVI-XXX: every tie between nations, oldest first. */
export function bondsOf(board: Board): Bond[] {
  return board.relations.filter(isBond).map((tie) => ({
    kind: tie.kind,
    parties: partiesOf(tie),
    gold: goldOf(board, tie),
    points: tie.kind === 'foedus' ? [0, FOEDUS_POINTS] : [0, 0],
    mercenary: mercenaryOf(board, tie),
    provinces: tie.kind === 'foedus' ? tie.provinces : [],
    since: tie.since,
    passes: passes(tie),
    ends: endsOf(board, tie)
  }))
}

function isBond(tie: Relation): tie is BondTie {
  return tie.kind !== 'loan'
}

/** XIV.F, XXVIII.D, XXIX.E; a minor kingdom that never acts has no treasury to pay from (XXVII.A). */
function goldOf(board: Board, tie: BondTie): Bond['gold'] {
  switch (tie.kind) {
    case 'client':
      return [tie.tribute, board.nations[tie.client].activity === 'inactive' ? 0 : -tie.tribute]
    case 'foedus':
      return [-FOEDUS_TRIBUTE, FOEDUS_TRIBUTE]
    case 'vassal':
      return [1, -1]
    default:
      return [0, 0]
  }
}

function mercenaryOf(board: Board, tie: BondTie): UnitId | null {
  if (tie.kind !== 'foedus' && tie.kind !== 'vassal') return null
  return serves(board, tie.mercenary, partiesOf(tie)[0]) ? tie.mercenary : null
}

/** XXX.B, XXX.C, XXX.E, XII.D: what holds for this turn only. */
function passes(tie: BondTie): boolean {
  return tie.kind === 'client' ? tie.until !== undefined : tie.kind !== 'foedus' && tie.kind !== 'vassal'
}

/** How a tie can end from now on: what can only happen in another turn, or to another kind of lord, is left out. */
function endsOf(board: Board, tie: BondTie): BondEnd[] {
  const ways: Readonly<Partial<Record<EndWay, string>>> = tieWays[tie.kind].ends
  return entriesOf(ways).flatMap(([way, rule]) => (isOpen(board, tie, way) ? [{ way, rule }] : []))
}

function isOpen(board: Board, tie: BondTie, way: EndWay): boolean {
  switch (way) {
    case 'expired':
      return passes(tie)
    // XXVIII.G: free to go in the turn after it was made, by a check in later ones.
    case 'free-to-go':
      return board.turn <= tie.since + 1
    case 'check-passed':
      return board.turn >= tie.since + 1
    // XXIX.G: only the vassals of Nomads rebel.
    case 'rebellion':
      return tie.kind === 'vassal' && isNomad(board, tie.suzerain)
    // A Foedus taken over by the other half of the Empire goes on.
    case 'inherited':
      return false
    default:
      return true
  }
}
