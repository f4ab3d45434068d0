import type { Script } from '../ask.ts'
import { figures } from '../content/figures.ts'
import type { NationId } from '../content/ids.ts'
import type { InvasionsPlay } from '../play.ts'
import { isCivilised } from '../queries/activation-order.ts'
import { changeTreasury } from './bookkeeping.ts'
import { checkEmpire } from './empires.ts'
import { checkKingdom } from './kingdoms.ts'

/** VI.A: the last spaces of the two ageing tracks. */
export const OLDEST_BARBARIAN = figures.age.oldestBarbarian
export const OLDEST_CIVILISED = figures.age.oldestCivilised
/** VI.E: what a marker of double decline costs. */
const DOUBLE_DECLINE_COST = 2 * figures.age.declineCost

/** VI.D, VI.E: a nation's marker on its track; true when the nation cannot pay for what lies beyond the end. */
export function* moveAge(
  play: InvasionsPlay,
  nation: NationId,
  spaces: number,
  rule: string
): Script<boolean> {
  const state = play.state.nations[nation]
  if (spaces < 0) {
    if (state.decline > 0) return yield* moveDecline(play, nation, -1, 'VI.E')
    advance(play, nation, Math.max(spaces, 1 - state.age), rule)
    return false
  }
  const civilised = isCivilised(state)
  const oldest = civilised ? OLDEST_CIVILISED : OLDEST_BARBARIAN
  const beyond = state.age + spaces - oldest
  const advanced = advance(play, nation, Math.min(spaces, oldest - state.age), rule)
  if (beyond > 0 && !civilised) yield* checkKingdom(play, nation)
  // A third level of decline would make the same check, and one advance makes it once.
  const checksAnyway = beyond > 0 && state.decline === 2
  const unpaid = beyond > 0 && civilised && (yield* moveDecline(play, nation, 1, 'VI.E'))
  if (advanced && civilised && !checksAnyway && state.status === 'kingdom') yield* checkEmpire(play, nation)
  return unpaid
}

/** VI.E: the level of decline; beyond the double level an Empire pays, and it is true that it could not. */
export function* moveDecline(
  play: InvasionsPlay,
  nation: NationId,
  by: 1 | -1,
  rule: string
): Script<boolean> {
  const state = play.state.nations[nation]
  const from = state.decline
  if (by === 1 && from === 2) {
    if (state.status !== 'kingdom')
      return changeTreasury(play, nation, -DOUBLE_DECLINE_COST, 'decline', 'VI.E') > -DOUBLE_DECLINE_COST
    yield* checkEmpire(play, nation)
    return false
  }
  state.decline = by === 1 ? (from === 0 ? 1 : 2) : from === 2 ? 1 : 0
  if (state.decline !== from) play.emit({ type: 'decline', nation, from, to: state.decline, rule })
  return false
}

/** Moves the marker and tells of it; false when it could not move. */
export function advance(play: InvasionsPlay, nation: NationId, spaces: number, rule: string): boolean {
  if (spaces === 0) return false
  const state = play.state.nations[nation]
  const from = state.age
  state.age += spaces
  play.emit({ type: 'aged', nation, from, to: state.age, rule })
  return true
}
