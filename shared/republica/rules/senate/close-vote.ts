import { pickOne, randomInt } from '../../../engine/random.ts'
import { askAny } from '../../../engine/script.ts'
import { ask, choice, form, passOnlyForm, type Question, type Script } from '../../ask.ts'
import type { Motion } from '../../board/senate.ts'
import type { FactionId } from '../../campaign-options.ts'
import type { InterruptAct } from '../../decisions/senate.ts'
import { figures } from '../../figures.ts'
import type { RepublicPlay } from '../../game-types.ts'
import { isFree, speakerFor } from '../../queries/obedience.ts'
import { attendance, attends, benchOf } from '../../queries/precedence.ts'
import { senatorOf } from '../../queries/republic.ts'
import { isMurderPossible, murderChance } from '../../queries/senate/murder.ts'
import { mayBook, ownTribunes } from '../../queries/senate/tribunes.ts'
import { isMajority, tallyOf } from '../../queries/senate/votes.ts'
import type { RepublicState } from '../../state.ts'
import { message, reference } from '../../words/message.ts'
import { changeInfluence } from '../changes/standing.ts'
import { yesOrNo } from '../yes-or-no.ts'
import { carryOut } from './carry-out.ts'
import { nextInChair, sessionIn, takeChair } from './chair.ts'
import { attackProblem, sampleAttack, takeDagger } from './dagger.ts'
import { judgeLandVotes } from './land.ts'
import { isMoot } from './moot.ts'
import { openForm, verdict } from './open-form.ts'
import { noteRejection } from './rejected.ts'
import { bookOrSuspend, spendTribune, tribuneProblem, usableTribunes } from './tribune.ts'

/** 9.33: all have been called. Whoever wants to act before the vote is over acts now; then the votes count. */
export function* closeVote(play: RepublicPlay): Script {
  const { state, schedule } = play
  const motion = sessionIn(state).motions.at(-1)
  if (!motion) return
  const acted = yield* lastChance(state, motion)
  if (!acted) {
    yield* count(play, motion)
    return
  }
  const { side, act } = acted
  if (act.do === 'murder') {
    schedule({ task: 'vote' })
    takeDagger(play, side, act)
    return
  }
  const stands = yield* spendTribune(play, side, act, motion.proposal)
  schedule({ task: 'vote' })
  if (stands) bookOrSuspend(play, side, act, motion)
}

/** 9.22, 9.81: those who, as far as everybody knows, might act. */
function* lastChance(
  state: RepublicState,
  motion: Motion
): Script<{ readonly side: FactionId; readonly act: InterruptAct } | null> {
  const able = () =>
    state.sides.filter((side) => {
      if (benchOf(state, side).length === 0 || !isFree(state, side)) return false
      return isMurderPossible(murderChance(state, side)) || mightBook(state, side, motion)
    })
  if (able().length === 0) return null
  const acted = yield* askAny(() => able().map((side) => interruptQuestion(state, motion, side)), {
    curtain: 'no-one',
    phase: `senate ${state.turn}`
  })
  const side = state.sides.find((id) => id === acted?.side)
  return acted && side ? { side, act: acted.value } : null
}

/** Cards in hand might be tribunes. */
function mightBook(state: RepublicState, side: FactionId, { proposal }: Motion): boolean {
  if (!mayBook(state)) return false
  return (state.hands[side] ?? []).length > 0 || ownTribunes(state, side, 'book', proposal).length > 0
}

function interruptQuestion(state: RepublicState, motion: Motion, side: FactionId): Question<InterruptAct> {
  const murder = murderChance(state, side)
  const tribunes = mayBook(state) ? usableTribunes(state, side, 'book', motion.proposal) : []
  const header = {
    side,
    kind: 'interrupt',
    rule: '9.22',
    prompt: message('prompt.interrupt-vote'),
    about: { proposal: motion.proposal, murder, mayBook: mightBook(state, side, motion) }
  } as const
  if (tribunes.length === 0 && !isMurderPossible(murder)) return passOnlyForm(header)
  return form(header, {
    form: openForm(),
    check: ({ act }) => verdict(act, interruptProblem(state, motion, side, act), '9.22'),
    sample: (random) => {
      const acts: InterruptAct[] = tribunes.map((by) => ({ do: 'tribune', use: 'book', by }))
      // A murder ends many plans: random players seldom try one here.
      const strikes = isMurderPossible(murder) && (acts.length === 0 || randomInt(random, 2) === 0)
      return { act: strikes ? sampleAttack(state, side, random) : pickOne(random, acts) }
    }
  })
}

function interruptProblem(state: RepublicState, motion: Motion, side: FactionId, act: InterruptAct) {
  if (act.do === 'murder') return attackProblem(state, side, act)
  // 9.72: all have voted, so nobody can veto any more.
  return act.use === 'veto' ? 'no-veto' : tribuneProblem(state, side, act, motion)
}

/** 9.33: more than half of the votes cast. */
function* count(play: RepublicPlay, motion: Motion): Script {
  const { state, emit } = play
  const session = sessionIn(state)
  if (isMoot(state, motion)) {
    session.motions.pop()
    emit({ type: 'proposal-lapsed', proposal: motion.proposal })
    return
  }
  const tally = tallyOf(motion)
  const isCarried = isMajority(tally)
  const isUnanimous = isRejectedByAll(state, motion)
  session.motions.pop()
  judgeLandVotes(play, motion)
  emit({ type: 'vote-closed', proposal: motion.proposal, isCarried, ...tally })
  if (isCarried) {
    carryOut(play, motion)
    return
  }
  noteRejection(state, motion.proposal)
  const { proposal } = motion
  if (proposal.about === 'trial' || proposal.about === 'assassin-trial') {
    emit({ type: 'acquitted', accused: proposal.accused, proposal })
  }
  if (isUnanimous) yield* loseFace(play, motion)
}

/** 9.34: every senator in Rome of all other factions has voted against the chair. */
function isRejectedByAll(state: RepublicState, { proposal, source, by, cast }: Motion): boolean {
  if (source !== 'chair' || proposal.about === 'minor' || proposal.about === 'trial') return false
  const others = attendance(state).filter((id) => senatorOf(state, id).faction !== by)
  return (
    others.length > 0 &&
    others.every((id) => cast.some(({ senator, ballot }) => senator === id && ballot === 'no'))
  )
}

/** No. 25; 9.34: the chair loses influence, or is left to the next in precedence. */
function* loseFace(play: RepublicPlay, { proposal, chair }: Motion): Script {
  const { state, emit } = play
  const session = sessionIn(state)
  // Whoever has died or left the chair since has nothing to lose by it.
  if (!chair || chair !== session.chair || !attends(state, chair)) return
  const { faction: side, influence } = senatorOf(state, chair)
  if (!side || influence === 0) return
  const next = nextInChair(state)
  const leaves =
    next !== null &&
    (yield* ask(
      choice(
        {
          side: speakerFor(state, side),
          kind: 'step-down',
          rule: '9.34',
          prompt: message('prompt.step-down', { senator: reference('senator', chair) }),
          about: { chair, next, proposal }
        },
        yesOrNo
      )
    ))
  if (!leaves || !next) {
    changeInfluence(play, chair, -figures.vote.lostFace)
    return
  }
  session.declined.push(chair)
  emit({ type: 'stepped-down', senator: chair })
  takeChair(play, next, 'steps-down')
}
