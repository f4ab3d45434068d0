import type { NationId } from '../../content/ids.ts'
import { message, reference, signed } from '../message.ts'
import { inArea, inProvince, ofNation, ofSide, ofTwo, type Sentences } from './sentence-parts.ts'

/** The course of the game: turns, gold and points, age, and who holds what. */
export const courseSentences = {
  'turn-began': ({ turn, year }) => message('event.turn-began', { turn, year }),
  'step-began': ({ step }) => message('event.step-began', { step: reference('step', step) }),
  'game-over': ({ winner, together }) =>
    together
      ? message('event.game-over-together', { winners: together.map((side) => reference('side', side)) })
      : message('event.game-over', ofSide(winner)),
  treasury: ({ nation, change, now, reason }) =>
    message('event.treasury', {
      ...ofNation(nation),
      change: signed(change),
      now,
      reason: reference('reason', reason)
    }),
  points: ({ nation, side, points, reason }) =>
    message('event.points', {
      ...ofNation(nation),
      ...ofSide(side),
      change: signed(points),
      reason: reference('reason', reason)
    }),
  aged: ({ nation, from, to }) => message('event.aged', { ...ofNation(nation), before: from, now: to }),
  decline: ({ nation, from, to }) => message('event.decline', { ...ofNation(nation), before: from, now: to }),
  'heresy-aged': ({ area, ended }) =>
    message(ended ? 'event.heresy-died-out' : 'event.heresy-aged', inArea(area)),
  'province-changed-hands': ({ province, from, to }) => {
    if (from && to) return message('event.province-taken', { ...inProvince(province), ...ofTwo(from, to) })
    return message(to ? 'event.province-gained' : 'event.province-lost', {
      ...inProvince(province),
      ...oneOf(from, to)
    })
  },
  'area-changed-hands': ({ area, from, to }) => {
    if (from && to) return message('event.area-taken', { ...inArea(area), ...ofTwo(from, to) })
    return message(to ? 'event.area-gained' : 'event.area-lost', { ...inArea(area), ...oneOf(from, to) })
  }
} satisfies Partial<Sentences>

/** At a change of control at least one of the two holders is known. */
function oneOf(from: NationId | null, to: NationId | null) {
  const nation = to ?? from
  if (!nation) throw new Error('a change of control needs a holder before or after')
  return ofNation(nation)
}
