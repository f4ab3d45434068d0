import type { Script } from '../../ask.ts'
import type { TurnEvent } from '../../content/content-schema.ts'
import type { NationId } from '../../content/ids.ts'
import { ownFigures } from '../../content/own-figures.ts'
import type { InvasionsPlay } from '../../play.ts'
import { areasHeld, isFederate, isOnMap } from '../../queries/nations/realm.ts'
import { nationsWithTrait } from '../../queries/nations/traits.ts'
import type { InvasionsState, LeaderId } from '../../state.ts'
import { changeTreasury } from '../administration/bookkeeping.ts'
import { vanish } from '../administration/collapse.ts'
import { removeLeader } from '../pieces/muster.ts'
import { breakFoedus } from '../relations/foedus-breaking.ts'
import { companyOf, partTroops } from '../relations/part-troops.ts'
import { foundEmpire } from '../time/empires.ts'
import { foundCapital } from '../time/kingdoms.ts'

const AREAS_OF_AN_EMPIRE = ownFigures.huns.areas

const ATTILA: LeaderId = 'attila'

/** VII.A: handles the fall or the retirement of Attila. */
export function* attilaLost(play: InvasionsPlay, leader: LeaderId): Script {
  const nation = play.state.leaders[leader]?.nation
  if (nation && leader === ATTILA) yield* attilaIsGone(play, nation)
}

/** VII.A: the time table removes Attila if he has not fallen before. */
export function* endOfAttila(play: InvasionsPlay, { event }: TurnEvent): Script {
  if (event !== 'attila-gone') return
  if (play.state.leaders[ATTILA]?.presence === 'in-play') removeLeader(play, ATTILA, 'IX.C')
  for (const nation of nationsWithTrait(play.state, 'huns-found-no-kingdom'))
    yield* attilaIsGone(play, nation)
}

/** VII.A: decides the fate of Attila's people at once; in the Military Phase after the battle. */
export function* attilaIsGone(play: InvasionsPlay, nation: NationId): Script {
  if (play.state.active.length > 0) play.schedule({ task: 'after-attila', nation })
  else yield* afterAttila(play, { nation })
}

/** VII.A: without Attila the Huns become an Empire or vanish. */
export function* afterAttila(play: InvasionsPlay, { nation }: { readonly nation: NationId }): Script {
  const { state } = play
  const { presence, status } = state.nations[nation]
  if (presence !== 'in-play' || status !== 'barbarian') return
  if (areasHeld(state, nation).length < AREAS_OF_AN_EMPIRE) {
    yield* vanish(play, nation, 'VII.A')
    return
  }
  const company = companyOf(state)
  // XXVIII.A: a Foedus is a pact with Barbarians.
  if (isFederate(state, nation)) yield* breakFoedus(play, nation, 'no-longer-barbarian')
  foundEmpire(play, nation)
  yield* foundCapital(play, nation)
  // XII.D: others in Barbarian Areas are no longer neutral to it.
  yield* partTroops(play, company, [nation])
}

/** XIV.C: one gold a turn for each unit in another's service, as mercenary or auxiliary. */
export function earnByHire(play: InvasionsPlay, nation: NationId): void {
  changeTreasury(play, nation, hired(play.state, nation) * ownFigures.huns.hire, 'swords-for-hire', 'XIV.C')
}

function hired(state: InvasionsState, nation: NationId): number {
  return Object.values(state.units).filter(
    (unit) =>
      isOnMap(unit) && (unit.people === nation || (unit.nation === nation && unit.controller !== nation))
  ).length
}
