import { z } from 'zod'
import type { Answer } from '../engine/decision.ts'
import type { AnswerSchemas } from '../engine/game.ts'
import type { Action } from './actions.ts'
import { sideIds } from './campaign-options.ts'
import type { Abouts } from './decisions.ts'
import { emperorIds, seaIds } from './world/ids.ts'
import type { ProvinceId } from './world/provinces.ts'
import { isProvinceId } from './world/queries.ts'

const province = z.custom<ProvinceId>((id) => typeof id === 'string' && isProvinceId(id), 'no province')
const sea = z.enum(seaIds)

const oneOf = <Key extends z.ZodType>(key: Key) => z.strictObject({ option: key })

export const actionSchema = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('move'), emperor: z.enum(emperorIds), to: province }),
  z.strictObject({ do: z.literal('sail'), from: sea, to: sea }),
  z.strictObject({ do: z.literal('attack'), place: province }),
  z.strictObject({ do: z.literal(['protect', 'subdue', 'calm', 'power', 'buy-point', 'point', 'done']) })
]) satisfies z.ZodType<Action>

/** The schema of the answer to each kind of question. The types of answers are inferred from these schemas. */
export const answerSchemas = {
  'place-fleet': oneOf(sea),
  'entrust-caesar': oneOf(z.enum(sideIds)),
  'end-game': oneOf(z.enum(['end', 'play-on'])),
  enter: oneOf(province),
  action: oneOf(actionSchema),
  'add-discs': oneOf(z.strictObject({ discs: z.int() })),
  'stop-army': oneOf(z.enum(['yes', 'no']))
} satisfies AnswerSchemas<Record<keyof Abouts, Answer>>

/** The type of the answer to each kind of question. */
export type Answers = { [Kind in keyof typeof answerSchemas]: z.infer<(typeof answerSchemas)[Kind]> }
