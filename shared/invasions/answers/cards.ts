import { z } from 'zod'
import { sideIds } from '../content/ids.ts'
import {
  areaIdSchema,
  battleSideSchema,
  cardIdSchema,
  choiceAnswer,
  leaderIdSchema,
  nationIdSchema,
  provinceIdSchema,
  seaIdSchema
} from './answer-parts.ts'

/** X.B: no target, or the subject of the moment itself. */
const subject = z.enum(['none', 'roll', 'event', 'stack', 'raid', 'siege'])

/** X.B: identifies one of the targets of a play. */
const target = z.union([
  subject,
  battleSideSchema,
  z.strictObject({ leader: leaderIdSchema }),
  z.strictObject({ tie: z.enum(['alliance', 'client']), nation: nationIdSchema, nation2: nationIdSchema }),
  z.strictObject({ nation: nationIdSchema, nation2: nationIdSchema }),
  z.strictObject({ nation: nationIdSchema }),
  z.strictObject({ province: provinceIdSchema }),
  z.strictObject({ area: areaIdSchema }),
  z.strictObject({ sea: seaIdSchema }),
  z.strictObject({ player: z.enum(sideIds) })
])
export type TargetKey = z.infer<typeof target>

/** X.B: a card, the number of one of the plays printed on it, and a target. */
const cardPlay = z.strictObject({ card: cardIdSchema, way: z.int(), target })
export type CardPlayKey = z.infer<typeof cardPlay>

export const cardsAnswers = {
  'play-card': choiceAnswer(z.union([z.literal(['pass', 'let-rolls-stand']), cardPlay])),
  'nation-of-card': choiceAnswer(nationIdSchema),
  'target-of-event': choiceAnswer(target),
  'discard-from-hand': choiceAnswer(cardIdSchema)
}
