import { pickOne, randomInt } from '../../../engine/random.ts'
import { askAny } from '../../../engine/script.ts'
import { form, passOnlyForm, type Question, type Script } from '../../ask.ts'
import type { FactionId } from '../../campaign-options.ts'
import type { InterruptAct } from '../../decisions/senate.ts'
import type { RepublicPlay } from '../../game-types.ts'
import { isFree } from '../../queries/obedience.ts'
import { benchOf } from '../../queries/precedence.ts'
import { isMurderPossible, murderChance } from '../../queries/senate/murder.ts'
import { ownTribunes } from '../../queries/senate/tribunes.ts'
import type { RepublicState } from '../../state.ts'
import { message } from '../../words/message.ts'
import { sessionIn } from './chair.ts'
import { attackProblem, sampleAttack, takeDagger } from './dagger.ts'
import { openForm, verdict } from './open-form.ts'
import { reopen, spendTribune, tribuneProblem, usableTribunes } from './tribune.ts'

/** 9.22, 9.81: the chair has closed the session. Who wants to murder, or has a tribune, speaks now. */
export function* adjourn(play: RepublicPlay): Script {
  const { state, emit, schedule } = play
  const acted = yield* lastWord(state)
  if (!acted) {
    sessionIn(state).stage = 'adjourning'
    emit({ type: 'adjourned', cause: 'chair' })
    return
  }
  const { side, act } = acted
  if (act.do === 'murder') {
    schedule({ task: 'adjourn' })
    takeDagger(play, side, act)
    return
  }
  const stands = yield* spendTribune(play, side, act, null)
  if (stands) reopen(play, side, act)
  else schedule({ task: 'adjourn' })
}

function* lastWord(
  state: RepublicState
): Script<{ readonly side: FactionId; readonly act: InterruptAct } | null> {
  const able = () =>
    state.sides.filter(
      (side) =>
        benchOf(state, side).length > 0 &&
        isFree(state, side) &&
        (isMurderPossible(murderChance(state, side)) ||
          (state.hands[side] ?? []).length > 0 ||
          ownTribunes(state, side, 'reopen', null).length > 0)
    )
  if (able().length === 0) return null
  const acted = yield* askAny(() => able().map((side) => question(state, side)), {
    curtain: 'no-one',
    phase: `senate ${state.turn}`
  })
  const side = state.sides.find((id) => id === acted?.side)
  return acted && side ? { side, act: acted.value } : null
}

function question(state: RepublicState, side: FactionId): Question<InterruptAct> {
  const murder = murderChance(state, side)
  const tribunes = usableTribunes(state, side, 'reopen', null)
  const header = {
    side,
    kind: 'last-word',
    rule: '9.22',
    prompt: message('prompt.interrupt-adjournment'),
    about: { murder }
  } as const
  if (tribunes.length === 0 && !isMurderPossible(murder)) return passOnlyForm(header)
  return form(header, {
    form: openForm(),
    check: ({ act }) => verdict(act, problemOf(state, side, act), '9.22'),
    sample: (random) => {
      const acts: InterruptAct[] = tribunes.map((by) => ({ do: 'tribune', use: 'book', by }))
      const strikes = isMurderPossible(murder) && (acts.length === 0 || randomInt(random, 2) === 0)
      return { act: strikes ? sampleAttack(state, side, random) : pickOne(random, acts) }
    }
  })
}

function problemOf(state: RepublicState, side: FactionId, act: InterruptAct) {
  if (act.do === 'murder') return attackProblem(state, side, act)
  return act.use === 'veto' ? 'no-veto' : tribuneProblem(state, side, act, null)
}
