import type { DocumentProblem } from '../../engine/read-document.ts'
import type { InvasionsState } from '../state.ts'
import type { ReportProblem, SetUp, SetUpOutcome } from './set-up.ts'
import { clearAway, placeLeaders, placeUnits } from './set-up-pieces.ts'
import { dealHands, setCities, setControl, setNations, setRevolts } from './set-up-realm.ts'
import { setRelations } from './set-up-relations.ts'

/** Changes a state into the position. Sets control as given, without settling it. */
export function applySetUp(state: InvasionsState, setUp: SetUp): SetUpOutcome {
  const problems: DocumentProblem[] = []
  const complain: ReportProblem = (field, problem) => problems.push({ field, problem })
  clearAway(state, setUp.clear ?? [])
  setCities(state, setUp.cities ?? {}, complain)
  setNations(state, setUp, complain)
  setControl(state, setUp.control ?? {}, setUp.areas ?? {})
  setRevolts(state, setUp.revolts ?? {})
  const placed = placeUnits(state, setUp.units ?? [], complain)
  placeLeaders(state, setUp.leaders ?? [], complain)
  setRelations(state, setUp.relations ?? [], complain)
  dealHands(state, setUp.hands ?? {}, complain)
  return problems.length > 0 ? { ok: false, problems } : { ok: true, placed }
}
