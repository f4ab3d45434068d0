import type { OpenBoard } from '../../board/index.ts'
import type { FactionId } from '../../campaign-options.ts'
import type { MurderChance } from '../../decisions/senate.ts'
import { attendance, benchOf } from '../precedence.ts'
import { senatorOf } from '../republic.ts'
import { sessionOf } from './session.ts'

export const NO_MURDER: MurderChance = { killers: [], victims: [] }

/** 9.8, 9.81: one attempt by a faction and one against it in a turn, among those in the session. */
export function murderChance(board: OpenBoard, faction: FactionId): MurderChance {
  const { murders } = sessionOf(board)
  if (murders.by.includes(faction)) return NO_MURDER
  const victims = attendance(board).filter((id) => {
    const target = senatorOf(board, id).faction
    if (target === null || target === faction || murders.against.includes(target)) return false
    return !isConsulForLife(board, id)
  })
  return victims.length === 0 ? NO_MURDER : { killers: benchOf(board, faction), victims }
}

/** 9.67: once elected, he cannot be murdered. */
function isConsulForLife({ claim }: OpenBoard, id: string): boolean {
  return claim?.route === 'consul-for-life' && claim.senator === id
}

export const isMurderPossible = ({ killers, victims }: MurderChance): boolean =>
  killers.length > 0 && victims.length > 0
