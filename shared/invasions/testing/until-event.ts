import type { Answer } from '../../engine/decision.ts'
import { answerScript } from '../../engine/scene/answer-script.ts'
import type { Question } from '../../engine/script.ts'
import type { Script } from '../ask.ts'
import type { InvasionsInquiry } from '../decisions/decision-kinds.ts'
import type { InvasionsEvent } from '../events.ts'
import type { InvasionsPlay } from '../play.ts'
import { changeController, placeUnit, unitById, unitsIn } from '../queries/pieces/placement.ts'
import { playOn } from '../scene/run-scripted.ts'
import type { InvasionsState } from '../state.ts'
import type { ProvinceId } from '../world/provinces.ts'

type EventOf<Type extends InvasionsEvent['type']> = Extract<InvasionsEvent, { readonly type: Type }>

export interface ScriptTrial<Type extends InvasionsEvent['type']> {
  readonly start: (play: InvasionsPlay) => Script<unknown>
  /** The script is aborted at the first event of this type. */
  readonly until: Type
  readonly answer: (question: Question<unknown, InvasionsInquiry>) => Answer
}

/** Thrown to abort a script at an event. */
class AbortAtEvent extends Error {
  readonly event: InvasionsEvent

  constructor(event: InvasionsEvent) {
    super(`aborted at ${event.type}`)
    this.event = event
  }
}

/** Runs a script with the dice of the state until it emits the event. */
export function untilEvent<Type extends InvasionsEvent['type']>(
  state: InvasionsState,
  { start, until, answer }: ScriptTrial<Type>
): EventOf<Type> {
  const isIt = (event: InvasionsEvent): event is EventOf<Type> => event.type === until
  const emit = (event: InvasionsEvent) => {
    if (isIt(event)) throw new AbortAtEvent(event)
  }
  try {
    answerScript(start({ ...playOn(state).play, emit }), {
      answer,
      refused: (_question, _answer, { reason }) => {
        throw new Error(`refused: ${reason.key}`)
      }
    })
  } catch (thrown) {
    if (thrown instanceof AbortAtEvent && isIt(thrown.event)) return thrown.event
    throw thrown
  }
  throw new Error(`the script never emitted ${until}`)
}

/** Runs the same script many times and restores its units after each run. */
export function manyTimes<Type extends InvasionsEvent['type']>(
  state: InvasionsState,
  province: ProvinceId,
  times: number,
  trial: ScriptTrial<Type>
): EventOf<Type>[] {
  const units = unitsIn(state, province).map((unit) => ({ ...unit }))
  return Array.from({ length: times }, () => {
    const event = untilEvent(state, trial)
    for (const { id, at, controller, damaged } of units) {
      if (unitById(state, id).at !== at) placeUnit(state, id, at)
      changeController(state, id, controller)
      unitById(state, id).damaged = damaged
    }
    delete state.fights
    return event
  })
}
