import type { Effect } from './effect.ts'

/** An effect and all effects nested in it. */
export function unfold(effect: Effect): Effect[] {
  switch (effect.do) {
    case 'check':
      return [effect, ...[...effect.pass, ...effect.fail].flatMap(unfold)]
    case 'each':
      return [effect, ...effect.effects.flatMap(unfold)]
    case 'if':
      return [effect, ...[...effect.yes, ...effect.no].flatMap(unfold)]
    case 'table':
      return [effect, ...effect.rows.flatMap((row) => row.effects).flatMap(unfold)]
    default:
      return [effect]
  }
}
