import type { Army } from '../../board/armies.ts'
import type { FactionId } from '../../campaign-options.ts'
import type { SenatorId } from '../../content/ids.ts'
import { senatorOf } from '../../queries/republic.ts'
import type { RepublicState } from '../../state.ts'

/** 11.2: who has declared himself in rebellion, with the legions that follow him. */
export interface Declaration {
  readonly army: Army['id']
  readonly commander: SenatorId
  readonly faction: FactionId
  readonly legions: readonly number[]
  readonly strength: number
}

/** 11.2: a Master of the Horse of another faction does not follow. */
export function withoutForeignMaster(
  state: RepublicState,
  { commander, masterOfHorse }: Army
): Pick<Army, 'commander' | 'masterOfHorse'> {
  const follows =
    commander !== null &&
    masterOfHorse !== null &&
    senatorOf(state, masterOfHorse).faction === senatorOf(state, commander).faction
  return { commander, masterOfHorse: follows ? masterOfHorse : null }
}
