import type { DocumentProblem } from '../../engine/read-document.ts'
import { areaOf, isBarbarianProvince } from '../queries/map/provinces.ts'
import { isDependant, isMinorKingdom } from '../queries/relations/relations.ts'
import { isCivilised } from '../queries/time/activation-order.ts'
import type { InvasionsState, UnitId } from '../state.ts'
import { neighbours } from '../world/world-queries.ts'
import type { RelationSetUp } from './set-up.ts'

/** Reports why a relation is impossible in every campaign. It does not check whether play could lead to it. */
export function relationProblems(state: InvasionsState, tie: RelationSetUp): DocumentProblem[] {
  const [one, other] = tie.between
  if (one === other) return [{ field: 'between', problem: `${one} cannot be tied to itself` }]
  return [...partyProblems(state, tie), ...landProblems(tie), ...unitProblems(state, tie)]
}

function partyProblems(state: InvasionsState, tie: RelationSetUp): DocumentProblem[] {
  const [lord, dependant] = tie.between
  const wrong = (isWrong: boolean, problem: string) => (isWrong ? [{ field: 'between', problem }] : [])
  switch (tie.kind) {
    case 'foedus':
      return [
        ...wrong(!isCivilised(state.nations[lord]), `${lord} is Barbarian and has no federates (XXVIII.A)`),
        ...wrong(
          isCivilised(state.nations[dependant]),
          `${dependant} is Civilised and no federate (XXVIII.A)`
        )
      ]
    case 'client':
      return [
        ...wrong(!isCivilised(state.nations[lord]), `${lord} is Barbarian and no patron (XXVII.A)`),
        ...wrong(!isMinorKingdom(state, dependant), `${dependant} is no minor kingdom (XXVII.A)`)
      ]
    case 'alliance':
      return tie.between.flatMap((nation) =>
        wrong(isDependant(state, nation), `${nation} is federate, client or vassal and has no ally (XXVI.B)`)
      )
    default:
      return []
  }
}

function landProblems(tie: RelationSetUp): DocumentProblem[] {
  if (tie.kind !== 'foedus') return []
  const [one, other] = tie.provinces
  const fits =
    !isBarbarianProvince(one) &&
    areaOf(one) === areaOf(other) &&
    neighbours(one, 'base').some(({ id }) => id === other)
  const problem = `${one} and ${other} are no neighbours in one Civilised Area (XXVIII.A)`
  return fits ? [] : [{ field: 'provinces', problem }]
}

function unitProblems(state: InvasionsState, tie: RelationSetUp): DocumentProblem[] {
  const [field, id] = tie.kind === 'loan' ? (['unit', tie.unit] as const) : mercenaryOf(tie)
  if (id === undefined) return []
  const lender = tie.between[tie.kind === 'loan' ? 0 : 1]
  const unit = state.units[id]
  if (!unit) return [{ field, problem: `there is no unit '${id}'` }]
  return unit.nation === lender ? [] : [{ field, problem: `${id} is no unit of the ${lender}` }]
}

function mercenaryOf(tie: RelationSetUp): readonly ['mercenary', UnitId | undefined] {
  return ['mercenary', tie.kind === 'foedus' || tie.kind === 'vassal' ? tie.mercenary : undefined]
}
