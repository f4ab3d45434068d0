import type { Board } from '../../board.ts'
import type { NationId } from '../../content/ids.ts'
import type { ProvinceId } from '../../world/provinces.ts'
import { federatorOf } from '../relations/relations.ts'

/**
 * XX.A, XII.A: the nation that leads the defence of a province, given the nation of each unit and horde there: the
 * strongest one, its owner among equals, or its federator if that has units there too.
 */
export function leadingDefender(
  state: Board,
  province: ProvinceId,
  present: readonly NationId[]
): NationId | null {
  const strength = (nation: NationId) => present.filter((id) => id === nation).length
  const owns = (nation: NationId) => Number(state.control[province] === nation)
  const [strongest] = [...new Set(present)].sort(
    (a, b) => strength(b) - strength(a) || owns(b) - owns(a) || a.localeCompare(b)
  )
  if (!strongest) return null
  const federator = federatorOf(state, strongest)
  return federator && present.includes(federator) ? federator : strongest
}
