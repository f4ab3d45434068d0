import { type SideId, sideIds } from '#shared/invasions/content/ids.ts'
import { message } from '#shared/invasions/words/message.ts'
import type { SideNote } from '../../table/game/game-client.ts'

/** Questions a turn, as `tools/questions.ts --games 20` counts them (median). */
const DECISIONS: Readonly<Record<SideId, number>> = { romans: 20, huns: 20, persians: 20, goths: 20 }

/** What it is like to play a side. */
export function sideNote(id: string): SideNote | null {
  const side = sideIds.find((one) => one === id)
  if (!side) return null
  return { text: message(`side-note.${side}`), facts: message('side-facts', { count: DECISIONS[side] }) }
}
