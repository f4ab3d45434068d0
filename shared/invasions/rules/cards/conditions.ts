import { isHistorical, leaderCard, sideOf, unitKind } from '../../catalogue.ts'
import type { Condition } from '../../content/cards/vocabulary.ts'
import type { NationId } from '../../content/ids.ts'
import { isCivilised } from '../../queries/activation-order.ts'
import { isFleet, isWall } from '../../queries/arms.ts'
import {
  granariesOf,
  isActive,
  isActiveCivilised,
  isRuler,
  isVassal,
  tradeZonesOf,
  troopsOf
} from '../../queries/domain.ts'
import { hordesIn } from '../../queries/pieces.ts'
import { unitsIn } from '../../queries/placement.ts'
import { isFederate } from '../../queries/realm.ts'
import { hereticalAreas, isChristian, mayTurnCatholic } from '../../queries/religion.ts'
import { areFriendly, areHostile } from '../../queries/stance.ts'
import { areaOf, isOpen, provinceCard } from '../../queries/terrain.ts'
import { isDependant, isInvading } from '../../queries/ties.ts'
import { inForce } from '../../queries/turn-effects.ts'
import { baseWorld } from '../../queries/world-tables.ts'
import type { InvasionsState, Leader, Unit } from '../../state.ts'
import type { AreaId } from '../../world/areas.ts'
import type { ProvinceId } from '../../world/provinces.ts'
import { borderBetween, distance, neighbours, provincesOf } from '../../world/queries.ts'
import type { SeaId } from '../../world/seas.ts'
import { mayRise } from '../revolts/revolts.ts'
import { groundOf, type Look, leaderOfSide, otherRole, ownerOf, unitsOfSide } from './aim.ts'

/** Whether a condition of content/cards/vocabulary.ts, which says what each means, holds. */
export function holds(condition: Condition, look: Look): boolean {
  return predicates[condition](look)
}

/** XXX, XXVI.B: for two nations or a relation every condition must hold for both. */
export function allHold(conditions: readonly Condition[], look: Look): boolean {
  if (!conditions.every((condition) => holds(condition, look))) return false
  const { nation, nation2 } = look.aim
  if (!nation || !nation2) return true
  const turned = { ...look, aim: { ...look.aim, nation: nation2, nation2: nation } }
  return conditions.every((condition) => holds(condition, turned))
}

const predicates: Readonly<Record<Condition, (look: Look) => boolean>> = {
  own: (look) => ofOwner(look, (nation) => sideOf(nation) === look.player),
  'not-own': (look) => ofOwner(look, (nation) => sideOf(nation) !== look.player),
  barbarian: (look) => ofOwner(look, (nation) => look.state.nations[nation].status === 'barbarian'),
  civilised: (look) => ofOwner(look, (nation) => isCivilised(look.state.nations[nation])),
  empire: (look) => ofOwner(look, (nation) => look.state.nations[nation].status === 'empire'),
  'in-decline': (look) => ofOwner(look, (nation) => look.state.nations[nation].decline > 0),
  'not-invading': (look) => ofOwner(look, (nation) => !isInvading(look.state, nation)),
  'not-activated': (look) => ofOwner(look, (nation) => !look.state.thisTurn.activated.includes(nation)),
  'of-nation-in-turn': (look) => ownerOf(look) === look.moment.nation,
  'no-tie': (look) => ofOwner(look, (nation) => !isDependant(look.state, nation)),
  federate: (look) => ofOwner(look, (nation) => isFederate(look.state, nation)),
  vassal: (look) => ofOwner(look, (nation) => isVassal(look.state, nation)),
  'horde-near-area': (look) => ofOwner(look, (nation) => hordeIsNear(look.state, nation, look.playerNation)),
  'hordes-within-3': ({ state, aim }) => hordesWithin(state, aim.nation, aim.nation2, 3),
  'four-units': (look) => ofOwner(look, (nation) => troopsOf(look.state, nation).length >= 4),
  'pagan-or-arian': (look) => ofOwner(look, (nation) => mayTurnCatholic(look.state, nation)),
  'holds-granary': (look) => ofOwner(look, (nation) => granariesOf(look.state, nation).length > 0),
  'trades-by-sea': (look) => ofOwner(look, (nation) => tradeZonesOf(look.state, nation).length > 0),
  'religions-differ': ({ state, moment: { nation, opponent } }) =>
    nation !== undefined &&
    opponent !== undefined &&
    state.nations[nation].religion !== state.nations[opponent].religion,
  attacker: ({ aim }) => aim.role === 'attacker',
  defender: ({ aim }) => aim.role === 'defender',
  'has-leader': (look) => leaderOfSide(look, look.aim.role) !== null,
  'no-leader': (look) => leaderOfSide(look, look.aim.role) === null,
  'has-archers': (look) => unitsOfSide(look, look.aim.role).some(isArcher),
  'has-cavalry': (look) => unitsOfSide(look, look.aim.role).some(isCavalry),
  outnumbered: (look) =>
    unitsOfSide(look, look.aim.role).length < unitsOfSide(look, otherRole(look.aim.role)).length,
  'open-terrain': (look) => onGround(look, (id) => isOpen(provinceCard(id).terrain)),
  'close-terrain': (look) => onGround(look, (id) => !isOpen(provinceCard(id).terrain)),
  'no-mountain-leader': (look) =>
    onGround(look, (id) => provinceCard(id).terrain !== 'mountain') || !attackerKnowsMountains(look),
  'crossed-river': crossedRiver,
  'has-foreigner': (look) => foreignersOf(look).length > 0,
  fortified: (look) => inCity(look, ({ fortified }) => fortified),
  unfortified: (look) => inCity(look, ({ fortified }) => !fortified),
  coastal: (look) => portOf(look) !== null,
  'fleet-off-city': (look) => fleetOffCity(look, cityOwner(look)),
  'besieger-fleet-off-city': (look) => fleetOffCity(look, look.moment.nation),
  'besieger-barbarian': ({ state, moment: { nation } }) =>
    nation !== undefined && state.nations[nation].status === 'barbarian',
  'level-1-or-2': (look) => inCity(look, ({ level }) => level < 3),
  unsacked: (look) => onGround(look, (id) => look.state.plundered[id] === undefined),
  'no-revolt': (look) => onGround(look, (id) => look.state.revolts[id] === undefined),
  'controlled-by-civilised': (look) =>
    onGround(look, (id) => isActiveCivilised(look.state, look.state.control[id])),
  'controlled-by-active': (look) => onGround(look, (id) => heldByActive(look.state, id)),
  'holds-civilised-province': (look) =>
    inArea(look, (area) => inSome(area, (id) => isActiveCivilised(look.state, look.state.control[id]))),
  'revolt-possible': (look) =>
    inArea(look, (area) =>
      inSome(area, (id) => isActiveCivilised(look.state, look.state.control[id]) && mayRise(look.state, id))
    ),
  'no-heresy-plus': (look) => inArea(look, (area) => look.state.heresies[area]?.grade !== '+'),
  'christian-area': (look) => inArea(look, isChristian),
  'holds-city': (look) => inArea(look, (area) => inSome(area, (id) => look.state.cities[id] !== undefined)),
  'holds-units': (look) =>
    inArea(look, (area) =>
      inSome(area, (id) => unitsIn(look.state, id).some((unit) => isActive(look.state, unit.controller)))
    ),
  'no-fleet': ({ state, aim: { sea } }) => sea !== undefined && !unitsIn(state, sea).some(isFleet),
  'trade-zone': ({ state, aim: { sea } }) => sea !== undefined && tradersIn(state, sea).length > 0,
  'not-empire-ruler': (look) => ofLeader(look, ({ id }) => leaderCard(id).rank !== 'emperor'),
  ruler: (look) => ofLeader(look, isRuler),
  'empty-of-defenders': (look) => onGround(look, (id) => isEmptyOfDefenders(look, id)),
  'rural-enemy': (look) => onGround(look, (id) => isRuralEnemy(look, id)),
  'heresy-in-nation': (look) => ofOwner(look, (nation) => hereticalAreas(look.state, nation).length > 0)
}

function ofOwner(look: Look, test: (nation: NationId) => boolean): boolean {
  const owner = ownerOf(look)
  return owner !== undefined && test(owner)
}

function onGround(look: Look, test: (province: ProvinceId) => boolean): boolean {
  const province = groundOf(look)
  return province !== undefined && test(province)
}

function inCity(look: Look, test: (city: { level: number; fortified: boolean }) => boolean): boolean {
  return onGround(look, (id) => {
    const city = look.state.cities[id]
    return city !== undefined && test(city)
  })
}

function inArea({ aim: { area } }: Look, test: (area: AreaId) => boolean): boolean {
  return area !== undefined && test(area)
}

function inSome(area: AreaId, test: (province: ProvinceId) => boolean): boolean {
  return provincesOf(area, 'base').some(({ id }) => test(id))
}

function ofLeader({ state, aim }: Look, test: (leader: Leader) => boolean): boolean {
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
export function foreignersOf(look: Look): Unit[] {
  const nation = look.aim.nation
  return unitsOfSide(look, look.aim.role).filter(
    (unit) =>
      unit.people !== undefined ||
      unit.nation !== unit.controller ||
      (unit.controller !== nation && isFederate(look.state, unit.controller))
  )
}

function attackerKnowsMountains(look: Look): boolean {
  const id = leaderOfSide(look, 'attacker')
  const leader = id ? leaderCard(id) : null
  return leader !== null && isHistorical(leader) && leader.mountain
}

function crossedRiver({ state, moment: { from, province } }: Look): boolean {
  if (!from || !province || inForce(state, 'frozen-rivers')) return false
  return Object.values(from).some((start) => start && borderBetween(start, province)?.kind === 'river')
}

function portOf(look: Look): SeaId | null {
  const province = groundOf(look)
  return province ? (provinceCard(province).city?.port ?? null) : null
}

function cityOwner(look: Look): NationId | undefined {
  const province = groundOf(look)
  return look.moment.opponent ?? (province ? look.state.control[province] : undefined)
}

function fleetOffCity(look: Look, nation: NationId | undefined): boolean {
  const port = portOf(look)
  if (!port || !nation) return false
  return unitsIn(look.state, port).some((unit) => areFriendly(look.state, unit.controller, nation))
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

function isEmptyOfDefenders({ state, moment }: Look, province: ProvinceId): boolean {
  const alone = unitsIn(state, province).every((unit) => isWall(unit) || moment.units?.includes(unit.id))
  // III.D: a horde is a unit in defence.
  return alone && hordesIn(state, province).every((people) => people === moment.nation)
}

function isRuralEnemy(look: Look, province: ProvinceId): boolean {
  const { state } = look
  const holder = state.control[province]
  const nation = ownerOf(look)
  if (!holder || !nation || !areHostile(state, nation, holder, province)) return false
  return state.cities[province] === undefined && state.plundered[province] === undefined
}
