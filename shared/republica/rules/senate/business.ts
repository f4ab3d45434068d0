import { type RandomState, randomInt } from '../../../engine/random.ts'
import { ask, form, type Question, type Script } from '../../ask.ts'
import type { FactionId } from '../../campaign-options.ts'
import type { ValuesOf } from '../../decisions/index.ts'
import type { RepublicPlay } from '../../game-types.ts'
import { speakerFor } from '../../queries/obedience.ts'
import { businessProblem } from '../../queries/senate/business.ts'
import type { RepublicState } from '../../state.ts'
import { message } from '../../words/message.ts'
import { fillBenches } from './benches.ts'
import { isBooked } from './booked.ts'
import { sessionIn, settleChair } from './chair.ts'
import { offerLifeConsulate } from './life.ts'
import { openForm, verdict } from './open-form.ts'
import { isCallable, putToVote } from './put.ts'
import { sampleBusiness } from './sample-business.ts'

/** No. 14; 9.6: who has booked proposes first, then the chair, until it closes the session. */
export function* conductBusiness(play: RepublicPlay): Script {
  const { state, emit, schedule } = play
  const session = sessionIn(state)
  if (session.stage !== 'business') return
  yield* fillBenches(play)
  const chair = settleChair(play)
  if (!chair) {
    session.stage = 'adjourning'
    emit({ type: 'adjourned', cause: 'nobody' })
    return
  }
  if (yield* offerLifeConsulate(play, 'business')) return
  if (isBooked(state)) {
    schedule({ task: 'tribune-proposal' }, { task: 'business' })
    return
  }
  const { act, order } = yield* ask(presiding(state, chair))
  if (act.do === 'adjourn') {
    schedule({ task: 'adjourn' })
    return
  }
  schedule({ task: 'business' })
  yield* putToVote(play, { proposal: act.proposal, by: chair, source: 'chair', order })
}

function presiding(state: RepublicState, side: FactionId): Question<ValuesOf<'preside'>> {
  return form(
    {
      side: speakerFor(state, side),
      kind: 'preside',
      rule: '9.6',
      prompt: message('prompt.preside'),
      about: { mayAdjourn: true }
    },
    {
      form: openForm(),
      check: (values) => {
        const { act, order } = values
        const problem = act.do === 'adjourn' ? null : businessProblem(state, act.proposal)
        return verdict(values, isCallable(state, order, []) ? problem : 'bad-order', '9.6')
      },
      sample: (random) => ({ act: sampleAct(state, random), order: [] })
    }
  )
}

/** A random chair closes the session sooner or later. */
const SAMPLE_ADJOURNS = 6

function sampleAct(state: RepublicState, random: RandomState): ValuesOf<'preside'>['act'] {
  if (randomInt(random, SAMPLE_ADJOURNS) === 0) return { do: 'adjourn' }
  const proposal = sampleBusiness(state, random)
  return proposal ? { do: 'propose', proposal } : { do: 'adjourn' }
}
