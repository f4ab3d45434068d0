import type { Effect } from './effect.ts'

/** An effect and all effects nested in it. */
export function withNestedEffects(effect: Effect): Effect[] {
  switch (effect.do) {
    case 'check':
      return [effect, ...[...effect.pass, ...effect.fail].flatMap(withNestedEffects)]
    case 'each':
      return [effect, ...effect.effects.flatMap(withNestedEffects)]
    case 'if':
      return [effect, ...[...effect.yes, ...effect.no].flatMap(withNestedEffects)]
    case 'table':
      return [effect, ...effect.rows.flatMap((row) => row.effects).flatMap(withNestedEffects)]
    default:
      return [effect]
  }
}
