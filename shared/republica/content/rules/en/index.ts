import type { RuleTexts } from '../rule-text.ts'
import { combat } from './combat.ts'
import { forum } from './forum.ts'
import { mortality } from './mortality.ts'
import { population } from './population.ts'
import { revenue } from './revenue.ts'
import { revolution } from './revolution.ts'
import { senate } from './senate.ts'
import { setUp } from './set-up.ts'
import { turn } from './turn.ts'
import { victory } from './victory.ts'

/** The rules in our own words, by the chapters of the rulebook. */
export const chapters: RuleTexts = {
  '3': turn,
  '4': setUp,
  '5': mortality,
  '6': revenue,
  '7': forum,
  '8': population,
  '9': senate,
  '10': combat,
  '11': revolution,
  '12': victory
}
