import type { Message } from '../../engine/message.ts'
import { choose, type Script } from '../ask.ts'
import type { Board } from '../board.ts'
import type { TetrarchiaPlay } from '../game-types.ts'
import { canBeWon, frontiersWithDisc, losesVictory } from '../queries/prospects.ts'
import { message } from '../words/message.ts'
import type { EmperorId } from '../world/ids.ts'
import { frontierIds } from '../world/queries.ts'
import { endGame } from './threats-and-ending.ts'

/** E: warns of a step after which the game can no longer be won. */
export function warningOf(board: Board, after: Board): Message[] {
  return losesVictory(board, after) ? [message('preview.hopeless')] : []
}

/** V.1: the board after an emperor has given discs. */
export function withGiven(board: Board, emperor: EmperorId, discs: number): Board {
  const record = board.emperors[emperor]
  return { ...board, emperors: { ...board.emperors, [emperor]: { ...record, given: record.given + discs } } }
}

/** E: tells everybody when a game that could be won before can no longer be won. */
export function tellIfHopeless({ state, emit }: TetrarchiaPlay, couldBeWon: boolean): void {
  if (couldBeWon && state.ending === null && !canBeWon(state))
    emit({ type: 'hopeless', frontiers: frontiersWithDisc(state) })
}

/** E: offers to end a game that can no longer be won. It ends when all players agree. */
export function* offerToEnd(play: TetrarchiaPlay): Script {
  const { state } = play
  if (canBeWon(state)) return
  const about = { frontiers: frontiersWithDisc(state), of: frontierIds.length }
  const prompt = message('prompt.end-game', { count: about.frontiers, most: about.of })
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
