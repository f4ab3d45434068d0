import type { TargetKey } from '../answers/cards.ts'
import type { Aim } from '../cards.ts'

/** What an answer names a target by. */
export function targetKey(aim: Aim): TargetKey {
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

/** The same as a text. States and older journals have it so: it must stay as it is. */
export function targetText(target: TargetKey): string {
  if (typeof target === 'string') return target
  if (!('nation2' in target)) return Object.values(target).join()
  const pair = `${target.nation}+${target.nation2}`
  return 'tie' in target ? `${target.tie}:${pair}` : pair
}
