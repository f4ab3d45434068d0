import { askAny } from '../../../engine/script.ts'
import { choice, type Question, type Script } from '../../ask.ts'
import type { FactionId } from '../../campaign-options.ts'
import type { SenatorId } from '../../content/ids.ts'
import type { RepublicPlay } from '../../game-types.ts'
import { benchOf } from '../../queries/precedence.ts'
import { lifeCandidates } from '../../queries/senate/candidates.ts'
import type { RepublicState } from '../../state.ts'
import type { RepublicTask } from '../../tasks/index.ts'
import { message, reference } from '../../words/message.ts'
import { sessionIn } from './chair.ts'
import { putToVote } from './put.ts'

/**
 * No. 29; 9.67, R13: once a turn, any faction may nominate a consul for life: after the consuls' election, while no
 * proposal is open and the censor does not preside. Nobody is asked while nobody is eligible. If one is nominated, the
 * vote comes first, and then this task again; returns whether.
 */
export function* offerLifeConsulate(
  play: RepublicPlay,
  again: Extract<RepublicTask['task'], 'elect-censor' | 'elect-governors' | 'business'>
): Script<boolean> {
  const { state, schedule } = play
  if (sessionIn(state).isLifeTried || state.claim || lifeCandidates(state).length === 0) return false
  const acted = yield* askAny(() => entitled(state).map((side) => nomination(state, side)), {
    curtain: 'no-one',
    phase: `senate ${state.turn}`
  })
  const side = state.sides.find((id) => id === acted?.side)
  if (!acted || !side) return false
  schedule({ task: again })
  return yield* putToVote(play, {
    proposal: { about: 'consul-for-life', senator: acted.value },
    by: side,
    source: 'right',
    order: []
  })
}

const entitled = (state: RepublicState): readonly FactionId[] =>
  state.sides.filter((side) => benchOf(state, side).length > 0)

function nomination(state: RepublicState, side: FactionId): Question<SenatorId> {
  const candidates = lifeCandidates(state)
  return choice(
    {
      side,
      kind: 'consul-for-life',
      rule: '9.67',
      prompt: message('prompt.consul-for-life'),
      about: { candidates }
    },
    candidates.map((id) => ({
      key: id,
      label: message('option.senator', { senator: reference('senator', id) }),
      value: id
    }))
  )
}
