import type { Script } from '../../ask.ts'
import type { WarId } from '../../content/ids.ts'
import { warIds } from '../../content/ids.ts'
import { entriesIn } from '../../entries.ts'
import type { RepublicPlay } from '../../game-types.ts'
import { nextField } from '../../queries/armies.ts'
import { senatorOf } from '../../queries/republic.ts'
import { isLandBillInForce } from '../../queries/senate/business.ts'
import { bringHome } from '../changes/armies.ts'

/** 3 V: the session is over; what cannot stay as it is comes home. */
export function* closeSenate(play: RepublicPlay): Script {
  const { state } = play
  returnLandCommission(play)
  withdrawHelplessArmies(play)
  for (const [, senator] of entriesIn(state.senators)) {
    // 9.411, 9.42: from now on, he may be tried in the next turn for what he holds now.
    senator.record = senator.office ? [senator.office] : []
    senator.drew = []
  }
  state.senate = null
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
    bringHome(play, army)
  }
}

const isWar = (id: string): id is WarId => warIds.some((war) => war === id)
