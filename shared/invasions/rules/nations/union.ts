import { confirm, type Script } from '../../ask.ts'
import { isHistorical, leaderCard } from '../../catalogue.ts'
import type { Contingent } from '../../content/content-schema.ts'
import type { NationId } from '../../content/ids.ts'
import { contingents } from '../../content/time-table.ts'
import type { InvasionsPlay } from '../../play.ts'
import { areaOf } from '../../queries/map/provinces.ts'
import { holdings } from '../../queries/nations/realm.ts'
import { nationsWithTrait } from '../../queries/nations/traits.ts'
import { allLeaders, replaceUnits } from '../../queries/pieces/placement.ts'
import { isDependant, partiesOf } from '../../queries/relations/relations.ts'
import { questionFor } from '../../question-header.ts'
import type { InvasionsState, Leader, Relation } from '../../state.ts'
import { message, reference } from '../../words/message.ts'
import type { AreaId } from '../../world/areas.ts'
import { handOver, settleControl } from '../control/control.ts'
import { replaceRelations } from '../relations/relation-list.ts'

export interface UnionEvent {
  readonly type: 'nations-united'
  readonly nation: NationId
  readonly of: readonly NationId[]
}

const all: readonly Contingent[] = contingents
const TRAIT = 'union-of-angles-and-saxons'

/** XXXII.A: from turn 10 on the player may unite two free Kingdoms of which at least one holds land on the island. */
export function* mayUnite(play: InvasionsPlay): Script {
  const { state } = play
  const union = all.find(({ hook }) => hook === TRAIT)
  const [first, second] = nationsWithTrait(state, TRAIT)
  if (!union || !first || !second || state.turn < union.from) return
  if (state.nations[union.nation].presence !== 'unborn') return
  const members = [first, second]
  if (!members.every((nation) => isFreeKingdom(state, nation))) return
  if (!members.some((nation) => holdsLandIn(state, nation, areaOf(union.province)))) return
  const unites = yield* confirm({
    ...questionFor(first, 'unite-nations', 'XXXII.A'),
    prompt: message('prompt.unite-nations', {
      nation: reference('nation', first),
      other: reference('nation', second)
    }),
    about: { members: [first, second], union: union.nation }
  })
  if (!unites) return
  const older = state.nations[first].age >= state.nations[second].age
  unite(play, union.nation, older ? [first, second] : [second, first])
}

function isFreeKingdom(state: InvasionsState, nation: NationId): boolean {
  return state.nations[nation].status === 'kingdom' && !isDependant(state, nation)
}

function holdsLandIn(state: InvasionsState, nation: NationId, area: AreaId): boolean {
  return holdings(state, nation).some((id) => areaOf(id) === area)
}

/** XXXII.A: merges treasuries, armies and leaders. Age, religion and capital are those of the older Kingdom. */
export function unite(play: InvasionsPlay, union: NationId, [elder, younger]: [NationId, NationId]): void {
  const { state } = play
  const members = [elder, younger]
  const [one, other] = [state.nations[elder], state.nations[younger]]
  const held = members.flatMap((nation) => holdings(state, nation))
  Object.assign(state.nations[union], {
    presence: 'in-play',
    activity: 'active',
    status: 'kingdom',
    age: one.age,
    decline: one.decline,
    treasury: one.treasury + other.treasury,
    religion: one.religion,
    seat: one.seat ?? other.seat,
    capitalLostOn: one.capitalLostOn,
    statusSince: one.statusSince,
    goldDue: one.goldDue + other.goldDue,
    diplomacy: [...one.diplomacy, ...other.diplomacy],
    converted: one.converted || other.converted
  })
  for (const own of [one, other]) {
    Object.assign(own, { presence: 'gone', seat: null, treasury: 0, goldDue: 0, decline: 0, diplomacy: [] })
  }
  transferCounters(state, union, members)
  transferLeaders(state, union, elder, younger)
  replaceRelations(
    state,
    state.relations.flatMap((relation) => passedTo(relation, union, members))
  )
  for (const id of held) handOver(state, id, union)
  play.emit({ type: 'nations-united', nation: union, of: members })
  settleControl(play)
}

function transferCounters(state: InvasionsState, union: NationId, members: readonly NationId[]): void {
  const now = (nation: NationId) => (members.includes(nation) ? union : nation)
  replaceUnits(
    state,
    Object.values(state.units).map((unit) => ({
      ...unit,
      nation: now(unit.nation),
      controller: now(unit.controller)
    }))
  )
}

/** The unnamed king of the younger Kingdom steps down. */
function transferLeaders(state: InvasionsState, union: NationId, elder: NationId, younger: NationId): void {
  const transferred = (leader: Leader): Leader => {
    if (leader.nation !== elder && leader.nation !== younger) return leader
    const stepsDown = leader.nation === younger && !isHistorical(leaderCard(leader.id))
    return stepsDown
      ? { ...leader, nation: union, presence: 'gone', at: null, returnsOn: null }
      : { ...leader, nation: union }
  }
  state.leaders = Object.fromEntries(allLeaders(state).map((leader) => [leader.id, transferred(leader)]))
}

/** Passes a relation of a member to the union, and drops one between the members. */
function passedTo(relation: Relation, union: NationId, members: readonly NationId[]): Relation[] {
  const parties = partiesOf(relation)
  if (parties.every((nation) => members.includes(nation))) return []
  const now = (nation: NationId) => (members.includes(nation) ? union : nation)
  switch (relation.kind) {
    case 'alliance':
    case 'hostility':
      return [{ ...relation, nations: [now(relation.nations[0]), now(relation.nations[1])] }]
    case 'client':
      return [{ ...relation, patron: now(relation.patron), client: now(relation.client) }]
    case 'foedus':
      return [{ ...relation, federator: now(relation.federator), federate: now(relation.federate) }]
    case 'vassal':
      return [{ ...relation, suzerain: now(relation.suzerain), vassal: now(relation.vassal) }]
    case 'truce':
      return [{ ...relation, by: now(relation.by), target: now(relation.target) }]
    case 'loan':
      return [{ ...relation, lender: now(relation.lender), borrower: now(relation.borrower) }]
  }
}
