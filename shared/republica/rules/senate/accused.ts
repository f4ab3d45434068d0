import type { Script } from '../../ask.ts'
import type { Motion } from '../../board/senate.ts'
import { appealResult } from '../../content/appeal-table.ts'
import type { SenatorId } from '../../content/ids.ts'
import { figures } from '../../figures.ts'
import type { RepublicPlay } from '../../game-types.ts'
import { omens } from '../../queries/combat/battle-setup.ts'
import { attends } from '../../queries/precedence.ts'
import { abilityOf, numberOf } from '../../queries/ratings.ts'
import { holderOf, senatorOf } from '../../queries/republic.ts'
import type { Modifier } from '../../rolls.ts'
import type { RepublicState } from '../../state.ts'
import { drawChits } from '../changes/chits.ts'
import { killSenator } from '../changes/death.ts'
import { sessionIn } from './chair.ts'
import { banish } from './exile.ts'
import { forgetDead } from './forget.ts'
import { noteRejection } from './rejected.ts'
import { rewardProsecutor } from './sentence.ts'

const APPEAL_DICE = 2

/** 9.44: the accused turns to the people. They give him votes, take some, free him, or kill him. */
export function* appeal(play: RepublicPlay, motion: Motion): Script {
  const { proposal } = motion
  if (proposal.about !== 'trial') return
  const { accused } = proposal
  const { popularity } = senatorOf(play.state, accused)
  const modifier: Modifier = { amount: popularity, rule: '9.44', why: 'popularity' }
  const total = rollAppeal(play, accused, modifier)
  applyAppeal(play, motion, accused, total)
  if (total <= figures.trial.freedAbove) return
  acquit(play, motion)
  yield* mobCourt(play, proposal.prosecutor, total - figures.trial.freedAbove)
}

/** 9.44: two dice, or as many as a statesman's voice is worth. */
export function rollAppeal(play: RepublicPlay, accused: SenatorId, modifier: Modifier): number {
  const ability = abilityOf(accused)
  const bad = omens(play.state)
  const modifiers: Modifier[] = [
    ...(modifier.amount === 0 ? [] : [modifier]),
    ...(bad === 0 ? [] : [{ amount: bad, rule: '7.35', why: 'evil-omens' as const }])
  ]
  return play.roll({
    reason: 'appeal',
    rule: '9.44',
    faces: 6,
    count: ability?.does === 'appeal-dice' ? ability.dice : APPEAL_DICE,
    modifiers,
    actor: accused
  }).total
}

/** 9.44: what the people have decided, as far as the vote goes. Returns what it was. */
export function applyAppeal(
  play: RepublicPlay,
  motion: Motion,
  accused: SenatorId,
  total: number
): 'killed' | 'freed' | 'votes' {
  const answer = appealResult(total)
  const votes = answer.result === 'votes' ? answer.votes : 0
  motion.appeal = votes
  play.emit({ type: 'appealed', accused, total, result: answer.result, votes })
  if (answer.result === 'killed') {
    sessionIn(play.state).motions.pop()
    killSenator(play, accused, motion.proposal.about === 'assassin-trial' ? 'punishment' : 'riot')
    forgetDead(play, [accused])
  }
  return answer.result
}

/** 9.41: he goes free, and is not tried again for it in this turn. */
export function acquit({ state, emit }: RepublicPlay, motion: Motion): void {
  const { proposal } = motion
  sessionIn(state).motions = sessionIn(state).motions.filter((each) => each !== motion)
  if (proposal.about !== 'trial' && proposal.about !== 'assassin-trial') return
  noteRejection(state, proposal)
  emit({ type: 'acquitted', accused: proposal.accused, proposal })
}

/** 9.44, E18: an enraged crowd draws chits for the censor and the prosecutor, the only two whom they can hit. */
function* mobCourt(play: RepublicPlay, prosecutor: SenatorId, chits: number): Script {
  const { state } = play
  const censor = holderOf(state, 'censor')
  const numbers = drawChits(play, chits)
  const struck = [censor, prosecutor].filter(
    (id): id is SenatorId => id !== null && isStruck(state, id, numbers)
  )
  for (const id of struck) killSenator(play, id, 'riot')
  forgetDead(play, struck)
}

function isStruck(state: RepublicState, id: SenatorId, numbers: readonly (number | null)[]): boolean {
  return attends(state, id) && numbers.includes(numberOf(id))
}

/** 9.421: a statesman leaves instead of voting. That ends his trial, to the profit of the prosecutor, if he has one. */
export function goIntoExile(play: RepublicPlay, motion: Motion): void {
  const { state } = play
  const { proposal } = motion
  if (proposal.about !== 'trial' && proposal.about !== 'assassin-trial') return
  sessionIn(state).motions.pop()
  const { influence, exConsul } = senatorOf(state, proposal.accused)
  banish(play, proposal.accused)
  if (proposal.about === 'assassin-trial') return
  const lost = influence - (state.senators[proposal.accused]?.influence ?? 0)
  rewardProsecutor(play, proposal.prosecutor, lost, exConsul)
}
