import type { Script } from '../../ask.ts'
import type { NationId } from '../../content/ids.ts'
import type { InvasionsPlay } from '../../play.ts'
import { presentEntries } from '../../present-entries.ts'
import type { AreaId } from '../../world/areas.ts'
import { goBankrupt } from '../administration/bankruptcy.ts'
import { changeTreasury } from '../administration/bookkeeping.ts'
import { advanceAge, moveAge, moveDecline, OLDEST_BARBARIAN, OLDEST_CIVILISED } from './ageing-tracks.ts'
import { checkEmpire } from './empires.ts'
import { mayFoundKingdom } from './kingdoms.ts'

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

/** VI.D: a Barbarian nation ages by one, unless it is already 7; then it may or must found a Kingdom (VII). */
export function* ageBarbarian(play: InvasionsPlay, nation: NationId): Script {
  if (play.state.nations[nation].age < OLDEST_BARBARIAN) advanceAge(play, nation, 1, 'VI.D')
  yield* mayFoundKingdom(play, nation)
}

/** VI.E, VIII.B: a Kingdom or an Empire ages by one; a young one then receives the gold still due to it. */
export function* ageCivilised(play: InvasionsPlay, nation: NationId): Script {
  const state = play.state.nations[nation]
  if (state.statusSince === play.state.turn) return
  const { age: before, decline } = state
  yield* ageNation(play, nation, 1, 'VI.E')
  // VIII.B: a Kingdom that cannot advance still makes the check, unless a third level of decline has just made it.
  if (before === OLDEST_CIVILISED && decline < 2) yield* checkEmpire(play, nation)
  payYoungRealm(play, nation)
}

/**
 * VII.D, VIII.C: pays the second instalment of gold. A Kingdom that has just become an Empire waits for the Empire's.
 */
function payYoungRealm(play: InvasionsPlay, nation: NationId): void {
  const state = play.state.nations[nation]
  if (state.goldDue === 0 || state.statusSince === play.state.turn) return
  changeTreasury(play, nation, state.goldDue, 'young-realm', state.status === 'empire' ? 'VIII.C' : 'VII.D')
  state.goldDue = 0
}

/** VI.D, VI.E: ages a nation by some spaces, or rejuvenates it, with all consequences. */
export function* ageNation(play: InvasionsPlay, nation: NationId, spaces: number, rule: string): Script {
  if (yield* moveAge(play, nation, spaces, rule)) yield* goBankrupt(play, nation, 'VI.E')
}

/** VI.E: raises or lowers the level of decline. A nation that cannot pay beyond the double level goes bankrupt. */
export function* changeDecline(play: InvasionsPlay, nation: NationId, by: 1 | -1, rule: string): Script {
  if (yield* moveDecline(play, nation, by, rule)) yield* goBankrupt(play, nation, 'VI.E')
}

/** VI.F: old heresies end, new ones become old. */
export function* ageHeresies(play: InvasionsPlay): Script {
  for (const [area, heresy] of presentEntries(play.state.heresies)) {
    const ended = heresy.grade === '-'
    if (ended) delete play.state.heresies[area]
    else heresy.grade = '-'
    play.emit({ type: 'heresy-aged', area, ended })
  }
}
