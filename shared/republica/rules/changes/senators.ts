import type { SenatorState } from '../../board/senator.ts'
import type { FactionId } from '../../campaign-options.ts'
import { families } from '../../content/families.ts'
import type { FamilyId } from '../../content/ids.ts'

/** A family's senator as his card prints him. */
export function newSenator(family: FamilyId, faction: FactionId | null): SenatorState {
  return {
    covers: null,
    faction,
    at: 'rome',
    talents: 0,
    influence: families[family].influence,
    popularity: 0,
    knights: 0,
    office: null,
    quaestor: null,
    exConsul: 0,
    concessions: [],
    record: [],
    drew: [],
    isCorrupt: false,
    hasReturned: false,
    captor: null,
    isGuarded: false
  }
}
