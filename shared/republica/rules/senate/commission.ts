import { ask, choice, type Script } from '../../ask.ts'
import type { RepublicPlay } from '../../game-types.ts'
import { speakerFor } from '../../queries/obedience.ts'
import { attendance } from '../../queries/precedence.ts'
import { abilityOf } from '../../queries/ratings.ts'
import { senatorOf } from '../../queries/republic.ts'
import { isLandBillInForce } from '../../queries/senate/business.ts'
import { message, reference } from '../../words/message.ts'
import { senatorIn } from '../changes/standing.ts'
import { yesOrNo } from '../yes-or-no.ts'

/** 7.312: a statesman may take the land commission that nobody holds, while a certificate is in force. */
export function* offerCommission(play: RepublicPlay): Script {
  const { state, emit } = play
  const claimant = attendance(state).find((id) => abilityOf(id)?.does === 'claim-land-commission')
  if (!claimant || !isLandBillInForce(state) || !state.forum.concessions.includes('land-commission')) return
  const side = senatorOf(state, claimant).faction
  if (!side) return
  const takes = yield* ask(
    choice(
      {
        side: speakerFor(state, side),
        kind: 'claim-commission',
        rule: '7.312',
        prompt: message('prompt.claim-commission', { senator: reference('senator', claimant) }),
        about: { senator: claimant }
      },
      yesOrNo
    )
  )
  if (!takes) return
  state.forum.concessions = state.forum.concessions.filter((id) => id !== 'land-commission')
  senatorIn(state, claimant).concessions.push('land-commission')
  emit({ type: 'concession-granted', concession: 'land-commission', senator: claimant })
}
