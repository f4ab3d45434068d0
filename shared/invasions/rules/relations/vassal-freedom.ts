import { confirm, type QuestionHeaderOf, type Script } from '../../ask.ts'
import { figures } from '../../content/figures.ts'
import type { NationId } from '../../content/ids.ts'
import type { InvasionsPlay } from '../../play.ts'
import { vassalsOf } from '../../queries/nations/realm.ts'
import { D2_PASS_CHANCE } from '../../queries/odds/d10.ts'
import { isNomadNow, ownUnits, serves, vassalageOf } from '../../queries/relations/relations.ts'
import { questionFor } from '../../question-header.ts'
import { type EndCause, relationCauses } from '../../relation-causes.ts'
import { message, reference } from '../../words/message.ts'
import { scorePoints } from '../administration/bookkeeping.ts'
import { settleControl } from '../control/control.ts'
import { pickUnit } from '../pieces/choose-units.ts'
import { checkD2 } from '../pieces/dice.ts'
import { disbandUnit } from '../pieces/muster.ts'
import { sendMercenaryHome } from './mercenaries.ts'
import { companyOf, partTroops } from './part-troops.ts'
import { changeRelation, endRelations } from './relation-list.ts'

/** XXIX.G: the points that a failed rebellion costs besides a unit. */
const REBELLION_POINTS = figures.submission.pointsForAFailedRevolt

/** XXIX.G: frees a vassal and sends its mercenary home. Their troops part. */
export function* freeVassal(play: InvasionsPlay, vassal: NationId, way: EndCause<'vassal'>): Script {
  const relation = vassalageOf(play.state, vassal)
  if (!relation) return
  const { suzerain, mercenary } = relation
  const rule = relationCauses.vassal.ends[way]
  const company = companyOf(play.state)
  endRelations(play.state, (entry) => entry === relation)
  play.emit({ type: 'vassal-freed', vassal, suzerain, way, rule })
  if (mercenary && serves(play.state, mercenary, suzerain))
    sendMercenaryHome(play, mercenary, suzerain, way === 'party-gone' ? way : 'tie-ended', rule)
  if (way !== 'party-gone') yield* partTroops(play, company, [suzerain, vassal])
  settleControl(play)
}

/**
 * XXIX.G: frees the vassals of a nation that is eliminated or loses its capital (`all`); if it submits to another,
 * each chooses (`ask`).
 */
export function* freeVassals(
  play: InvasionsPlay,
  suzerain: NationId,
  way: EndCause<'vassal'>,
  how: 'all' | 'ask' = 'all'
): Script {
  for (const vassal of vassalsOf(play.state, suzerain)) {
    const goes =
      how === 'all' ||
      (yield* confirm({
        ...questionFor(vassal, 'leave-suzerain', 'XXIX.G'),
        prompt: message('prompt.leave-suzerain', nationParams(vassal, suzerain)),
        about: { vassal, suzerain }
      }))
    if (goes) yield* freeVassal(play, vassal, way)
  }
}

/** XXIX.G: from the turn after its submission the vassal of Nomads may rebel each turn, on a passed D2. */
export function* mayRebel(play: InvasionsPlay, vassal: NationId): Script<boolean> {
  const { state } = play
  const relation = vassalageOf(state, vassal)
  if (!relation || !isNomadNow(state, relation.suzerain) || relation.since >= state.turn) return false
  const { suzerain } = relation
  const rebels = yield* confirm({
    ...questionFor(vassal, 'rebel', 'XXIX.G'),
    prompt: message('prompt.rebel', nationParams(vassal, suzerain)),
    about: { vassal, suzerain, chance: D2_PASS_CHANCE, points: REBELLION_POINTS }
  })
  if (!rebels) return false
  if (
    yield* checkD2(
      play,
      { reason: 'rebellion', rule: 'XXIX.G', actor: vassal },
      { success: suzerain, failure: vassal }
    )
  ) {
    // The mercenary of a rebel stays with the Nomads until it is eliminated.
    changeRelation(state, relation, { mercenary: null })
    yield* freeVassal(play, vassal, 'rebellion')
    return true
  }
  play.emit({ type: 'rebellion-crushed', vassal, suzerain, rule: 'XXIX.G' })
  scorePoints(play, vassal, REBELLION_POINTS, 'rebellion', 'XXIX.G')
  const header: QuestionHeaderOf<'lose-unit'> = {
    ...questionFor(vassal, 'lose-unit', 'XXIX.G'),
    prompt: message('prompt.lose-unit', nationParams(vassal, suzerain)),
    about: { nation: vassal, suzerain }
  }
  const lost = yield* pickUnit(header, ownUnits(state, vassal), 'loss')
  if (lost) disbandUnit(play, lost.id, 'XXIX.G')
  settleControl(play)
  return false
}

function nationParams(vassal: NationId, suzerain: NationId) {
  return { nation: reference('nation', vassal), other: reference('nation', suzerain) }
}
