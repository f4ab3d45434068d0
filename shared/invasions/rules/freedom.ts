import { type AskedOf, confirm, type Script } from '../ask.ts'
import { figures } from '../content/figures.ts'
import type { NationId } from '../content/ids.ts'
import type { InvasionsPlay } from '../play.ts'
import { vassalsOf } from '../queries/realm.ts'
import { isNomad, ownUnits, serves, vassalageOf } from '../queries/ties.ts'
import { questionFor } from '../question-header.ts'
import { type Ends, tieWays } from '../tie-ways.ts'
import { message, reference } from '../words/message.ts'
import { scorePoints } from './bookkeeping.ts'
import { settleControl } from './control.ts'
import { checkD2, D2_PASSES } from './dice.ts'
import { sendHome } from './mercenaries.ts'
import { disbandUnit } from './musters.ts'
import { pickUnit } from './picks.ts'
import { changeTie, endTies } from './tie-list.ts'

/** XXIX.G: what a failed rebellion costs besides a unit. */
const REBELLION_POINTS = figures.submission.pointsForAFailedRevolt

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
      (yield* confirm({
        ...questionFor(vassal, 'leave-suzerain', 'XXIX.G'),
        prompt: message('prompt.leave-suzerain', bondWords(vassal, suzerain)),
        about: { vassal, suzerain }
      }))
    if (goes) freeVassal(play, vassal, way)
  }
}

/** XXIX.G: from the turn after its submission the vassal of Nomads may rebel each turn, on a passed D2. */
export function* mayRebel(play: InvasionsPlay, vassal: NationId): Script<boolean> {
  const { state } = play
  const tie = vassalageOf(state, vassal)
  if (!tie || !isNomad(state, tie.suzerain) || tie.since >= state.turn) return false
  const { suzerain } = tie
  const rebels = yield* confirm({
    ...questionFor(vassal, 'rebel', 'XXIX.G'),
    prompt: message('prompt.rebel', bondWords(vassal, suzerain)),
    about: { vassal, suzerain, chance: D2_PASSES, points: REBELLION_POINTS }
  })
  if (!rebels) return false
  if (yield* checkD2(play, { reason: 'rebellion', rule: 'XXIX.G', actor: vassal })) {
    // A rebel's mercenary stays with the Nomads until it falls.
    changeTie(state, tie, { mercenary: null })
    freeVassal(play, vassal, 'rebellion')
    return true
  }
  play.emit({ type: 'rebellion-crushed', vassal, suzerain, rule: 'XXIX.G' })
  scorePoints(play, vassal, REBELLION_POINTS, 'rebellion', 'XXIX.G')
  const asked: AskedOf<'lose-unit'> = {
    ...questionFor(vassal, 'lose-unit', 'XXIX.G'),
    prompt: message('prompt.lose-unit', bondWords(vassal, suzerain)),
    about: { nation: vassal, suzerain }
  }
  const lost = yield* pickUnit(asked, ownUnits(state, vassal), 'loss')
  if (lost) disbandUnit(play, lost.id, 'XXIX.G')
  settleControl(play)
  return false
}

function bondWords(vassal: NationId, suzerain: NationId) {
  return { nation: reference('nation', vassal), other: reference('nation', suzerain) }
}
