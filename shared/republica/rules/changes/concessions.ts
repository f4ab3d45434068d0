import type { ConcessionId, SenatorId } from '../../content/ids.ts'
import { entriesIn } from '../../entries.ts'
import type { RepublicPlay } from '../../game-types.ts'

/** 9.611: a concession that is in play lies destroyed in the Curia. Returns false where it was not in play. */
export function destroyConcession({ state, emit }: RepublicPlay, id: ConcessionId): boolean {
  const holder = holderOfConcession(state.senators, id)
  const senator = holder && state.senators[holder]
  if (senator) senator.concessions = senator.concessions.filter((each) => each !== id)
  else if (state.forum.concessions.includes(id))
    state.forum.concessions = state.forum.concessions.filter((each) => each !== id)
  else return false
  state.curia.concessions.push(id)
  emit({ type: 'concession-destroyed', concession: id, holder })
  return true
}

function holderOfConcession(senators: RepublicPlay['state']['senators'], id: ConcessionId): SenatorId | null {
  return entriesIn(senators).find(([, { concessions }]) => concessions.includes(id))?.[0] ?? null
}
