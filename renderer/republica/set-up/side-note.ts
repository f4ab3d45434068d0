import { factionIds } from '#shared/republica/campaign-options.ts'
import { message } from '#shared/republica/words/message.ts'
import type { SideNote } from '../../table/game/game-client.ts'

/** Where a faction meets, and what a turn takes. */
export function sideNote(id: string): SideNote | null {
  const side = factionIds.find((one) => one === id)
  return side ? { text: message(`side-note.${side}`), facts: message('side-facts') } : null
}
