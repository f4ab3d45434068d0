import type { Motion } from '../../board/senate.ts'
import type { SenatorId } from '../../content/ids.ts'
import { figures } from '../../figures.ts'
import type { RepublicPlay } from '../../game-types.ts'
import { attends } from '../../queries/precedence.ts'
import { senatorOf } from '../../queries/republic.ts'
import { killSenator } from '../changes/death.ts'
import { changeInfluence, changePopularity, senatorIn } from '../changes/standing.ts'
import { forgetDead } from './forget.ts'

/** 9.411, 9.42: the accused is found guilty. */
export function sufferTrial(
  play: RepublicPlay,
  proposal: Extract<Motion['proposal'], { about: 'trial' }>
): void {
  const { state, emit } = play
  const { accused, prosecutor, degree } = proposal
  emit({ type: 'convicted', accused, proposal })
  const { influence, exConsul } = senatorOf(state, accused)
  if (degree === 'minor') {
    const lost = -changeInfluence(play, accused, -figures.trial.influence)
    changePopularity(play, accused, -figures.trial.popularity)
    stripOffices(play, accused)
    rewardProsecutor(play, prosecutor, lost, exConsul)
    return
  }
  killSenator(play, accused, 'execution')
  forgetDead(play, [accused])
  rewardProsecutor(play, prosecutor, influence, exConsul)
}

/** 9.411, 9.421: the rank of ex-consul and the concessions are gone. */
export function stripOffices({ state }: RepublicPlay, id: SenatorId): void {
  const senator = senatorIn(state, id)
  senator.exConsul = 0
  state.forum.concessions.push(...senator.concessions)
  senator.concessions = []
}

/** 9.412: the prosecutor takes the rank of ex-consul, and half of the influence that the trial has cost, rounded up. */
export function rewardProsecutor(
  play: RepublicPlay,
  prosecutor: SenatorId,
  lostInfluence: number,
  exConsul: number
): void {
  const { state, emit } = play
  if (!attends(state, prosecutor)) return
  const influence = Math.ceil(lostInfluence / 2)
  senatorIn(state, prosecutor).exConsul += exConsul
  emit({ type: 'prosecutor-rewarded', senator: prosecutor, influence, exConsul })
  changeInfluence(play, prosecutor, influence)
}
