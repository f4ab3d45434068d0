import { z } from 'zod'
import { sideIds } from '../content/ids.ts'
import { area, battleSide, card, leader, nation, oneOf, province, sea } from './parts.ts'

/** X.B: nothing, or what the moment itself is about. */
const subject = z.enum(['none', 'roll', 'event', 'stack', 'raid', 'siege'])

/** X.B: what tells the targets of one play apart. */
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

/** X.B: one of the ways on a card, at a target. */
const cardPlay = z.strictObject({ card, way: z.int(), target })
export type CardPlayKey = z.infer<typeof cardPlay>

export const cardsAnswers = {
  'play-card': oneOf(z.union([z.literal(['pass', 'let-rolls-stand']), cardPlay])),
  'nation-of-card': oneOf(nation),
  'target-of-event': oneOf(target),
  'discard-from-hand': oneOf(card)
}
