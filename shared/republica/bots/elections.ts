import type { SenatorId } from '../content/ids.ts'
import type { SenateAbouts } from '../decisions/senate.ts'
import { promisedCensor, promisedPair } from '../queries/deals.ts'
import { ratingsOf } from '../queries/ratings.ts'
import { activeWars, senatorOf } from '../queries/republic.ts'
import { isDictatorNeeded } from '../queries/senate/danger.ts'
import type { OpenProposal } from '../queries/senate/session.ts'
import { message, reference, references } from '../words/message.ts'
import { likelyToPass } from './forecast.ts'
import { type Judge, pointsWorth, senatorWorth, worth } from './judge.ts'
import { effectsOf } from './proposals.ts'
import { bestOf, choose, fill, type Reply } from './reply.ts'

/** What a proposal is worth to who makes it, with the chance that it passes and the face that it may cost (9.34). */
function promise(judge: Judge, proposal: OpenProposal): number {
  const gain = worth(judge, effectsOf(judge, proposal)) + pointsWorth(judge, judge.stray()) / 3
  return gain * likelyToPass(judge, proposal)
}

/** 9.21: the pair that serves oneself best among those that may be elected. */
export function answerNominateConsuls(
  judge: Judge,
  { candidates, beaten }: SenateAbouts['nominate-consuls']
): Reply {
  const { view, side } = judge
  const isOpen = (pair: readonly SenatorId[]) =>
    !beaten.some((other) => other.every((id) => pair.includes(id)))
  const promised = promisedPair(
    view,
    side,
    (pair) => pair.every((id) => candidates.includes(id)) && isOpen(pair)
  )
  if (promised) return fill({ pair: [...promised], order: [] }, message('why.promised-pair'))
  const pairs = candidates
    .flatMap((one, index) => candidates.slice(index + 1).map((other) => [one, other] as const))
    .filter(isOpen)
  const best = bestOf(pairs, (pair) => promise(judge, { about: 'consuls', pair }))
  if (!best) throw new Error('no pair is left')
  return fill(
    { pair: [...best], order: [] },
    message('why.nominate-consuls', { senators: references('senator', best) })
  )
}

/** 9.25: the chair for oneself; of two own men, the better general takes the field. */
export function answerConsulOfRome({ view, side }: Judge, { pair }: SenateAbouts['consul-of-rome']): Reply {
  const own = pair.filter((id) => senatorOf(view, id).faction === side)
  const rome = bestOf(own.length > 0 ? own : pair, (id) => -ratingsOf(id).military)
  if (!rome) throw new Error('nobody was elected')
  return choose(rome, message('why.consul-of-rome', { senator: reference('senator', rome) }))
}

/** 9.91: a dictator where Rome needs one, one's own if the colleague agrees. */
export function answerNameDictator(
  judge: Judge,
  { candidates, colleague }: SenateAbouts['name-dictator']
): Reply {
  const nobody = choose('nobody', message('why.no-dictator'))
  const gain = (senator: SenatorId) => worth(judge, effectsOf(judge, { about: 'dictator', senator }))
  if (colleague !== null) {
    return colleague !== 'nobody' && gain(colleague) > 0
      ? choose(colleague, dictatorWhy(judge, colleague))
      : nobody
  }
  const best = bestOf(candidates, gain)
  return best && gain(best) > 0 ? choose(best, dictatorWhy(judge, best)) : nobody
}

function dictatorWhy({ view }: Judge, senator: SenatorId) {
  return message('why.dictator', {
    senator: reference('senator', senator),
    count: activeWars(view).length
  })
}

/** 9.91: an election where it serves, and may succeed. */
export function answerNominateDictator(
  judge: Judge,
  { candidates }: SenateAbouts['nominate-dictator']
): Reply {
  const best = bestOf(candidates, (senator) => promise(judge, { about: 'dictator', senator }))
  const isWorthIt =
    best && isDictatorNeeded(judge.view) && promise(judge, { about: 'dictator', senator: best }) > 0
  if (!best || !isWorthIt) return fill({ senator: 'nobody', order: [] }, message('why.no-dictator'))
  return fill({ senator: best, order: [] }, dictatorWhy(judge, best))
}

/** 9.91, 9.93: his rating counts beside the Dictator's. */
export function answerMasterOfHorse(
  { view, side }: Judge,
  { candidates }: SenateAbouts['master-of-horse']
): Reply {
  const best = bestOf(candidates, (id) => {
    const isOwn = senatorOf(view, id).faction === side
    return ratingsOf(id).military + (isOwn ? OWN_MAN : 0)
  })
  if (!best) throw new Error('nobody can ride')
  return choose(best, message('why.master-of-horse', { senator: reference('senator', best) }))
}

/** An office for one's own man is worth so many points of his rating. */
const OWN_MAN = 3

/** 9.4 */
export function answerNominateCensor(judge: Judge, { candidates }: SenateAbouts['nominate-censor']): Reply {
  const promised = promisedCensor(judge.view, judge.side, candidates)
  const best = promised ?? bestOf(candidates, (senator) => promise(judge, { about: 'censor', senator }))
  if (!best) throw new Error('nobody can be censor')
  return fill(
    { senator: best, order: [] },
    promised
      ? message('why.promised-pair')
      : message('why.nominate-censor', { senator: reference('senator', best) })
  )
}

/** 9.62: own men for the best provinces, and whoever is missed least for the others. */
export function answerNominateGovernors(
  judge: Judge,
  { provinces }: SenateAbouts['nominate-governors']
): Reply {
  const named: SenatorId[] = []
  const posts = provinces.flatMap(({ province, candidates }) => {
    const free = candidates.filter((id) => !named.includes(id))
    const best = bestOf(free, (senator) => {
      const proposal = { about: 'governors' as const, posts: [{ province, senator }] }
      return promise(judge, proposal) - ABSENCE * missed(judge, senator)
    })
    if (!best) return []
    named.push(best)
    return [{ province, senator: best }]
  })
  const values = { posts, order: [] }
  if (judge.seat.check({ values }) === null)
    return fill(values, message('why.governors', { senators: references('senator', named) }))
  const [first] = posts
  return fill(
    { posts: first ? [first] : [], order: [] },
    message('why.governors', { senators: references('senator', named.slice(0, 1)) })
  )
}

/** How much a man of one's own would be missed in Rome. */
function missed({ view, side }: Judge, id: SenatorId): number {
  return senatorOf(view, id).faction === side ? ratingsOf(id).oratory + senatorWorth(view, id) / 10 : 0
}

/** What an own man's absence from Rome costs for each vote. */
const ABSENCE = 0.0008

/** 9.5: the man who brings most. */
export function answerFillBench({ view }: Judge, { candidates }: SenateAbouts['fill-bench']): Reply {
  const best = bestOf(candidates, (id) =>
    view.senators[id] ? senatorWorth(view, id) : ratingsOf(id).influence
  )
  if (!best) throw new Error('nobody can come')
  return choose(best, message('why.best-man', { senator: reference('senator', best) }))
}
