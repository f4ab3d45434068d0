import { type SideId, sideIds } from '#shared/invasions/content/ids.ts'
import { message } from '#shared/invasions/words/message.ts'
import type { SideNote } from '../../table/game/game-client.ts'

/** Questions a turn (median), as `tools/questions.ts --games 20` counts them; docs/forecasts.md has the figures. */
const DECISIONS: Readonly<Record<SideId, number>> = { romans: 18, huns: 20, persians: 23, goths: 19 }

/** What it is like to play a side. */
export function sideNote(id: string): SideNote | null {
  const side = sideIds.find((one) => one === id)
  if (!side) return null
  return { text: message(`side-note.${side}`), facts: message('side-facts', { count: DECISIONS[side] }) }
}
