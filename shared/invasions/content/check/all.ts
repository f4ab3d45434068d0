import { cardFacts } from './card-facts.ts'
import { counts } from './counts.ts'
import type { Fact } from './fact.ts'
import { leaderFacts } from './leader-facts.ts'
import { nationFacts } from './nation-facts.ts'
import { setupFacts } from './setup-facts.ts'
import { timeFacts } from './time-facts.ts'
import { unitFacts } from './unit-facts.ts'

/** All facts that code can check. */
export const contentFacts = (): Fact[] => [
  ...counts(),
  ...cardFacts(),
  ...nationFacts(),
  ...unitFacts(),
  ...leaderFacts(),
  ...timeFacts(),
  ...setupFacts()
]
