import type { Decision, Option } from '../../engine/decision.ts'
import type { Match } from '../../engine/match.ts'
import { keyText } from '../../engine/option-key.ts'
import { isDecisionKind } from '../decisions/decision-kinds.ts'
import type { Invasions } from '../game-types.ts'
import { isProvince } from '../queries/map/provinces.ts'
import { isSeaId } from '../world/world-queries.ts'
import { presetAnswer } from './preset-answers.ts'
import type { CampaignWatcher } from './watch-campaign.ts'

/** Collects the problems of all decisions of a campaign, and the kinds that it asks. */
export function decisionFaults() {
  const found = { faults: new Set<string>(), seen: new Set<string>(), preset: new Set<string>() }
  const watcher: CampaignWatcher = {
    onQuestion(match) {
      const { decision } = match
      if (!decision) return
      found.seen.add(decision.kind)
      for (const fault of faultsOf(decision)) found.faults.add(fault)
      if (!decision.body.preset) return
      found.preset.add(decision.kind)
      for (const fault of presetFaults(match, decision)) found.faults.add(fault)
    }
  }
  return { watcher, found }
}

function* presetFaults(match: Match<Invasions>, decision: Decision): Generator<string> {
  const preset = presetAnswer(decision)
  const refusal = preset && match.check(decision.side, preset)
  if (refusal) yield `${decision.kind}: its preset is refused, ${refusal.reason.key}`
}

/** Problems of a decision, in words. */
function* faultsOf(decision: Decision): Generator<string> {
  const { kind, body } = decision
  if (!isDecisionKind(kind)) yield `${kind} is unknown`
  if (typeof decision.about !== 'object') yield `${kind} does not say what it is about`
  const lists = body.type === 'choice' ? [body.options] : body.fields.map(optionsOf)
  for (const options of lists) {
    const keys = options.map(({ key }) => keyText(key))
    if (new Set(keys).size < keys.length) yield `${kind} offers the same key twice`
    for (const { place, from } of options) {
      for (const at of [place, from]) if (at !== undefined && !isOnMap(at)) yield `${kind}: ${at} is no place`
    }
  }
}

function optionsOf(field: object): readonly Option[] {
  return 'options' in field && Array.isArray(field.options) ? field.options : []
}

function isOnMap(place: string): boolean {
  return isProvince(place) || isSeaId(place)
}
