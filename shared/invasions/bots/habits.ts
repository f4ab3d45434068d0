import type { Message } from '../../engine/message.ts'
import type { DecisionKind } from '../decisions/decision-kinds.ts'
import { message } from '../words/message.ts'

/** The kinds of question that policies answer without weighing points. The dictionary says what they go by. */
const habitKinds = [
  'choose-campaigner',
  'campaign-again',
  'break-through',
  'holding-units',
  'next-battle',
  'next-siege',
  'intercept',
  'flee',
  'naval-interception',
  'naval-battle',
  'carry-friends',
  'carrying-stack',
  'defend-foedus',
  'card-reroll',
  'leader-option',
  'voluntary-retreat',
  'lose-unit',
  'revolt-loss',
  'vanished-people',
  'defector',
  'keep-siege',
  'besiege',
  'fate-of-city',
  'administration-type',
  'suppress-revolt',
  'pay-or-mutiny',
  'recover-sites',
  'end-heresy',
  'pick-area',
  'place-capital',
  'grow-city',
  'leader-succeeds',
  'levy-kind',
  'levy-unit',
  'levy-type',
  'vassal-levy',
  'strongest-neighbour',
  'limes-follows-border',
  'revolt-province',
  'shaken-city',
  'reunite-empire',
  'unite-nations',
  'set-attitudes',
  'declare-hostility',
  'choose-grant',
  'inherit-foedus',
  'place-horde',
  'leave-suzerain',
  'break-vassalage',
  'place-mercenary',
  'lend-to-kin',
  'treaty-province',
  'play-card',
  'nation-of-card',
  'target-of-event',
  'discard-from-hand',
  'raid-instead',
  'go-on'
] as const satisfies readonly DecisionKind[]

/** What a computer player goes by in a kind of question; nothing for a kind that it always weighs. */
export function habitIn(kind: DecisionKind): readonly Message[] {
  const known = habitKinds.find((one) => one === kind)
  return known ? [message(`bot-habit.${known}`)] : []
}
