import type { Script } from '../../../engine/script.ts'
import type { NationId } from '../../content/ids.ts'
import type { InvasionsPlay } from '../../play.ts'
import { areasHeld, isOnMap } from '../../queries/realm.ts'
import { hasTrait } from '../../queries/traits.ts'
import type { InvasionsState, LeaderId } from '../../state.ts'
import { changeTreasury } from '../bookkeeping.ts'
import { vanish } from '../collapse.ts'
import { foundEmpire } from '../empires.ts'
import { foundCapital } from '../kingdoms.ts'

const AREAS_OF_AN_EMPIRE = 3

export function isAttila(leader: LeaderId): boolean {
  return leader === 'attila'
}

/** VII.A: when Attila is gone his people become an Empire at once, or vanish. */
export function* attilaIsGone(play: InvasionsPlay, nation: NationId): Script {
  const { state } = play
  const { presence, status } = state.nations[nation]
  if (!hasTrait(nation, 'huns-found-no-kingdom') || presence !== 'in-play' || status !== 'barbarian') return
  if (areasHeld(state, nation).length < AREAS_OF_AN_EMPIRE) {
    yield* vanish(play, nation, 'VII.A')
    return
  }
  foundEmpire(play, nation)
  yield* foundCapital(play, nation)
}

/** XIV.C: swords for hire: one gold a turn for each unit in another's service, as mercenary or auxiliary. */
export function earnByHire(play: InvasionsPlay, nation: NationId): void {
  if (!hasTrait(nation, 'hun-swords-for-hire')) return
  changeTreasury(play, nation, hired(play.state, nation), 'swords-for-hire', 'XIV.C')
}

function hired(state: InvasionsState, nation: NationId): number {
  return Object.values(state.units).filter(
    (unit) =>
      isOnMap(unit) && (unit.people === nation || (unit.nation === nation && unit.controller !== nation))
  ).length
}
