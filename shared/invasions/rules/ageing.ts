import type { Script } from '../../engine/script.ts'
import type { NationId } from '../content/ids.ts'
import { entriesOf } from '../entries.ts'
import type { InvasionsPlay } from '../play.ts'
import { isCivilised } from '../queries/activation-order.ts'
import type { AreaId } from '../world/areas.ts'
import { changeTreasury } from './bookkeeping.ts'
import { checkEmpire } from './empires.ts'
import { bankrupt } from './income.ts'
import { checkKingdom, mayFoundKingdom } from './kingdoms.ts'

export type AgeingEvent =
  | {
      readonly type: 'aged'
      readonly nation: NationId
      readonly from: number
      readonly to: number
      readonly rule: string
    }
  | {
      readonly type: 'decline'
      readonly nation: NationId
      readonly from: number
      readonly to: number
      readonly rule: string
    }
  | { readonly type: 'heresy-aged'; readonly area: AreaId; readonly ended: boolean }

/** VI.A: the last spaces of the two ageing tracks. */
const OLDEST_BARBARIAN = 7
const OLDEST_CIVILISED = 12
/** VI.E: what a marker of double decline costs. */
const DOUBLE_DECLINE_COST = 10

/** VI.D: a Barbarian nation ages by one, unless it is already 7; then it may or must found a Kingdom (VII). */
export function* ageBarbarian(play: InvasionsPlay, nation: NationId): Script {
  if (play.state.nations[nation].age < OLDEST_BARBARIAN) advance(play, nation, 1, 'VI.D')
  yield* mayFoundKingdom(play, nation)
}

/** VI.E: a Kingdom or an Empire ages by one; a young one then receives what is still due to it. */
export function* ageCivilised(play: InvasionsPlay, nation: NationId): Script {
  const state = play.state.nations[nation]
  if (state.statusSince === play.state.turn) return
  yield* age(play, nation, 1, 'VI.E')
  payYoungRealm(play, nation)
}

/** VII.D, VIII.C: the second gift of gold; a Kingdom that has just become an Empire waits for that of the Empire. */
function payYoungRealm(play: InvasionsPlay, nation: NationId): void {
  const state = play.state.nations[nation]
  if (state.goldDue === 0 || state.statusSince === play.state.turn) return
  changeTreasury(play, nation, state.goldDue, 'young-realm', state.status === 'empire' ? 'VIII.C' : 'VII.D')
  state.goldDue = 0
}

/** VI.D, VI.E: ages a nation by some spaces, or rejuvenates it, with all that follows. */
export function* age(play: InvasionsPlay, nation: NationId, spaces: number, rule: string): Script {
  const state = play.state.nations[nation]
  if (spaces < 0) {
    if (state.decline > 0) yield* changeDecline(play, nation, -1, 'VI.E')
    else advance(play, nation, Math.max(spaces, 1 - state.age), rule)
    return
  }
  const civilised = isCivilised(state)
  const oldest = civilised ? OLDEST_CIVILISED : OLDEST_BARBARIAN
  const beyond = state.age + spaces - oldest
  const advanced = advance(play, nation, Math.min(spaces, oldest - state.age), rule)
  if (beyond > 0 && !civilised) yield* checkKingdom(play, nation)
  // A third level of decline would make the same check, and one advance makes it once.
  const checksAnyway = beyond > 0 && state.decline === 2
  if (beyond > 0 && civilised) yield* changeDecline(play, nation, 1, 'VI.E')
  if (advanced && civilised && !checksAnyway && state.status === 'kingdom') yield* checkEmpire(play, nation)
}

/** VI.E: raises or lowers the level of decline; beyond the double level there is a price to pay. */
export function* changeDecline(play: InvasionsPlay, nation: NationId, by: 1 | -1, rule: string): Script {
  const state = play.state.nations[nation]
  const from = state.decline
  if (by === 1 && from === 2) {
    if (state.status === 'kingdom') yield* checkEmpire(play, nation)
    else if (changeTreasury(play, nation, -DOUBLE_DECLINE_COST, 'decline', 'VI.E') > -DOUBLE_DECLINE_COST) {
      yield* bankrupt(play, nation, 'VI.E')
    }
    return
  }
  state.decline = by === 1 ? (from === 0 ? 1 : 2) : from === 2 ? 1 : 0
  if (state.decline !== from) play.emit({ type: 'decline', nation, from, to: state.decline, rule })
}

/** VI.F: first the old heresies end, then the new ones grow old. */
export function* ageHeresies(play: InvasionsPlay): Script {
  for (const [area, heresy] of entriesOf(play.state.heresies)) {
    const ended = heresy.grade === '-'
    if (ended) delete play.state.heresies[area]
    else heresy.grade = '-'
    play.emit({ type: 'heresy-aged', area, ended })
  }
}

/** Moves the marker and tells of it; false when it could not move. */
function advance(play: InvasionsPlay, nation: NationId, spaces: number, rule: string): boolean {
  if (spaces === 0) return false
  const state = play.state.nations[nation]
  const from = state.age
  state.age += spaces
  play.emit({ type: 'aged', nation, from, to: state.age, rule })
  return true
}
