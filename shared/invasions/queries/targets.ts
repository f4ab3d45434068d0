import type { TargetKey } from '../answers/cards.ts'
import type { Aim } from '../cards.ts'

/** What an answer names a target by. */
export function targetKey({ opponent: _opponent, units: _units, ...target }: Aim): TargetKey {
  return target
}

/** The targets of one play by a text each. The state and older journals have it: it must stay as it is. */
export function targetText(target: TargetKey): string {
  const { subject, role, leader, nation, nation2, tie } = target
  const named = subject ?? role ?? leader
  if (named) return named
  if (nation && nation2) return tie ? `${tie}:${nation}+${nation2}` : `${nation}+${nation2}`
  return nation ?? target.province ?? target.area ?? target.sea ?? target.player ?? 'none'
}
