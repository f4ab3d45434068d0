import { addRelations } from '../rules/relations/relation-list.ts'
import type { InvasionsState, Relation, UnitId } from '../state.ts'
import { relationProblems } from './relation-problems.ts'
import type { RelationSetUp, ReportProblem } from './set-up.ts'

/** Adds relations to the existing ones. Their nations are in play. */
export function setRelations(
  state: InvasionsState,
  ties: readonly RelationSetUp[],
  complain: ReportProblem
): void {
  for (const [index, tie] of ties.entries()) {
    for (const nation of tie.between) state.nations[nation].presence = 'in-play'
    for (const { field, problem } of relationProblems(state, tie))
      complain(`relations[${index}].${field}`, problem)
    addRelations(state, relationOf(tie, tie.since ?? state.turn))
  }
}

function relationOf(tie: RelationSetUp, since: number): Relation {
  const [one, other] = tie.between
  switch (tie.kind) {
    case 'alliance':
      return { kind: 'alliance', nations: [one, other], since, until: 'activations' }
    case 'hostility':
      return { kind: 'hostility', nations: [one, other], since }
    case 'client': {
      const client = { kind: 'client', patron: one, client: other, tribute: tie.tribute ?? 0, since } as const
      return tie.until ? { ...client, until: tie.until } : client
    }
    case 'foedus': {
      const [first, second] = tie.provinces
      const mercenary = tie.mercenary ?? null
      return { kind: 'foedus', federator: one, federate: other, provinces: [first, second], since, mercenary }
    }
    case 'vassal':
      return { kind: 'vassal', suzerain: one, vassal: other, since, mercenary: tie.mercenary ?? null }
    case 'truce':
      return { kind: 'truce', binds: tie.binds, by: one, target: other, since }
    case 'loan':
      return { kind: 'loan', lender: one, borrower: other, unit: tie.unit, since }
  }
}

/** A relation in the form of a set-up. */
export function relationSetUpOf(tie: Relation): RelationSetUp {
  const { since } = tie
  switch (tie.kind) {
    case 'alliance':
    case 'hostility':
      return { kind: tie.kind, between: tie.nations, since }
    case 'client': {
      const { patron, client, tribute, until } = tie
      return { kind: 'client', between: [patron, client], tribute, since, ...(until ? { until } : {}) }
    }
    case 'foedus': {
      const { federator, federate, provinces } = tie
      return { kind: 'foedus', between: [federator, federate], provinces, since, ...mercenaryOf(tie) }
    }
    case 'vassal':
      return { kind: 'vassal', between: [tie.suzerain, tie.vassal], since, ...mercenaryOf(tie) }
    case 'truce':
      return { kind: 'truce', between: [tie.by, tie.target], binds: tie.binds, since }
    case 'loan':
      return { kind: 'loan', between: [tie.lender, tie.borrower], unit: tie.unit, since }
  }
}

function mercenaryOf({ mercenary }: { readonly mercenary: UnitId | null }): { readonly mercenary?: UnitId } {
  return mercenary === null ? {} : { mercenary }
}
