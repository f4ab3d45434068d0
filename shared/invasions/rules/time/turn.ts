import type { Script } from '../../ask.ts'
import { sideIds } from '../../content/ids.ts'
import type { InvasionsPlay } from '../../play.ts'
import { hasVanished } from '../../queries/nations/realm.ts'
import { nextInOrder } from '../../queries/time/activation-order.ts'
import { isOpeningTurn, scenarioOf } from '../../queries/time/scenario.ts'
import { yearOf } from '../../queries/time/year.ts'
import { isOnceStep, isSideStep, type NationStepId, sequence, stepOf } from '../../sequence.ts'
import type { SequenceTask } from '../../tasks.ts'
import { sendLoneLeadersHome } from '../pieces/lone-leaders.ts'
import { endGame } from '../scoring/score-turn.ts'
import { invadersOn, newTurnFacts } from './turn-facts.ts'
import { nationSteps, onceSteps, sideSteps } from './turn-steps.ts'

type TaskOf<Name extends SequenceTask['task']> = Extract<SequenceTask, { readonly task: Name }>

/** IV: plays one turn, step by step. The turn that opens a scenario starts at the Events step and leaves some out (V.A). */
export function* playTurn(play: InvasionsPlay): Script {
  const { state } = play
  state.thisTurn = { ...newTurnFacts(), invading: invadersOn(state.turn) }
  play.emit({ type: 'turn-began', turn: state.turn, year: yearOf(state.turn) })
  // VI.K: when the Empire divides its halves become enemies, so leaders may have to leave.
  sendLoneLeadersHome(play)
  const opens = isOpeningTurn(state)
  const { leavesOut = [] } = scenarioOf(state)
  const steps = sequence.filter(({ id, inOpening }) => (inOpening || !opens) && !leavesOut.includes(id))
  play.schedule(...steps.map(({ id }) => ({ task: 'step', step: id }) as const), { task: 'end-of-turn' })
}

export function* playStep(play: InvasionsPlay, { step: id }: TaskOf<'step'>): Script {
  const step = stepOf(id)
  play.state.step = id
  play.emit({ type: 'step-began', step: id, rule: step.rule })
  if (isOnceStep(id)) yield* onceSteps[id](play)
  else if (isSideStep(id)) play.schedule({ task: 'sides', step: id, done: [] })
  else play.schedule({ task: 'nations', step: id, done: [] })
}

/** Plays a step for the next nation. Computes the order each time, because ages and statuses may change meanwhile. */
export function* playNations(play: InvasionsPlay, { step: id, done }: TaskOf<'nations'>): Script {
  const next = nextInOrder(play.state, stepOf(id).who, done)
  if (!next) return
  play.schedule({ task: 'nations', step: id, done: [...done, next] })
  if (STEPS_OF_THE_VANISHED.has(id) || !hasVanished(play.state, next)) yield* nationSteps[id](play, next)
}

/** IX.G: a vanished nation neither ages nor administers. Minor kingdoms may recover (XXVII.C), and every activation ends loans. */
const STEPS_OF_THE_VANISHED: ReadonlySet<NationStepId> = new Set(['reinforcements', 'activation'])

/** X.B: plays a step for the next player, in the order of the players. */
export function* playSides(play: InvasionsPlay, { step: id, done }: TaskOf<'sides'>): Script {
  const next = sideIds.find((side) => !done.includes(side))
  if (!next) return
  play.schedule({ task: 'sides', step: id, done: [...done, next] })
  yield* sideSteps[id](play, next)
}

/** V.C: ends the game after its last turn, or begins the next turn. */
export function* endTurn(play: InvasionsPlay): Script {
  const { state } = play
  if (state.turn >= state.lastTurn) {
    endGame(play)
    return
  }
  state.turn += 1
  play.schedule({ task: 'turn' })
}
