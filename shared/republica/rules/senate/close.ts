import type { Script } from '../../ask.ts'
import type { SenatorId } from '../../content/ids.ts'
import { entriesIn } from '../../entries.ts'
import type { RepublicPlay } from '../../game-types.ts'
import { nextField } from '../../queries/armies.ts'
import { senatorOf } from '../../queries/republic.ts'
import { isLandBillInForce } from '../../queries/senate/business.ts'
import { isWar } from '../../queries/wars.ts'
import type { RepublicState } from '../../state.ts'
import { bringHome } from '../changes/armies.ts'
import { sessionIn } from './chair.ts'

/** 3 V: the session is over; what cannot stay as it is comes home. */
export function* closeSenate(play: RepublicPlay): Script {
  const { state } = play
  returnLandCommission(play)
  withdrawHelplessArmies(play)
  for (const [id, senator] of entriesIn(state.senators)) {
    // 9.411, 9.42: from now on, he may be tried in the next turn for what he holds now.
    senator.record = senator.office ? [senator.office] : wasRecalled(state, id) ? ['proconsul'] : []
    senator.drew = []
  }
  state.senate = null
}

/** 9.42, 9.66: a proconsul who came home after the trials held his office in this turn. */
function wasRecalled({ senate }: RepublicState, id: SenatorId): boolean {
  return senate?.recalled.includes(id) ?? false
}

/** 9.61: without a certificate in force there is nothing to commission. */
function returnLandCommission({ state, emit }: RepublicPlay): void {
  if (isLandBillInForce(state)) return
  for (const [id, senator] of entriesIn(state.senators)) {
    if (!senator.concessions.includes('land-commission')) continue
    senator.concessions = senator.concessions.filter((concession) => concession !== 'land-commission')
    state.forum.concessions.push('land-commission')
    emit({ type: 'commission-returned', senator: id })
  }
}

/** 9.642, 10.6, 10.72: an army without a commander, without legions or with too few fleets does not stay in the field. */
function withdrawHelplessArmies(play: RepublicPlay): void {
  const { state, emit } = play
  for (const army of [...state.armies]) {
    const { against, commander } = army
    const isOrphaned = commander === null && (against === 'rebel' || isWar(against))
    const isHelpless =
      isWar(against) &&
      commander !== null &&
      senatorOf(state, commander).office === 'proconsul' &&
      nextField(state, army, against) === null
    if (!isOrphaned && !isHelpless) continue
    emit({ type: 'army-recalled', commander, successor: null, isForced: true })
    if (commander) sessionIn(state).recalled.push(commander)
    bringHome(play, army)
  }
}
