import { choose, type Script } from '../ask.ts'
import type { TetrarchiaPlay } from '../game-types.ts'
import { canBeWon, discsInGame } from '../queries/prospects.ts'
import { message } from '../words/message.ts'
import { frontierIds } from '../world/queries.ts'
import { endGame } from './threats-and-ending.ts'

/** E: tells everybody when the discs that were just given are the last that victory needed. */
export function tellIfHopeless({ state, emit }: TetrarchiaPlay, given: number): void {
  const discs = discsInGame(state)
  if (!canBeWon(state) && discs + given >= frontierIds.length) emit({ type: 'hopeless', discs })
}

/** E: offers to end a game that can no longer be won. It ends when all players agree. */
export function* offerToEnd(play: TetrarchiaPlay): Script {
  const { state } = play
  if (canBeWon(state)) return
  const about = { discs: discsInGame(state), frontiers: frontierIds.length }
  const prompt = message('prompt.end-game', { count: about.discs, most: about.frontiers })
  for (const side of state.sides) {
    const ends = yield* choose({ side, kind: 'end-game', rule: 'E', prompt, about }, [
      { key: 'end', label: message('option.end-game'), preview: [message('preview.end-game')], value: true },
      {
        key: 'play-on',
        label: message('option.play-on'),
        preview: [message('preview.play-on')],
        value: false
      }
    ])
    if (!ends) return
  }
  endGame(play, { won: false, why: 'given-up' })
}
