import { pickOne, type RandomState } from '../../../engine/random.ts'
import { ask, form, type Question, type Script } from '../../ask.ts'
import type { FactionId } from '../../campaign-options.ts'
import type { ProvinceId, SenatorId } from '../../content/ids.ts'
import type { RepublicPlay } from '../../game-types.ts'
import { speakerFor } from '../../queries/obedience.ts'
import { governorCandidates, vacantProvinces } from '../../queries/senate/candidates.ts'
import { isRejected, isSameProposal, sessionOf } from '../../queries/senate/session.ts'
import type { RepublicState } from '../../state.ts'
import { message, type RefusalKey } from '../../words/message.ts'
import { fillBenches } from './benches.ts'
import { isBooked } from './booked.ts'
import { carryOut } from './carry-out.ts'
import { sessionIn, settleChair } from './chair.ts'
import { offerLifeConsulate } from './life.ts'
import { openForm, verdict } from './open-form.ts'
import { isCallable, newMotion, putToVote } from './put.ts'

interface Post {
  readonly province: ProvinceId
  readonly senator: SenatorId
}

interface OpenPost {
  readonly province: ProvinceId
  readonly candidates: readonly SenatorId[]
}

/** 9.62: vacant provinces get governors before any other business. The last candidate for one needs no vote. */
export function* electGovernors(play: RepublicPlay): Script {
  const { state, emit, schedule } = play
  const session = sessionIn(state)
  if (session.stage !== 'governors') return
  yield* fillBenches(play)
  if (yield* offerLifeConsulate(play, 'elect-governors')) return
  const chair = settleChair(play)
  const posts = openPosts(state)
  if (!chair || posts.length === 0) {
    session.stage = 'business'
    return
  }
  schedule({ task: 'elect-governors' })
  const sole = posts.find(({ candidates }) => candidates.length === 1)
  const [last] = sole?.candidates ?? []
  if (sole && last) {
    const proposal = { about: 'governors' as const, posts: [{ province: sole.province, senator: last }] }
    emit({ type: 'elected-alone', proposal })
    carryOut(play, newMotion(session.chair, { proposal, by: chair, source: 'chair' }))
    return
  }
  if (isBooked(state)) {
    schedule({ task: 'tribune-proposal' })
    return
  }
  const { posts: chosen, order } = yield* ask(nomination(state, chair, posts))
  yield* putToVote(play, {
    proposal: { about: 'governors', posts: [...chosen] },
    by: chair,
    source: 'chair',
    order
  })
}

/** 9.62: the vacant provinces for which somebody may be nominated. */
export function openPosts(state: RepublicState): readonly OpenPost[] {
  return vacantProvinces(state)
    .map((province) => ({ province, candidates: governorCandidates(state, province) }))
    .filter(({ candidates }) => candidates.length > 0)
}

/** 9.62: why these cannot be nominated together; null if they can. */
export function postsProblem(state: RepublicState, posts: readonly Post[]): RefusalKey | null {
  const open = openPosts(state)
  const names = [posts.map(({ province }) => province), posts.map(({ senator }) => senator)]
  if (names.some((list) => new Set<string>(list).size < list.length)) return 'named-twice'
  for (const { province, senator } of posts) {
    const post = open.find((each) => each.province === province)
    if (!post) return 'not-vacant'
    if (!post.candidates.includes(senator)) return 'not-a-candidate'
  }
  const proposal = { about: 'governors' as const, posts }
  if (sessionOf(state).unwilling.some((other) => isSameProposal(other, proposal))) return 'consent-refused'
  return isRejected(state, proposal) ? 'rejected-before' : null
}

function nomination(
  state: RepublicState,
  side: FactionId,
  provinces: readonly OpenPost[]
): Question<{ readonly posts: readonly Post[]; readonly order: readonly FactionId[] }> {
  return form(
    {
      side: speakerFor(state, side),
      kind: 'nominate-governors',
      rule: '9.62',
      prompt: message('prompt.nominate-governors'),
      about: { provinces }
    },
    {
      form: openForm(),
      check: (values) => {
        const problem = postsProblem(state, values.posts)
        return verdict(values, isCallable(state, values.order, []) ? problem : 'bad-order', '9.62')
      },
      sample: (random) => ({ posts: samplePosts(state, random), order: [] })
    }
  )
}

/** Random governors: one province at a time, or all of them. */
export function samplePosts(state: RepublicState, random: RandomState): Post[] {
  const open = openPosts(state)
  const { province, candidates } = pickOne(random, open)
  const single = candidates.map((senator): Post => ({ province, senator }))
  const together: Post[] = []
  for (const post of open) {
    const free = post.candidates.filter((id) => !together.some(({ senator }) => senator === id))
    if (free.length > 0) together.push({ province: post.province, senator: pickOne(random, free) })
  }
  return postsProblem(state, together) === null ? together : [pickOne(random, single)]
}
