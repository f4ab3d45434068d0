import type { ArmyId } from '../../board/armies.ts'
import type { SenatorId } from '../../content/ids.ts'
import type { RepublicPlay } from '../../game-types.ts'
import { legionsIn } from '../../queries/armies.ts'
import { abilityOf } from '../../queries/ratings.ts'

/**
 * 10.5: a legion of the survivors becomes a veteran that obeys its commander; nobody, where he has fallen. Caesar makes
 * two after a victory.
 */
export function hardenLegion(
  { state, emit }: RepublicPlay,
  army: ArmyId,
  survivor: SenatorId | null,
  hasWon: boolean
): void {
  const ability = survivor && abilityOf(survivor)
  const count = hasWon && ability?.does === 'veterans' ? ability.count : 1
  const raw = legionsIn(state, army)
    .filter(({ isVeteran }) => !isVeteran)
    .slice(0, count)
  for (const { id } of raw) {
    const legion = state.legions.find((each) => each.id === id)
    if (!legion) continue
    legion.isVeteran = true
    legion.loyalTo = survivor
    emit({ type: 'veteran', legion: id, senator: survivor })
  }
}
