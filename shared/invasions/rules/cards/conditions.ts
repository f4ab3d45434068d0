import { isHistorical, leaderCard, sideOf, unitKind } from '../../catalogue.ts'
import type { Condition } from '../../content/cards/vocabulary.ts'
import type { NationId } from '../../content/ids.ts'
import { isInForce } from '../../queries/cards/turn-effects.ts'
import { areaOf, isOpen, provinceCard } from '../../queries/map/provinces.ts'
import { baseWorld } from '../../queries/map/world-tables.ts'
import {
  granariesOf,
  isActive,
  isActiveCivilised,
  isRuler,
  isVassal,
  tradeZonesOf,
  troopsOf
} from '../../queries/nations/domain.ts'
import { isFederate } from '../../queries/nations/realm.ts'
import { hordesIn } from '../../queries/pieces/pieces.ts'
import { unitsIn } from '../../queries/pieces/placement.ts'
import { isFleet, isWall } from '../../queries/pieces/unit-arms.ts'
import { isDependant, isInvading } from '../../queries/relations/relations.ts'
import { areFriendly, areHostile } from '../../queries/relations/stance.ts'
import { hereticalAreas, isChristian, mayTurnCatholic } from '../../queries/religion/religion.ts'
import { isCivilised } from '../../queries/time/activation-order.ts'
import type { InvasionsState, Leader, Unit } from '../../state.ts'
import type { AreaId } from '../../world/areas.ts'
import type { ProvinceId } from '../../world/provinces.ts'
import type { SeaId } from '../../world/seas.ts'
import { borderBetween, distance, neighbours, provincesOf } from '../../world/world-queries.ts'
import { mayRevolt } from '../administration/revolts.ts'
import {
  type ConditionContext,
  leaderOfSide,
  nationOfAim,
  otherRole,
  provinceOfCard,
  unitsOfSide
} from './condition-context.ts'

/** Whether a condition of content/cards/vocabulary.ts, which says what each means, holds. */
export function conditionHolds(condition: Condition, context: ConditionContext): boolean {
  return predicates[condition](context)
}

/** XXX, XXVI.B: for two nations or a relation every condition must hold for both. */
export function conditionsHold(conditions: readonly Condition[], context: ConditionContext): boolean {
  if (!conditions.every((condition) => conditionHolds(condition, context))) return false
  const { nation, nation2 } = context.aim
  if (!nation || !nation2) return true
  const turned = { ...context, aim: { ...context.aim, nation: nation2, nation2: nation } }
  return conditions.every((condition) => conditionHolds(condition, turned))
}

const predicates: Readonly<Record<Condition, (context: ConditionContext) => boolean>> = {
  own: (context) => ofOwner(context, (nation) => sideOf(nation) === context.player),
  'not-own': (context) => ofOwner(context, (nation) => sideOf(nation) !== context.player),
  barbarian: (context) => ofOwner(context, (nation) => context.state.nations[nation].status === 'barbarian'),
  civilised: (context) => ofOwner(context, (nation) => isCivilised(context.state.nations[nation])),
  empire: (context) => ofOwner(context, (nation) => context.state.nations[nation].status === 'empire'),
  'in-decline': (context) => ofOwner(context, (nation) => context.state.nations[nation].decline > 0),
  'not-invading': (context) => ofOwner(context, (nation) => !isInvading(context.state, nation)),
  'not-activated': (context) =>
    ofOwner(context, (nation) => !context.state.thisTurn.activated.includes(nation)),
  'of-nation-in-turn': (context) => nationOfAim(context) === context.moment.nation,
  'no-tie': (context) => ofOwner(context, (nation) => !isDependant(context.state, nation)),
  federate: (context) => ofOwner(context, (nation) => isFederate(context.state, nation)),
  vassal: (context) => ofOwner(context, (nation) => isVassal(context.state, nation)),
  'horde-near-area': (context) =>
    ofOwner(context, (nation) => hordeIsNear(context.state, nation, context.playerNation)),
  'hordes-within-3': ({ state, aim }) => hordesWithin(state, aim.nation, aim.nation2, 3),
  'four-units': (context) => ofOwner(context, (nation) => troopsOf(context.state, nation).length >= 4),
  'pagan-or-arian': (context) => ofOwner(context, (nation) => mayTurnCatholic(context.state, nation)),
  'holds-granary': (context) => ofOwner(context, (nation) => granariesOf(context.state, nation).length > 0),
  'trades-by-sea': (context) => ofOwner(context, (nation) => tradeZonesOf(context.state, nation).length > 0),
  'religions-differ': ({ state, moment: { nation, opponent } }) =>
    nation !== undefined &&
    opponent !== undefined &&
    state.nations[nation].religion !== state.nations[opponent].religion,
  attacker: ({ aim }) => aim.role === 'attacker',
  defender: ({ aim }) => aim.role === 'defender',
  'has-leader': (context) => leaderOfSide(context, context.aim.role) !== null,
  'no-leader': (context) => leaderOfSide(context, context.aim.role) === null,
  'has-archers': (context) => unitsOfSide(context, context.aim.role).some(isArcher),
  'has-cavalry': (context) => unitsOfSide(context, context.aim.role).some(isCavalry),
  outnumbered: (context) =>
    unitsOfSide(context, context.aim.role).length < unitsOfSide(context, otherRole(context.aim.role)).length,
  'open-terrain': (context) => onGround(context, (id) => isOpen(provinceCard(id).terrain)),
  'close-terrain': (context) => onGround(context, (id) => !isOpen(provinceCard(id).terrain)),
  'no-mountain-leader': (context) =>
    onGround(context, (id) => provinceCard(id).terrain !== 'mountain') || !attackerKnowsMountains(context),
  'crossed-river': crossedRiver,
  'has-foreigner': (context) => foreignersOf(context).length > 0,
  fortified: (context) => inCity(context, ({ fortified }) => fortified),
  unfortified: (context) => inCity(context, ({ fortified }) => !fortified),
  coastal: (context) => portOf(context) !== null,
  'fleet-off-city': (context) => fleetOffCity(context, cityOwner(context)),
  'besieger-fleet-off-city': (context) => fleetOffCity(context, context.moment.nation),
  'besieger-barbarian': ({ state, moment: { nation } }) =>
    nation !== undefined && state.nations[nation].status === 'barbarian',
  'level-1-or-2': (context) => inCity(context, ({ level }) => level < 3),
  unsacked: (context) => onGround(context, (id) => context.state.plundered[id] === undefined),
  'no-revolt': (context) => onGround(context, (id) => context.state.revolts[id] === undefined),
  'controlled-by-civilised': (context) =>
    onGround(context, (id) => isActiveCivilised(context.state, context.state.control[id])),
  'controlled-by-active': (context) => onGround(context, (id) => heldByActive(context.state, id)),
  'holds-civilised-province': (context) =>
    inArea(context, (area) =>
      inSome(area, (id) => isActiveCivilised(context.state, context.state.control[id]))
    ),
  'revolt-possible': (context) =>
    inArea(context, (area) =>
      inSome(
        area,
        (id) => isActiveCivilised(context.state, context.state.control[id]) && mayRevolt(context.state, id)
      )
    ),
  'no-heresy-plus': (context) => inArea(context, (area) => context.state.heresies[area]?.grade !== '+'),
  'christian-area': (context) => inArea(context, isChristian),
  'holds-city': (context) =>
    inArea(context, (area) => inSome(area, (id) => context.state.cities[id] !== undefined)),
  'holds-units': (context) =>
    inArea(context, (area) =>
      inSome(area, (id) =>
        unitsIn(context.state, id).some((unit) => isActive(context.state, unit.controller))
      )
    ),
  'no-fleet': ({ state, aim: { sea } }) => sea !== undefined && !unitsIn(state, sea).some(isFleet),
  'trade-zone': ({ state, aim: { sea } }) => sea !== undefined && tradersIn(state, sea).length > 0,
  'not-empire-ruler': (context) => ofLeader(context, ({ id }) => leaderCard(id).rank !== 'emperor'),
  ruler: (context) => ofLeader(context, isRuler),
  'empty-of-defenders': (context) => onGround(context, (id) => isEmptyOfDefenders(context, id)),
  'rural-enemy': (context) => onGround(context, (id) => isRuralEnemy(context, id)),
  'heresy-in-nation': (context) =>
    ofOwner(context, (nation) => hereticalAreas(context.state, nation).length > 0)
}

function ofOwner(context: ConditionContext, test: (nation: NationId) => boolean): boolean {
  const owner = nationOfAim(context)
  return owner !== undefined && test(owner)
}

function onGround(context: ConditionContext, test: (province: ProvinceId) => boolean): boolean {
  const province = provinceOfCard(context)
  return province !== undefined && test(province)
}

function inCity(
  context: ConditionContext,
  test: (city: { level: number; fortified: boolean }) => boolean
): boolean {
  return onGround(context, (id) => {
    const city = context.state.cities[id]
    return city !== undefined && test(city)
  })
}

function inArea({ aim: { area } }: ConditionContext, test: (area: AreaId) => boolean): boolean {
  return area !== undefined && test(area)
}

function inSome(area: AreaId, test: (province: ProvinceId) => boolean): boolean {
  return provincesOf(area, 'base').some(({ id }) => test(id))
}

function ofLeader({ state, aim }: ConditionContext, test: (leader: Leader) => boolean): boolean {
  const leader = aim.leader ? state.leaders[aim.leader] : undefined
  return leader !== undefined && test(leader)
}

/** XXX.H */
function hordeIsNear(state: InvasionsState, nation: NationId, of: NationId | null): boolean {
  const { seat } = state.nations[nation]
  if (seat?.kind !== 'horde' || !of) return false
  return [seat.at, ...neighbours(seat.at, 'base').map(({ id }) => id)].some(
    (id) => state.areaControl[areaOf(id)] === of
  )
}

function hordesWithin(
  state: InvasionsState,
  a: NationId | undefined,
  b: NationId | undefined,
  steps: number
): boolean {
  const [one, other] = [a && state.nations[a].seat, b && state.nations[b].seat]
  if (one?.kind !== 'horde' || other?.kind !== 'horde') return false
  const apart = distance(one.at, other.at, undefined, 'base')
  return apart !== null && apart <= steps
}

function isArcher(unit: Unit): boolean {
  const { archer, francisca } = unitKind(unit.kind)
  return archer || francisca
}

function isCavalry(unit: Unit): boolean {
  return unitKind(unit.kind).arm === 'horse'
}

/** The auxiliaries, mercenaries and federates among one side's units. */
export function foreignersOf(context: ConditionContext): Unit[] {
  const nation = context.aim.nation
  return unitsOfSide(context, context.aim.role).filter(
    (unit) =>
      unit.people !== undefined ||
      unit.nation !== unit.controller ||
      (unit.controller !== nation && isFederate(context.state, unit.controller))
  )
}

function attackerKnowsMountains(context: ConditionContext): boolean {
  const id = leaderOfSide(context, 'attacker')
  const leader = id ? leaderCard(id) : null
  return leader !== null && isHistorical(leader) && leader.mountain
}

function crossedRiver({ state, moment: { from, province } }: ConditionContext): boolean {
  if (!from || !province || isInForce(state, 'frozen-rivers')) return false
  return Object.values(from).some((start) => start && borderBetween(start, province)?.kind === 'river')
}

function portOf(context: ConditionContext): SeaId | null {
  const province = provinceOfCard(context)
  return province ? (provinceCard(province).city?.port ?? null) : null
}

function cityOwner(context: ConditionContext): NationId | undefined {
  const province = provinceOfCard(context)
  return context.moment.opponent ?? (province ? context.state.control[province] : undefined)
}

function fleetOffCity(context: ConditionContext, nation: NationId | undefined): boolean {
  const port = portOf(context)
  if (!port || !nation) return false
  return unitsIn(context.state, port).some((unit) => areFriendly(context.state, unit.controller, nation))
}

function heldByActive(state: InvasionsState, province: ProvinceId): boolean {
  const holder = state.control[province]
  return holder !== undefined && isActive(state, holder)
}

/** XIV.F: the nations that draw trade income from a sea zone. */
export function tradersIn(state: InvasionsState, sea: SeaId): NationId[] {
  const owners = new Set(
    baseWorld.provinces.flatMap(({ id, city }) => {
      const holder = city?.port === sea ? state.control[id] : undefined
      return holder && isActiveCivilised(state, holder) ? [holder] : []
    })
  )
  return [...owners].filter((nation) => tradeZonesOf(state, nation).includes(sea))
}

function isEmptyOfDefenders({ state, moment }: ConditionContext, province: ProvinceId): boolean {
  const alone = unitsIn(state, province).every((unit) => isWall(unit) || moment.units?.includes(unit.id))
  // III.D: a horde is a unit in defence.
  return alone && hordesIn(state, province).every((people) => people === moment.nation)
}

function isRuralEnemy(context: ConditionContext, province: ProvinceId): boolean {
  const { state } = context
  const holder = state.control[province]
  const nation = nationOfAim(context)
  if (!holder || !nation || !areHostile(state, nation, holder, province)) return false
  return state.cities[province] === undefined && state.plundered[province] === undefined
}
