import type { CardMoment } from '#shared/invasions/card-rules.ts'
import { RollLine } from '../fight/dice/roll-line.tsx'
import { designByReference } from './card-designs.ts'
import { BriefCardFace } from './card-face.tsx'

/** What a question for a card is about, if the map and the fight view do not show it: a roll, or an event that was played. */
export function MomentSubject({ moment: { roll, event } }: { readonly moment: CardMoment }) {
  if (roll) return <RollLine roll={roll} outcome={null} isAtStake />
  const design = event === undefined ? null : designByReference('event-card', event)
  return design && <BriefCardFace design={design} />
}
