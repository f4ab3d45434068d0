import type { Option } from '../../engine/decision.ts'
import type { Script } from '../../engine/script.ts'
import type { SideId } from '../content/ids.ts'
import type { InvasionsPlay } from '../play.ts'
import type { InvasionsState, Movement } from '../state.ts'

/** An order by sea (XXV): the option that the movement decision lists, and the script that carries it out. */
export interface NavalOrder {
  /** Its key must begin with `sea:`. */
  readonly option: Option
  play(play: InvasionsPlay): Script
}

/** The orders by sea that a player may give now, besides the marches on land. Chapter XXV fills this in. */
export function navalOrders(
  _state: InvasionsState,
  _movement: Movement,
  _side: SideId
): readonly NavalOrder[] {
  return []
}
