import type { Bot, BotRegistry, ReplyOf } from '../../bot.ts'
import type { Decision } from '../../decision.ts'
import { message } from '../../message.ts'
import type { Race, RaceInquiry } from './types.ts'

/** Loads little, drifts, sometimes bids a coin, and counts its answers. */
const steady: Bot<Race> = ({ decision, memo }) => {
  const before = typeof memo === 'object' && memo !== null && 'answers' in memo ? Number(memo.answers) : 0
  const answers = before + 1
  return { answer: steadyReply(decision), reasons: [message('race.steady', { answers })], memo: { answers } }
}

function steadyReply(decision: Decision<RaceInquiry>): ReplyOf<Race> {
  switch (decision.kind) {
    case 'boat':
      return { option: 'canoe' }
    case 'load':
      return { values: { food: 1, rope: false } }
    case 'way':
      return { option: 'drift' }
    case 'bid':
      return { values: { coins: Math.min(1, decision.about.purse) } }
    case 'channel':
      return { option: 'wide' }
    case 'sluice':
      return { option: 'yes' }
    case 'veto':
      return decision.about.eddies > 0 ? { option: 'veto' } : { pass: 'phase' }
    case 'raise':
      return decision.about.high === 0 && decision.about.purse > 0
        ? { values: { coins: 1 } }
        : { pass: 'moment' }
    case 'deal':
      return { values: { with: 'nobody', coins: 0, food: 0, promise: '' } }
    case 'reply':
      return { values: { reply: 'refuse', coins: 0, food: 0, promise: '' } }
  }
}

/** One sound player and three broken ones for the tests of the host. */
export const raceBots: BotRegistry<Race> = {
  bots: {
    steady,
    faulty: () => {
      throw new Error('out of its mind')
    },
    // An illegal answer that the compiler would reject.
    rebel: () => ({ answer: JSON.parse('{"option":"fly"}'), reasons: [], memo: null }),
    dreamer: () => {
      for (;;);
    }
  },
  adviser: 'steady'
}
