import { z } from 'zod'
import { sideIds } from '../content/ids.ts'
import { area, battleSide, card, leader, nation, oneOf, province, sea } from './parts.ts'

/** X.B: what tells the targets of one play apart; nothing where a card has none. `subject`: what the moment is about. */
const target = z.strictObject({
  subject: z.enum(['roll', 'event', 'stack', 'raid', 'siege']).exactOptional(),
  nation: nation.exactOptional(),
  nation2: nation.exactOptional(),
  province: province.exactOptional(),
  area: area.exactOptional(),
  sea: sea.exactOptional(),
  leader: leader.exactOptional(),
  player: z.enum(sideIds).exactOptional(),
  role: battleSide.exactOptional(),
  tie: z.enum(['alliance', 'client']).exactOptional()
})
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
