import type { Script } from '../../engine/script.ts'
import type { NationId } from '../content/ids.ts'
import type { InvasionsPlay } from '../play.ts'
import { vassalsOf } from '../queries/realm.ts'
import { isNomad, ownUnits, serves, vassalageOf } from '../queries/ties.ts'
import { type Ends, tieWays } from '../tie-ways.ts'
import { scorePoints } from './bookkeeping.ts'
import { settleControl } from './control.ts'
import { checkD2 } from './dice.ts'
import { sendHome } from './mercenaries.ts'
import { disbandUnit } from './musters.ts'
import { type Asking, agrees, pickUnit } from './picks.ts'
import { changeTie, endTies } from './tie-list.ts'

/** XXIX.G: what a failed rebellion costs besides a unit. */
const REBELLION_POINTS = -5

/** XXIX.G: a vassal is free; its mercenary goes home. */
export function freeVassal(play: InvasionsPlay, vassal: NationId, way: Ends<'vassal'>): void {
  const tie = vassalageOf(play.state, vassal)
  if (!tie) return
  const { suzerain, mercenary } = tie
  const rule = tieWays.vassal.ends[way]
  endTies(play.state, (entry) => entry === tie)
  play.emit({ type: 'vassal-freed', vassal, suzerain, way, rule })
  if (mercenary && serves(play.state, mercenary, suzerain))
    sendHome(play, mercenary, suzerain, way === 'party-gone' ? way : 'tie-ended', rule)
  settleControl(play)
}

/** XXIX.G: the vassals of a nation that is eliminated or loses its capital are free; of one that bows to another, if they wish. */
export function* freeVassals(
  play: InvasionsPlay,
  suzerain: NationId,
  way: Ends<'vassal'>,
  how: 'all' | 'ask' = 'all'
): Script {
  for (const vassal of vassalsOf(play.state, suzerain)) {
    const goes =
      how === 'all' ||
      (yield* agrees({ nation: vassal, kind: 'leave-suzerain', rule: 'XXIX.G', other: suzerain }))
    if (goes) freeVassal(play, vassal, way)
  }
}

/** XXIX.G: from the turn after its submission the vassal of Nomads may rebel each turn, on a passed D2. */
export function* mayRebel(play: InvasionsPlay, vassal: NationId): Script<boolean> {
  const { state } = play
  const tie = vassalageOf(state, vassal)
  if (!tie || !isNomad(state, tie.suzerain) || tie.since >= state.turn) return false
  const { suzerain } = tie
  if (!(yield* agrees({ nation: vassal, kind: 'rebel', rule: 'XXIX.G', other: suzerain }))) return false
  if (yield* checkD2(play, { reason: 'rebellion', rule: 'XXIX.G', actor: vassal })) {
    // A rebel's mercenary stays with the Nomads until it falls.
    changeTie(state, tie, { mercenary: null })
    freeVassal(play, vassal, 'rebellion')
    return true
  }
  play.emit({ type: 'rebellion-crushed', vassal, suzerain, rule: 'XXIX.G' })
  scorePoints(play, vassal, REBELLION_POINTS, 'rebellion', 'XXIX.G')
  const asking: Asking = { nation: vassal, kind: 'lose-unit', rule: 'XXIX.G', other: suzerain }
  const lost = yield* pickUnit(play, asking, ownUnits(state, vassal))
  if (lost) disbandUnit(play, lost.id, 'XXIX.G')
  settleControl(play)
  return false
}
