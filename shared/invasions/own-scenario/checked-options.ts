import { inOneLine } from '../../engine/read-document.ts'
import type { CampaignOptions } from '../campaign-options.ts'
import { scenarioOf } from '../queries/time/scenario.ts'
import { scenarioProblems } from '../scenario-check/scenario-check.ts'

/** Refuses a scenario of one's own that the rules cannot set up. A scenario may name its battle system. */
export function checkedOptions(options: CampaignOptions): CampaignOptions {
  const { scenario } = options
  const problems = typeof scenario === 'string' ? [] : scenarioProblems(scenario)
  if (problems.length > 0) throw new Error(inOneLine(problems))
  const { combat } = scenarioOf({ options })
  return combat === 'either' ? options : { ...options, combat }
}
