import type { Decision, Reply } from '#shared/engine/decision.ts'
import type { Message } from '#shared/engine/message.ts'
import { proposalSchema } from '#shared/republica/board/proposal.ts'
import { forumAnswers } from '#shared/republica/decisions/forum.ts'
import { revenueAnswers } from '#shared/republica/decisions/revenue.ts'
import { senateAnswers } from '#shared/republica/decisions/senate.ts'
import type { Republica } from '#shared/republica/game-types.ts'
import type { RepublicView } from '#shared/republica/view.ts'
import { message, reference, references } from '#shared/republica/words/message.ts'
import { proposalMessage } from '../proposals/proposal-message.ts'

/** An answer as advice in one sentence; null where its fields say it themselves. */
export function adviceOf(
  view: RepublicView,
  { kind, side }: Decision<Republica['Inquiry']>,
  reply: Reply
): Message | null {
  if ('pass' in reply) return message('advice.pass')
  const by = view.sides.find((id) => id === side)
  if (!by) return null
  switch (kind) {
    case 'nominate-consuls': {
      const read = senateAnswers[kind].safeParse(reply).data
      return read ? message('advice.consuls', { senators: references('senator', read.values.pair) }) : null
    }
    case 'nominate-censor':
    case 'nominate-dictator': {
      const read = senateAnswers[kind].safeParse(reply).data
      if (!read) return null
      const { senator } = read.values
      return senator === 'nobody'
        ? message('advice.nobody')
        : message('advice.senator', { senator: reference('senator', senator) })
    }
    case 'prosecute': {
      const read = senateAnswers.prosecute.safeParse(reply).data
      if (!read) return null
      const { trial } = read.values
      return trial.do === 'none'
        ? message('advice.no-trial')
        : proposalMessage({ about: 'trial', ...trialOf(trial) }, by, view)
    }
    case 'preside': {
      const read = senateAnswers.preside.safeParse(reply).data
      if (!read) return null
      const { act } = read.values
      return act.do === 'adjourn' ? message('advice.adjourn') : proposalMessage(act.proposal, by, view)
    }
    case 'tribune-proposal': {
      const read = 'values' in reply ? proposalSchema.safeParse(reply.values.proposal).data : undefined
      return read ? proposalMessage(read, by, view) : null
    }
    case 'vote': {
      const read = senateAnswers.vote.safeParse(reply).data
      if (!read) return null
      const { act } = read.values
      if (act.do !== 'vote') return message(`advice.${act.do}`)
      const talents = act.bought.reduce((sum, each) => sum + each.talents, 0)
      return talents > 0
        ? message(`advice.vote-${act.ballot}-buying`, { talents })
        : message(`advice.vote-${act.ballot}`)
    }
    case 'bribe':
    case 'counter-bribe': {
      const read = forumAnswers[kind].safeParse(reply).data
      return read ? message('advice.talents', { talents: read.values.talents }) : null
    }
    case 'contribute': {
      const read = revenueAnswers.contribute.safeParse(reply).data
      const talents = read?.values.gifts.reduce((sum, gift) => sum + gift.talents, 0)
      return talents === undefined ? null : message('advice.talents', { talents })
    }
    default:
      return null
  }
}

type Trial = Extract<
  ReturnType<(typeof senateAnswers)['prosecute']['parse']>['values']['trial'],
  { readonly do: 'try' }
>

const trialOf = ({ degree, accused, charge, prosecutor }: Trial) => ({ degree, accused, charge, prosecutor })
