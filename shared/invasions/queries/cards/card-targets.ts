import type { TargetKey } from '../../answers/cards.ts'
import type { CardAim } from '../../card-rules.ts'

/** The key by which an answer names a target. */
export function targetKey(aim: CardAim): TargetKey {
  const { subject, role, leader, tie, nation, nation2, province, area, sea, player } = aim
  if (subject) return subject
  if (role) return role
  if (leader) return { leader }
  if (nation && nation2) return tie ? { tie, nation, nation2 } : { nation, nation2 }
  if (nation) return { nation }
  if (province) return { province }
  if (area) return { area }
  if (sea) return { sea }
  return player ? { player } : 'none'
}

/** The key as text. Saved states and older journals contain this form, so it must never change. */
export function targetText(target: TargetKey): string {
  if (typeof target === 'string') return target
  if (!('nation2' in target)) return Object.values(target).join()
  const pair = `${target.nation}+${target.nation2}`
  return 'tie' in target ? `${target.tie}:${pair}` : pair
}
