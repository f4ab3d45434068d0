import type { Answer, Decision } from '../../engine/decision.ts'
import { usualAnswer } from '../../engine/form-fields.ts'
import { answerTo } from '../answers/answer-schemas.ts'
import type { InvasionsInquiry } from '../decisions/decision-kinds.ts'
import { redCounts } from '../queries/battle/battle-in-progress.ts'
import type { InvasionsState } from '../state.ts'
import { rerollWanted } from './assumed-rerolls.ts'

/**
 * The answers that forecasts assume (`queries/forecast/assumptions.ts`): nobody plays a card, reacts, breaks through or
 * gives up, and losses follow the preset. Null where they assume nothing.
 */
export function assumedAnswer(
  decision: Decision<InvasionsInquiry>,
  { fights }: Pick<InvasionsState, 'fights'>
): Answer | null {
  switch (decision.kind) {
    case 'play-card':
      return answerTo('play-card', { option: 'pass' })
    case 'intercept':
      return answerTo('intercept', { values: { pieces: [] } })
    case 'flee':
      return answerTo('flee', { values: { to: 'stay', pieces: [] } })
    case 'naval-interception':
      return answerTo('naval-interception', { option: 'no' })
    case 'break-through':
      return answerTo('break-through', { option: 'stay' })
    case 'march':
    case 'campaign-march':
      return answerTo('march', { values: { move: 'done', pieces: [] } })
    case 'go-on':
      return answerTo('go-on', { values: { move: decision.about.mayGoOn ? 'go-on' : 'stop' } })
    case 'leader-option':
      return answerTo('leader-option', { option: 'keep' })
    case 'voluntary-retreat':
      return answerTo('voluntary-retreat', { option: 'no' })
    case 'battle-reroll': {
      const fight = fights?.at(-1)
      if (fight?.kind !== 'battle') throw new Error('a battle die is re-rolled in a battle')
      return answerTo('battle-reroll', { option: rerollWanted(decision.about, redCounts(fight)) })
    }
    case 'defend-foedus':
      return answerTo('defend-foedus', { option: 'yes' })
    default:
      return usualAnswer(decision.body)
  }
}
