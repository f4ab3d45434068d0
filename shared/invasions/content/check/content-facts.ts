import { cardFacts } from './card-facts.ts'
import type { CheckedFact } from './checked-fact.ts'
import { counts } from './counts.ts'
import { leaderFacts } from './leader-facts.ts'
import { nationFacts } from './nation-facts.ts'
import { setupFacts } from './setup-facts.ts'
import { timeFacts } from './time-facts.ts'
import { unitFacts } from './unit-facts.ts'

/** All facts that code can check. */
export const contentFacts = (): CheckedFact[] => [
  ...counts(),
  ...cardFacts(),
  ...nationFacts(),
  ...unitFacts(),
  ...leaderFacts(),
  ...timeFacts(),
  ...setupFacts()
]
