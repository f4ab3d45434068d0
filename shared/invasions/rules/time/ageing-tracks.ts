import type { Script } from '../../ask.ts'
import { figures } from '../../content/figures.ts'
import type { NationId } from '../../content/ids.ts'
import type { InvasionsPlay } from '../../play.ts'
import { isCivilised } from '../../queries/time/activation-order.ts'
import { changeTreasury } from '../administration/bookkeeping.ts'
import { checkEmpire } from './empires.ts'
import { checkKingdom } from './kingdoms.ts'

/** VI.A: the last spaces of the two ageing tracks. */
export const OLDEST_BARBARIAN = figures.age.oldestBarbarian
export const OLDEST_CIVILISED = figures.age.oldestCivilised
/** VI.E: the price of a marker of double decline. */
const DOUBLE_DECLINE_COST = 2 * figures.age.declineCost

/**
 * VI.D, VI.E: moves a nation's marker along its track. Returns true when the nation cannot pay for moving beyond the
 * end.
 */
export function* moveAge(
  play: InvasionsPlay,
  nation: NationId,
  spaces: number,
  rule: string
): Script<boolean> {
  const state = play.state.nations[nation]
  if (spaces < 0) {
    if (state.decline > 0) return yield* moveDecline(play, nation, -1, 'VI.E')
    advanceAge(play, nation, Math.max(spaces, 1 - state.age), rule)
    return false
  }
  const civilised = isCivilised(state)
  const oldest = civilised ? OLDEST_CIVILISED : OLDEST_BARBARIAN
  const beyond = state.age + spaces - oldest
  const advanced = advanceAge(play, nation, Math.min(spaces, oldest - state.age), rule)
  if (beyond > 0 && !civilised) yield* checkKingdom(play, nation)
  // VIII.B: a third level of decline makes the same check, and one advance makes it only once.
  const checksAnyway = beyond > 0 && state.decline === 2
  const unpaid = beyond > 0 && civilised && (yield* moveDecline(play, nation, 1, 'VI.E'))
  if (advanced && civilised && !checksAnyway && state.status === 'kingdom') yield* checkEmpire(play, nation)
  return unpaid
}

/** VI.E: changes the level of decline. Beyond the double level an Empire pays instead; true when it cannot. */
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

/** Moves the marker and emits the event; false when there is nothing to move. */
export function advanceAge(play: InvasionsPlay, nation: NationId, spaces: number, rule: string): boolean {
  if (spaces === 0) return false
  const state = play.state.nations[nation]
  const from = state.age
  state.age += spaces
  play.emit({ type: 'aged', nation, from, to: state.age, rule })
  return true
}
