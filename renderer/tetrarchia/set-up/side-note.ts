import { sideIds } from '#shared/tetrarchia/campaign-options.ts'
import { message } from '#shared/tetrarchia/words/message.ts'
import type { SideNote } from '../../table/game/game-client.ts'

/** Which part of the Empire a side leads. */
export function sideNote(id: string): SideNote | null {
  const side = sideIds.find((one) => one === id)
  return side ? { text: message(`side-note.${side}`), facts: message('side-facts') } : null
}
