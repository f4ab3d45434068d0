import { figures } from '../../content/figures.ts'
import type { NationId } from '../../content/ids.ts'
import type { InvasionsPlay } from '../../play.ts'
import { scorePoints } from '../administration/bookkeeping.ts'

/** XXX.D: points for a married nation that keeps the peace. */
const MARRIAGE_POINTS = figures.diplomacy.pointsForAMarriage

/** XXX.D: at the end of its activation a married nation scores for each in-law that it has not attacked. */
export function settleMarriages(play: InvasionsPlay, nation: NationId): void {
  const { thisTurn } = play.state
  const married = thisTurn.effects.filter(
    (effect) => effect.effect === 'marriage-peace' && effect.nation === nation
  )
  for (const { place } of married) {
    const attacked = thisTurn.effects.some(
      (effect) => effect.effect === 'attacked' && effect.nation === nation && effect.place === place
    )
    if (!attacked) scorePoints(play, nation, MARRIAGE_POINTS, 'marriage', 'XXX.D')
  }
  thisTurn.effects = thisTurn.effects.filter((effect) => !married.includes(effect))
}
