import type { Board } from '../../board.ts'
import type { NationId } from '../../content/ids.ts'
import { presentEntries } from '../../present-entries.ts'
import { type EndCause, relationCauses } from '../../relation-causes.ts'
import type { Relation, UnitId } from '../../state.ts'
import type { ProvinceId } from '../../world/provinces.ts'
import { FOEDUS_POINTS, FOEDUS_TRIBUTE } from './foedus.ts'
import { isNomadNow, partiesOf, serves } from './relations.ts'

/** Every kind of relation except a loan, which ends with the activation. */
export type ListedRelationKind = Exclude<Relation['kind'], 'loan'>
export type ListedRelation = Extract<Relation, { readonly kind: ListedRelationKind }>

/** A relation and its effects on both nations. In each pair the superior party comes first. */
export interface RelationSummary {
  readonly kind: ListedRelationKind
  readonly parties: readonly [NationId, NationId]
  /** Gold that each party gains each turn; negative when it pays. */
  readonly gold: readonly [number, number]
  /** Points that the relation itself gives each party each turn. */
  readonly points: readonly [number, number]
  /** The unit that serves the superior party because of the relation. */
  readonly mercenary: UnitId | null
  /** The provinces that a Foedus grants. */
  readonly provinces: readonly ProvinceId[]
  readonly since: number
  /** The relation ends by itself after this turn's activations. */
  readonly passes: boolean
  readonly ends: readonly RelationEnd[]
}

type AnyEndCause = { [Kind in ListedRelationKind]: EndCause<Kind> }[ListedRelationKind]

export interface RelationEnd {
  readonly way: AnyEndCause
  readonly rule: string
}

/** XII.D, XXVI-XXX: every relation between nations, oldest first. */
export function relationSummaries(board: Board): RelationSummary[] {
  return board.relations.filter(isBond).map(
    (tie): RelationSummary => ({
      kind: tie.kind,
      parties: partiesOf(tie),
      gold: goldOf(board, tie),
      points: tie.kind === 'foedus' ? [0, FOEDUS_POINTS] : [0, 0],
      mercenary: mercenaryOf(board, tie),
      provinces: tie.kind === 'foedus' ? tie.provinces : [],
      since: tie.since,
      passes: passes(tie),
      ends: endsOf(board, tie)
    })
  )
}

function isBond(tie: Relation): tie is ListedRelation {
  return tie.kind !== 'loan'
}

/** XIV.F, XXVIII.D, XXIX.E: the gold of both parties. An inactive minor Kingdom has no treasury to pay from (XXVII.A). */
function goldOf(board: Board, tie: ListedRelation): RelationSummary['gold'] {
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

function mercenaryOf(board: Board, tie: ListedRelation): UnitId | null {
  if (tie.kind !== 'foedus' && tie.kind !== 'vassal') return null
  return serves(board, tie.mercenary, partiesOf(tie)[0]) ? tie.mercenary : null
}

/** XXX.B, XXX.C, XXX.E, XII.D: whether a relation holds for this turn only. */
function passes(tie: ListedRelation): boolean {
  return tie.kind === 'client' ? tie.until !== undefined : tie.kind !== 'foedus' && tie.kind !== 'vassal'
}

/** The ways in which a relation can end now, without those that need another turn or another kind of superior. */
function endsOf(board: Board, tie: ListedRelation): RelationEnd[] {
  const ways: Readonly<Partial<Record<AnyEndCause, string>>> = relationCauses[tie.kind].ends
  return presentEntries(ways).flatMap(([way, rule]): RelationEnd[] =>
    isOpen(board, tie, way) ? [{ way, rule }] : []
  )
}

function isOpen(board: Board, tie: ListedRelation, way: AnyEndCause): boolean {
  switch (way) {
    case 'expired':
      return passes(tie)
    // XXVIII.G: the federate may leave freely in the turn after the Foedus, and needs a check in later turns.
    case 'free-to-go':
      return board.turn <= tie.since + 1
    case 'check-passed':
      return board.turn >= tie.since + 1
    // XXIX.G: only the vassals of Nomads rebel.
    case 'rebellion':
      return tie.kind === 'vassal' && isNomadNow(board, tie.suzerain)
    // A Foedus that the other half of the Empire inherits continues.
    case 'inherited':
      return false
    default:
      return true
  }
}
