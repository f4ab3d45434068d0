import type { NationId } from '../content/ids.ts'
import type { InvasionsPlay } from '../play.ts'

export interface Check {
  readonly reason: string
  readonly rule: string
  readonly actor?: NationId
  readonly place?: string
}

/** III.A: a D2 check is passed by an even number on the D10. */
export function checkD2(play: InvasionsPlay, check: Check): boolean {
  return play.roll({ ...check, faces: 10 }).total % 2 === 0
}
