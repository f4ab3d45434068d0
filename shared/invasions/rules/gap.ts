import type { Script } from '../ask.ts'
import type { NationId } from '../content/ids.ts'
import type { InvasionsPlay } from '../play.ts'

/** A part of the rules that is still to be written: the log says so, and `cli rules` lists it as missing. */
export function* gap(play: InvasionsPlay, rule: string, nation?: NationId): Script {
  play.emit(nation ? { type: 'gap', rule, nation } : { type: 'gap', rule })
}
