import { z } from 'zod'
import { sideIds } from '../content/ids.ts'
import { area, battleSide, card, leader, nation, oneOf, province, sea } from './parts.ts'

/** X.B: no target, or the subject of the moment itself. */
const subject = z.enum(['none', 'roll', 'event', 'stack', 'raid', 'siege'])

/** X.B: identifies one of the targets of a play. */
const target = z.union([
  subject,
  battleSide,
  z.strictObject({ leader }),
  z.strictObject({ tie: z.enum(['alliance', 'client']), nation, nation2: nation }),
  z.strictObject({ nation, nation2: nation }),
  z.strictObject({ nation }),
  z.strictObject({ province }),
  z.strictObject({ area }),
  z.strictObject({ sea }),
  z.strictObject({ player: z.enum(sideIds) })
])
export type TargetKey = z.infer<typeof target>

/** X.B: a card, the number of one of the plays printed on it, and a target. */
const cardPlay = z.strictObject({ card, way: z.int(), target })
export type CardPlayKey = z.infer<typeof cardPlay>

export const cardsAnswers = {
  'play-card': oneOf(z.union([z.literal(['pass', 'let-rolls-stand']), cardPlay])),
  'nation-of-card': oneOf(nation),
  'target-of-event': oneOf(target),
  'discard-from-hand': oneOf(card)
}
