import type { Script } from '../../../engine/script.ts'
import type { TurnEvent } from '../../content/schema.ts'
import type { InvasionsPlay } from '../../play.ts'

export interface IslamEvent {
  readonly type: 'islam'
  readonly created: boolean
}

/** V.C: on turn 11 a die may create Islam: the game then ends with that turn. */
export function* checkIslam(play: InvasionsPlay, event: TurnEvent): Script {
  if (event.event !== 'islam-check') return
  const { total } = play.roll({ reason: 'islam', rule: 'V.C', faces: 10 })
  const created = total >= event.atLeast
  if (created) play.state.lastTurn = 11
  play.emit({ type: 'islam', created })
}
