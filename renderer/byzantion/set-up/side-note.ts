import { sideIds } from '#shared/byzantion/campaign-options.ts'
import { message } from '#shared/byzantion/words/message.ts'
import type { SideNote } from '../../table/game/game-client.ts'

/** Who a side is, and what a round takes. */
export function sideNote(id: string): SideNote | null {
  const side = sideIds.find((one) => one === id)
  if (!side) return null
  return {
    text: message(`side-note.${side}`),
    facts: message(side === 'justinian' ? 'side-facts.solo' : 'side-facts')
  }
}
