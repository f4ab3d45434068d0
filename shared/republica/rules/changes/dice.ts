import type { RepublicPlay } from '../../game-types.ts'
import { omens } from '../../queries/combat/battle-setup.ts'
import type { Roll, RollRequest } from '../../rolls.ts'

/** Rolls six-sided dice; 7.35: evil omens lower every roll but those of the initiative and of happenings. */
export function rollUnderOmens(play: RepublicPlay, request: Omit<RollRequest, 'faces' | 'modifiers'>): Roll {
  const amount = omens(play.state)
  return play.roll({
    ...request,
    faces: 6,
    ...(amount === 0 ? {} : { modifiers: [{ amount, rule: '7.35', why: 'evil-omens' as const }] })
  })
}
