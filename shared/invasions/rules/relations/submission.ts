import type { Script } from '../../ask.ts'
import { sideOf } from '../../catalogue.ts'
import { figures } from '../../content/figures.ts'
import { type NationId, nationIds } from '../../content/ids.ts'
import type { InvasionsPlay } from '../../play.ts'
import { isBarbarianProvince } from '../../queries/map/provinces.ts'
import { baseWorld } from '../../queries/map/world-tables.ts'
import { holdings, isFederate, suzerainOf } from '../../queries/nations/realm.ts'
import { hasTrait } from '../../queries/nations/traits.ts'
import { unitsIn } from '../../queries/pieces/placement.ts'
import {
  foederaOfFederate,
  isMinorKingdom,
  isNomadNow,
  type RelationOf
} from '../../queries/relations/relations.ts'
import { areFriendly } from '../../queries/relations/stance.ts'
import { isCivilised } from '../../queries/time/activation-order.ts'
import { type BeginCause, relationCauses } from '../../relation-causes.ts'
import type { InvasionsState } from '../../state.ts'
import type { ProvinceId } from '../../world/provinces.ts'
import { changeTreasury } from '../administration/bookkeeping.ts'
import { evacuate, hasHordeIn } from '../battle/evacuate.ts'
import { drawLot } from '../pieces/dice.ts'
import { awardDeed } from '../scoring/score-turn.ts'
import { drawPlunder } from '../siege/plunder.ts'
import { endAlliances } from './alliances.ts'
import { endClientage, makeClient } from './clients.ts'
import { endFoedus, federatesMayBreak } from './foedus-breaking.ts'
import { lendForRelation } from './mercenaries.ts'
import { companyOf, partTroops } from './part-troops.ts'
import { addRelations } from './relation-list.ts'
import { freeVassal, freeVassals } from './vassal-freedom.ts'

/** XXIX.C: a Kingdom with more provinces than this does not submit. */
const LARGEST_TO_SUBMIT = figures.submission.provincesOfAKingdom

export type SubmissionBar =
  | 'empire'
  | 'same-nation'
  | 'victor-is-vassal'
  | 'victor-is-federate'
  | 'own-vassal'

/** XXIX.A: why the vanquished does not submit to the victor; null when it does. */
export function barToSubmission(
  state: InvasionsState,
  vanquished: NationId,
  victor: NationId
): SubmissionBar | null {
  if (vanquished === victor) return 'same-nation'
  if (state.nations[vanquished].status === 'empire') return 'empire'
  if (suzerainOf(state, vanquished) === victor) return 'own-vassal'
  if (suzerainOf(state, victor)) return 'victor-is-vassal'
  return isFederate(state, victor) ? 'victor-is-federate' : null
}

/** XXIX.B: whether a mere defeat makes the horde submit: Nomads win against non-Nomads in a Barbarian Area. */
export function submitsEasily(
  state: InvasionsState,
  vanquished: NationId,
  victor: NationId,
  province: ProvinceId
): boolean {
  const barbarian = state.nations[vanquished].status === 'barbarian'
  return (
    barbarian && isNomadNow(state, victor) && !isNomadNow(state, vanquished) && isBarbarianProvince(province)
  )
}

/**
 * XXIX.C: whether a Kingdom holds no more than three provinces besides its capital, so that it must submit without
 * it.
 */
export function isReduced(state: InvasionsState, kingdom: NationId, fallen?: ProvinceId): boolean {
  const capital = fallen ?? state.nations[kingdom].seat?.at
  return holdings(state, kingdom).filter((id) => id !== capital).length <= LARGEST_TO_SUBMIT
}

/** XXVII.A: a minor Kingdom becomes the client, not the vassal, of a Civilised victor. */
function becomesClient(state: InvasionsState, kingdom: NationId, victor: NationId): boolean {
  return isMinorKingdom(state, kingdom) && isCivilised(state.nations[victor])
}

/**
 * XXIX.C, XXVII.A: whether a Kingdom whose capital has fallen submits to its conqueror. A minor one of any size
 * submits to a Civilised nation.
 */
export function submitsWithCapital(
  state: InvasionsState,
  kingdom: NationId,
  by: NationId,
  capital: ProvinceId
): boolean {
  const { status } = state.nations[kingdom]
  return status === 'kingdom' && (isReduced(state, kingdom, capital) || becomesClient(state, kingdom, by))
}

/** XXIX.C: whether a Kingdom has no capital that could be taken. */
export function hasNoCapitalToLose(state: InvasionsState, kingdom: NationId): boolean {
  const { status, seat } = state.nations[kingdom]
  return status === 'kingdom' && (hasTrait(kingdom, 'no-capital') || seat === null)
}

/**
 * XXIX.A: a vanquished nation becomes the vassal of its victor; a minor Kingdom becomes the client of a Civilised
 * victor.
 */
export function* submitTo(
  play: InvasionsPlay,
  vassal: NationId,
  suzerain: NationId,
  at: ProvinceId,
  way: BeginCause<'vassal'>
): Script<boolean> {
  const { state } = play
  if (barToSubmission(state, vassal, suzerain)) return false
  const courted = becomesClient(state, vassal, suzerain)
  const company = companyOf(state)
  yield* breakFormerTies(play, vassal, courted)
  if (courted) {
    yield* withdrawSuzerain(play, suzerain, vassal, at)
    const made = yield* makeClient(play, suzerain, vassal, way === 'capital-taken' ? way : 'beaten')
    yield* partTroops(play, company, [vassal])
    return made
  }
  const barbarian = state.nations[vassal].status === 'barbarian'
  const relation: RelationOf<'vassal'> = {
    kind: 'vassal',
    suzerain,
    vassal,
    since: state.turn,
    mercenary: null
  }
  addRelations(state, relation)
  play.emit({
    type: 'submitted',
    vassal,
    suzerain,
    province: at,
    way,
    rule: relationCauses.vassal.begins[way]
  })
  if (barbarian) seizeHorde(play, vassal, suzerain)
  awardDeed(play, suzerain, { for: 'submission', nation: vassal })
  yield* withdrawSuzerain(play, suzerain, vassal, at)
  yield* lendForRelation(play, relation)
  yield* partTroops(play, company, [vassal])
  return true
}

/**
 * XXIX.G, XXVIII.G, XXVI.B: a nation that submits loses allies, patron, federator and suzerain. Its own dependants
 * may leave.
 */
function* breakFormerTies(play: InvasionsPlay, nation: NationId, courted: boolean): Script {
  yield* freeVassal(play, nation, 'new-suzerain')
  // makeClient ends the alliances and the former patronage of a new client (XXVII.A).
  if (!courted) {
    yield* endAlliances(play, nation, 'party-submitted')
    endClientage(play, nation, 'has-submitted')
  }
  for (const foedus of foederaOfFederate(play.state, nation))
    endFoedus(play, foedus, 'foedus-ended', 'has-submitted')
  yield* freeVassals(play, nation, 'lord-submitted', 'ask')
  yield* federatesMayBreak(play, nation, 'lord-submitted')
}

/**
 * XXIX.B, XXIX.E: the suzerain takes half of the horde's treasury; Nomads also take a card of the vanquished player.
 */
function seizeHorde(play: InvasionsPlay, vassal: NationId, suzerain: NationId): void {
  const { state } = play
  const { treasury } = state.nations[vassal]
  const taken = -changeTreasury(play, vassal, -Math.floor(treasury / 2), 'submission', 'XXIX.B')
  changeTreasury(play, suzerain, taken, 'submission', 'XXIX.B')
  if (isNomadNow(state, suzerain)) stealCard(play, vassal, suzerain)
}

/** XXIX.B: takes one event card or kept marker at random. */
function stealCard(play: InvasionsPlay, vassal: NationId, suzerain: NationId): void {
  const { hands } = play.state
  const [from, to] = [sideOf(vassal), sideOf(suzerain)]
  if (from === to) return
  const loser = hands[from]
  const all = [...loser.events, ...loser.markers]
  if (all.length === 0) return
  const card = drawLot(play, all)
  const pile = loser.events.includes(card) ? 'events' : 'markers'
  loser[pile] = loser[pile].filter((held) => held !== card)
  hands[to][pile].push(card)
  play.emit({ type: 'card-stolen', from, to, rule: 'XXIX.B' })
}

/**
 * XXIX.B, XXIX.C: the suzerain and his friends leave the province of the horde or capital, all others where troops of
 * both stand, and the cities of the vassal that they besiege.
 */
function* withdrawSuzerain(
  play: InvasionsPlay,
  suzerain: NationId,
  vassal: NationId,
  at: ProvinceId
): Script {
  const { state } = play
  const facing = baseWorld.provinces
    .map(({ id }) => id)
    .filter(
      (id) =>
        unitsIn(state, id).some(({ controller }) => controller === vassal) ||
        hasHordeIn(state, vassal, id) ||
        (state.cities[id] !== undefined && state.control[id] === vassal)
    )
  state.keptSieges = state.keptSieges.filter(({ province }) => !facing.includes(province))
  const neverInto = [...new Set([at, ...facing])]
  for (const id of neverInto) {
    yield* evacuate(play, suzerain, id, { neverInto })
    const friends = nationIds.filter((other) => other !== suzerain && areFriendly(state, other, suzerain))
    for (const friend of friends)
      if (!hasHordeIn(state, friend, id)) yield* evacuate(play, friend, id, { neverInto })
  }
}

/**
 * XXIX.C: a Kingdom without a capital submits when its leader's stack is wiped out. The victor draws a plunder
 * marker.
 */
export function* submitWithLostStack(
  play: InvasionsPlay,
  kingdom: NationId,
  by: NationId,
  at: ProvinceId
): Script<boolean> {
  if (!hasNoCapitalToLose(play.state, kingdom) || !isReduced(play.state, kingdom)) return false
  const submitted = yield* submitTo(play, kingdom, by, at, 'stack-destroyed')
  if (submitted) yield* drawPlunder(play, by, 1)
  return submitted
}
