import { z } from 'zod'
import type { Answer, FormValues } from '../engine/decision.ts'
import type { AnswerSchemas } from '../engine/game.ts'
import type { OptionKey } from '../engine/option-key.ts'
import { sideIds } from './campaign-options.ts'
import {
  areaSchema,
  cardSchema,
  goodsSchema,
  keimelionSchema,
  missionSchema,
  optionSchema,
  resourceSchema,
  substituteSchema,
  unitSchema
} from './content-schemas.ts'
import type { Abouts } from './decisions.ts'
import { actionIds } from './table.ts'

const oneOf = <Key extends z.ZodType>(key: Key) => z.strictObject({ option: key })
const form = <Shape extends z.ZodRawShape>(shape: Shape) => z.strictObject({ values: z.strictObject(shape) })

/** A generous bound for lists in an answer. */
const MANY = 140

const amount = z.int().min(0).max(1000)
const none = z.strictObject({ do: z.literal('none') })
const done = z.strictObject({ do: z.literal('done') })
/** A card from the hand; `ability` says whether its instant ability is used. */
const playCard = z.strictObject({ do: z.literal('play'), card: cardSchema, ability: z.boolean() })
const intrigue = z.strictObject({ do: z.literal('intrigue'), card: cardSchema })
const discard = z.strictObject({ do: z.literal('discard'), card: cardSchema })

const unitInArea = z.strictObject({ unit: unitSchema, area: areaSchema })
const unitMove = z.strictObject({ unit: unitSchema, from: areaSchema, to: areaSchema })

/** The schema of the answer to each kind of question. The types of answers are inferred from these schemas. */
export const answerSchemas = {
  'discard-mission': oneOf(missionSchema),
  draft: oneOf(cardSchema),
  'keep-hand': form({ cards: z.array(cardSchema).max(MANY) }),
  position: oneOf(keimelionSchema),
  vote: oneOf(
    z.discriminatedUnion('do', [
      z.strictObject({ do: z.literal('vote'), option: optionSchema, auctoritas: z.int().min(1) }),
      z.strictObject({ do: z.literal('abstain') }),
      intrigue
    ])
  ),
  action: oneOf(
    z.discriminatedUnion('do', [
      z.strictObject({ do: z.literal('act'), action: z.enum(actionIds) }),
      z.strictObject({ do: z.literal('pass') }),
      intrigue,
      discard,
      z.strictObject({ do: z.literal('reveal'), slot: z.int().min(0) }),
      z.strictObject({ do: z.literal('reserve'), card: cardSchema }),
      z.strictObject({ do: z.literal('pay-event') }),
      z.strictObject({ do: z.literal('seal'), keimelion: keimelionSchema })
    ])
  ),
  draw: oneOf(
    z.discriminatedUnion('from', [
      z.strictObject({ from: z.literal('deck') }),
      z.strictObject({ from: z.literal('offer'), card: cardSchema }),
      z.strictObject({ from: z.literal('discard') })
    ])
  ),
  play: oneOf(z.discriminatedUnion('do', [playCard, intrigue, discard, done])),
  'play-for': oneOf(z.discriminatedUnion('do', [playCard, none])),
  bandons: form({
    piles: z.array(z.strictObject({ cards: z.array(cardSchema).min(1).max(MANY) })).max(MANY)
  }),
  activate: oneOf(
    z.discriminatedUnion('do', [z.strictObject({ do: z.literal('activate'), front: cardSchema }), none])
  ),
  sell: form({ resources: z.array(resourceSchema).max(MANY) }),
  buy: form({ resources: z.array(resourceSchema).max(MANY) }),
  trade: oneOf(
    z.discriminatedUnion('do', [
      z.strictObject({ do: z.literal('sell'), resource: resourceSchema }),
      z.strictObject({ do: z.literal('buy'), resource: resourceSchema }),
      none
    ])
  ),
  'gain-any': oneOf(resourceSchema),
  'lose-card': oneOf(cardSchema),
  'react-vote': oneOf(cardSchema),
  'react-action': oneOf(cardSchema),
  'react-intrigue': oneOf(cardSchema),
  'react-outcome': oneOf(cardSchema),
  'react-challenge': oneOf(cardSchema),
  rival: oneOf(z.enum(sideIds)),
  'target-card': oneOf(z.strictObject({ side: z.enum(sideIds), card: cardSchema })),
  'move-units': form({ moves: z.array(unitMove).max(MANY) }),
  'place-units': form({ units: z.array(unitInArea).max(MANY) }),
  'remove-units': form({ units: z.array(unitInArea).max(MANY) }),
  'shift-votes': oneOf(z.strictObject({ from: optionSchema, auctoritas: amount })),
  split: form({ lot: goodsSchema }),
  'pick-lot': oneOf(optionSchema),
  'take-card': oneOf(cardSchema),
  'take-discard': oneOf(cardSchema),
  contribute: form({ gift: goodsSchema, substitutes: z.array(substituteSchema).max(MANY) }),
  challenge: form({ amount }),
  'break-tie': oneOf(z.enum(sideIds)),
  'break-vote-tie': oneOf(optionSchema),
  'hand-limit': form({ cards: z.array(cardSchema).max(MANY) }),
  'end-intrigue': oneOf(z.discriminatedUnion('do', [intrigue, discard, done])),
  'place-solo': form({
    units: z
      .array(
        z.strictObject({
          unit: unitSchema,
          area: areaSchema,
          substitutes: z.array(substituteSchema).max(MANY)
        })
      )
      .max(MANY),
    moves: z.array(unitMove).max(MANY)
  }),
  labarum: oneOf(cardSchema),
  robes: oneOf(z.discriminatedUnion('do', [playCard, none]))
} satisfies AnswerSchemas<Record<keyof Abouts, Answer>>

/** The type of the answer to each kind of question. */
export type Answers = { [Kind in keyof typeof answerSchemas]: z.infer<(typeof answerSchemas)[Kind]> }

/** The option keys of a kind of question that is a choice. */
export type OptionOf<Kind extends keyof Answers> = Answers[Kind] extends {
  readonly option: infer Option extends OptionKey
}
  ? Option
  : never

/** The values of a kind of question that is a form. */
export type ValuesOf<Kind extends keyof Answers> = Answers[Kind] extends {
  readonly values: infer Values extends FormValues
}
  ? Values
  : never

export type UnitInArea = z.infer<typeof unitInArea>
export type UnitMove = z.infer<typeof unitMove>
export type SoloPlacement = ValuesOf<'place-solo'>['units'][number]
