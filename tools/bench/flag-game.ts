import { z } from 'zod'
import { accepted, type Inquiry, refused } from '#shared/engine/decision.ts'
import {
  type EngineState,
  type Game,
  type GameTypes,
  type PlayOf,
  scriptRunner
} from '#shared/engine/game.ts'
import { cloneJson } from '#shared/engine/json.ts'
import { message } from '#shared/engine/message.ts'
import { pickOne } from '#shared/engine/random.ts'
import { ask, type Script } from '#shared/engine/script.ts'

interface FlagTask {
  readonly task: 'touch'
}

/** The state of another game. The flag game reads only its units' flags. */
export interface Ballast {
  units: Record<string, { damaged: boolean }>
}

interface FlagState extends EngineState<FlagTask>, Ballast {}

interface Flags extends GameTypes {
  State: FlagState
  Task: FlagTask
  Event: { readonly type: 'touched'; readonly unit: string }
  Options: unknown
  View: object
  Inquiry: Inquiry<'unit'>
  Answers: { unit: { readonly option: string } }
  Facts: object
}

/** A game with the least work for our engine: each answer flips one flag of one unit, on the state of a real game. */
export function flagGame(ballast: Ballast): Game<Flags> {
  const units = Object.keys(ballast.units)
  const runTask = scriptRunner<PlayOf<Flags>, FlagTask, Flags['Inquiry']>({
    touch: (play) => touch(play, units)
  })
  return {
    id: 'flags',
    rulesVersion: 1,
    readOptions: () => ({}),
    sidesOf: () => ['one'],
    setUp: (_, random) => ({ ...cloneJson(ballast), agenda: [{ task: 'touch' }], random }),
    readState: () => {
      throw new Error('the flag game cannot be saved')
    },
    answers: { unit: z.strictObject({ option: z.string() }) },
    runTask,
    view: ({ units: seen }) => ({ units: seen }),
    summary: () => ({ turn: 1, scores: {}, result: null, facts: {} })
  }
}

function* touch(
  { state, emit, schedule }: PlayOf<Flags>,
  units: readonly string[]
): Script<void, Flags['Inquiry']> {
  const header = { side: 'one', kind: 'unit', rule: 'F', prompt: message('unit') } as const
  const key = yield* ask({
    header,
    inquiry: { ...header, body: { type: 'form', fields: [] } },
    check: (answer) => {
      const unit = 'option' in answer ? answer.option : null
      const isUnit = typeof unit === 'string' && state.units[unit] !== undefined
      return isUnit ? accepted(unit) : refused(message('no-unit'), 'F')
    },
    sample: (random) => ({ option: pickOne(random, units) })
  })
  const unit = state.units[key]
  if (unit) unit.damaged = !unit.damaged
  emit({ type: 'touched', unit: key })
  schedule({ task: 'touch' })
}
