import { confirm, type QuestionHeaderOf, type Script } from '../../ask.ts'
import type { NationId } from '../../content/ids.ts'
import type { InvasionsPlay } from '../../play.ts'
import { isCapitalOf } from '../../queries/nations/realm.ts'
import { D2_PASS_CHANCE } from '../../queries/odds/d10.ts'
import { bestLeader } from '../../queries/pieces/pieces.ts'
import { leadersIn, unitsIn } from '../../queries/pieces/placement.ts'
import {
  federatorOf,
  foederaOfFederate,
  foederaOfFederator,
  type RelationOf,
  serves
} from '../../queries/relations/relations.ts'
import { occupiedProvinces } from '../../queries/relations/shared-provinces.ts'
import { areFriendly, areHostile } from '../../queries/relations/stance.ts'
import { activationOrder } from '../../queries/time/activation-order.ts'
import { questionFor } from '../../question-header.ts'
import { type EndCause, relationCauses } from '../../relation-causes.ts'
import type { InvasionsState } from '../../state.ts'
import { message, reference } from '../../words/message.ts'
import type { ProvinceId } from '../../world/provinces.ts'
import { hasHordeIn, troopsIn } from '../battle/evacuate.ts'
import { handOver } from '../control/control.ts'
import { checkD2 } from '../pieces/dice.ts'
import { sendLoneLeadersHome } from '../pieces/lone-leaders.ts'
import { disbandUnit } from '../pieces/muster.ts'
import { sendMercenaryHome } from './mercenaries.ts'
import { companyOf, leaveProvince, partTroops, takeOver } from './part-troops.ts'
import { endRelations } from './relation-list.ts'

/** XXVIII.G: in the turn after it was made the federate may break the Foedus freely, later on a passed D2. */
export function* mayBreakFoedus(play: InvasionsPlay, federate: NationId): Script<boolean> {
  const { state } = play
  const foedera = foederaOfFederate(state, federate)
  const newest = Math.max(...foedera.map(({ since }) => since))
  const federator = federatorOf(state, federate)
  if (!federator || newest >= state.turn) return false
  const freely = state.turn === newest + 1
  const wishes = freely ? wantsToBreak(federator, federate) : wantsToTry(federator, federate)
  if (!(yield* wishes)) return false
  const passed =
    freely ||
    (yield* checkD2(
      play,
      { reason: 'break-foedus', rule: 'XXVIII.G', actor: federate },
      { success: federator, failure: federate }
    ))
  if (!passed) return false
  yield* breakFoedus(play, federate, freely ? 'free-to-go' : 'check-passed')
  return true
}

export function wantsToBreak(federator: NationId, federate: NationId): Script<boolean> {
  return confirm({
    ...questionFor(federate, 'break-foedus', 'XXVIII.G'),
    prompt: message('prompt.break-foedus', { nation: reference('nation', federate) }),
    about: { federator, federate }
  })
}

function wantsToTry(federator: NationId, federate: NationId): Script<boolean> {
  return confirm({
    ...questionFor(federate, 'try-to-break-foedus', 'XXVIII.G'),
    prompt: message('prompt.try-to-break-foedus', {
      nation: reference('nation', federate),
      other: reference('nation', federator)
    }),
    about: { federator, federate, chance: D2_PASS_CHANCE }
  })
}

/** XXVIII.G: after a Usurper, a fallen capital, bankruptcy or submission each federate may leave without a check. */
export function* federatesMayBreak(
  play: InvasionsPlay,
  federator: NationId,
  way: 'usurper' | 'capital-lost' | 'bankruptcy' | 'lord-submitted'
): Script {
  const { state } = play
  const federates = [...new Set(foederaOfFederator(state, federator).map(({ federate }) => federate))]
  const order = activationOrder(state, 'nations-and-inactive')
  for (const federate of federates.sort((a, b) => order.indexOf(a) - order.indexOf(b))) {
    if (yield* wantsToBreak(federator, federate)) yield* breakFoedus(play, federate, way)
  }
}

/** XXVIII.G: the federate takes its provinces with their cities and its mercenaries; the federator fights or leaves. */
export function* breakFoedus(play: InvasionsPlay, federate: NationId, way: EndCause<'foedus'>): Script {
  const { state } = play
  const company = companyOf(state)
  const foedera = foederaOfFederate(state, federate)
  for (const foedus of foedera) endFoedus(play, foedus, 'foedus-broken', way)
  for (const { federator, provinces } of foedera) {
    takeBackUnits(play, federator, federate)
    for (const id of provinces) {
      if (state.control[id] !== federator || isHeldByOthers(state, federate, id)) continue
      handOver(state, id, federate)
      loseCapital(play, federator, federate, id)
      for (const unit of unitsIn(state, id)) {
        if (unit.controller === federator && unit.kind === 'limes') disbandUnit(play, unit.id, 'XXVIII.G')
      }
    }
  }
  sendLoneLeadersHome(play)
  const federators = [...new Set(foedera.map(({ federator }) => federator))]
  for (const federator of federators) {
    for (const { province, nations } of occupiedProvinces(state))
      if (nations.includes(federate)) yield* stayOrGo(play, federator, federate, province)
  }
  yield* partTroops(play, company, [...federators, federate])
}

/** XXVIII.G, III.G: the cities go with the provinces of a Foedus, even the federator's capital. */
function loseCapital(play: InvasionsPlay, from: NationId, by: NationId, province: ProvinceId): void {
  const { state } = play
  if (!isCapitalOf(state, from, province)) return
  Object.assign(state.nations[from], { seat: null, capitalLostOn: state.turn })
  play.emit({ type: 'city-taken', province, by, from, capital: true })
  play.schedule({ task: 'capital-fallen', nation: from, by, at: province })
}

/** XXVIII.D: a ceded province in which only others have troops is not the federate's. */
function isHeldByOthers(state: InvasionsState, federate: NationId, province: ProvinceId): boolean {
  const units = unitsIn(state, province)
  const isThere = units.some(({ controller }) => controller === federate)
  return units.length > 0 && !isThere && !hasHordeIn(state, federate, province)
}

/**
 * XXVIII.G: units of the federator in a province that he shares with the federate, ceded or not, leave it or fight at
 * once, if only against the horde. From the federator’s capital the federate leaves (`partTroops`).
 */
function* stayOrGo(
  play: InvasionsPlay,
  federator: NationId,
  federate: NationId,
  province: ProvinceId
): Script {
  const { state } = play
  if (!areHostile(state, federator, federate, province) || isCapitalOf(state, federator, province)) return
  const friends = [federator, ...friendsIn(state, federator, federate, province)] as const
  if (friends.every((nation) => troopsIn(state, nation, province).length === 0)) return
  const attackers = troopsIn(state, federate, province)
  const opposed = attackers.length > 0 || hasHordeIn(state, federate, province)
  if (!opposed) return
  const header: QuestionHeaderOf<'defend-foedus'> = {
    ...questionFor(federator, 'defend-foedus', 'XXVIII.G'),
    place: province,
    prompt: message('prompt.defend-foedus', {
      nation: reference('nation', federator),
      other: reference('nation', federate),
      province: reference('province', province)
    }),
    about: {
      federator,
      federate,
      province,
      defenders: friends.reduce((sum, nation) => sum + troopsIn(state, nation, province).length, 0),
      attackers: attackers.length
    }
  }
  if (!(yield* confirm(header))) {
    yield* leaveProvince(play, { province, leaving: friends, staying: [federate] })
    return
  }
  yield* play.fightBattle(play, {
    province,
    attacker: forceOf(state, [federate], province),
    defender: forceOf(state, friends, province),
    from: {},
    intercepted: false
  })
  const isHere = (nation: NationId) => troopsIn(state, nation, province).length > 0
  if (!areHostile(state, federator, federate) || isHere(federate) === friends.some(isHere)) return
  const [leaving, staying] = isHere(federate) ? [friends, [federate]] : [[federate], friends]
  takeOver(play, { province, leaving, staying })
}

/** Others in the province who are friends of the federator and now enemies of the federate. */
function friendsIn(
  state: InvasionsState,
  federator: NationId,
  federate: NationId,
  province: ProvinceId
): NationId[] {
  const present = new Set(unitsIn(state, province).map(({ controller }) => controller))
  return [...present].filter(
    (nation) =>
      nation !== federator && areFriendly(state, nation, federator) && areHostile(state, nation, federate)
  )
}

function forceOf(state: InvasionsState, nations: readonly [NationId, ...NationId[]], province: ProvinceId) {
  const leaders = leadersIn(state, province).filter(({ nation }) => nations.includes(nation))
  return {
    nation: nations[0],
    units: nations.flatMap((nation) => troopsIn(state, nation, province).map(({ id }) => id)),
    leader: bestLeader(leaders)?.id ?? null,
    hordes: nations.filter((nation) => hasHordeIn(state, nation, province))
  }
}

/** Ends the relation and sends the mercenary home. */
export function endFoedus(
  play: InvasionsPlay,
  foedus: RelationOf<'foedus'>,
  type: 'foedus-broken' | 'foedus-ended',
  way: EndCause<'foedus'>
): void {
  const { state } = play
  const { federator, federate, provinces, mercenary } = foedus
  const rule = relationCauses.foedus.ends[way]
  endRelations(state, (relation) => relation === foedus)
  play.emit({ type, federator, federate, provinces, way, rule })
  if (mercenary && serves(state, mercenary, federator))
    sendMercenaryHome(play, mercenary, federator, way === 'party-gone' ? way : 'tie-ended', rule)
}

/** XXVIII.G: the former federate takes back all its units that serve the federator, including hired ones. */
function takeBackUnits(play: InvasionsPlay, federator: NationId, federate: NationId): void {
  const { state } = play
  const lent = Object.values(state.units).filter(
    (unit) => unit.nation === federate && serves(state, unit.id, federator)
  )
  endRelations(
    state,
    (relation) => relation.kind === 'loan' && relation.lender === federate && relation.borrower === federator
  )
  for (const { id } of lent) sendMercenaryHome(play, id, federator, 'tie-ended', 'XXVIII.G')
}
