import type { Board } from '../../board.ts'
import { leaderCard, nationCard } from '../../catalogue.ts'
import type { Turn } from '../../content/content-schema.ts'
import { figures } from '../../content/figures.ts'
import type { NationId } from '../../content/ids.ts'
import { timeTable } from '../../content/time-table.ts'
import { walls } from '../../content/walls.ts'
import type { Siege } from '../../fights-in-progress.ts'
import type { Modifier } from '../../rolls.ts'
import type { LeaderId, UnitId } from '../../state.ts'
import type { ModifierReason } from '../../words/message.ts'
import type { ProvinceId } from '../../world/provinces.ts'
import { fightersOf } from '../battle/fighters.ts'
import { hitCapacity } from '../battle/loss-order.ts'
import { provinceCard } from '../map/provinces.ts'
import { type D10Odds, d10Odds } from '../odds/d10.ts'
import { unitsIn } from '../pieces/placement.ts'
import { isFleet } from '../pieces/unit-arms.ts'
import { areFriendly } from '../relations/stance.ts'

/** XXIV.C: a city falls at this result or above. */
export const CITY_FALLS_AT = figures.siege.on

/** XXIV.C: the hits that an assault costs the besieger. */
export const ASSAULT_HITS = figures.siege.hitsOfAnAssault

/** Everything that the die of a siege depends on. */
export interface SiegeSituation {
  readonly fortified: boolean
  /** What the walls subtract from the die. */
  readonly walls: number
  readonly besieger: 'barbarian' | 'nomad' | 'civilised'
  readonly assault: boolean
  /** The decline of the nation that owns the city. */
  readonly decline: 0 | 1 | 2
  /** What an open city subtracts from the die on this turn (XXIII.D). */
  readonly braced: number
  /** The Time Table has not yet taught Nomads to besiege. */
  readonly nomadsClumsy: boolean
  readonly portSupplied: boolean
}

/** XXIV.C: the modifiers of a siege, each with its reason. */
export function siegeModifiers(situation: SiegeSituation): Modifier[] {
  const { fortified, besieger, assault, decline, portSupplied } = situation
  const { forAnAssault, byCivilised, byNomads, forDecline, suppliedBySea } = figures.siege
  const all: [applies: boolean, amount: number, rule: string, why: ModifierReason][] = [
    [assault, forAnAssault, 'XXIV.C', 'assault'],
    [besieger === 'civilised', byCivilised, 'XXIV.C', 'civilised-besieger'],
    [besieger === 'nomad' && situation.nomadsClumsy, byNomads, 'XXIV.C', 'nomad-besieger'],
    [decline > 0, decline * forDecline, 'XXIV.C', 'city-in-decline'],
    [fortified, -situation.walls, 'XXIII.B', 'walls'],
    [!fortified && situation.braced > 0, -situation.braced, 'XXIII.D', 'cities-brace'],
    [portSupplied && !assault, suppliedBySea, 'XXIV.C', 'supplied-by-sea']
  ]
  return all.filter(([applies]) => applies).map(([, amount, rule, why]) => ({ amount, rule, why }))
}

/** XXIV.C: the odds that a city falls; each point of the leader's combat bonus is a re-roll. */
export function siegeOdds(modifiers: readonly Pick<Modifier, 'amount'>[], rerolls: number): D10Odds {
  return d10Odds(CITY_FALLS_AT, modifiers, rerolls)
}

/** XXIII.D, XXIV.C: how the turn affects a siege. */
export function siegesOn(turn: number): Pick<SiegeSituation, 'braced' | 'nomadsClumsy'> {
  return {
    braced: bracedOn(turn),
    nomadsClumsy: turn < (turnOf('nomads-learn-siege') ?? Number.POSITIVE_INFINITY)
  }
}

/** A city and its besiegers. */
export interface SiegeSetup {
  readonly province: ProvinceId
  readonly besieger: NationId
  readonly units: readonly UnitId[]
  /** Null when the leader has moved on and left a unit behind (XXIV.C); then there are no re-rolls. */
  readonly leader: LeaderId | null
}

/** XXIV.A: the record of a siege that begins or continues. */
export function laySiege(state: Board, { province, besieger, units, leader }: SiegeSetup): Siege {
  const { level = 1, fortified = false } = state.cities[province] ?? {}
  const modifiers = siegeModifiers(siegeSituation(state, province, besieger, false))
  const rerolls = siegeRerolls(state, leader)
  return {
    kind: 'siege',
    province,
    besieger,
    owner: state.control[province] ?? null,
    units,
    leader,
    level,
    fortified,
    kept: state.keptSieges.some((kept) => kept.province === province),
    stage: 'choice',
    assault: null,
    modifiers,
    rerolls,
    chance: siegeOdds(modifiers, rerolls).probability,
    totals: []
  }
}

/**
 * XXIV.C: the modifier and chance of a siege with or without an assault, before any card. Besiegers whom the assault
 * destroys take no city.
 */
export function siegeChance(
  state: Board,
  { province, besieger, units, rerolls }: Pick<Siege, 'province' | 'besieger' | 'units' | 'rerolls'>,
  assault: boolean
): { readonly modifier: number; readonly chance: number } {
  const modifiers = siegeModifiers(siegeSituation(state, province, besieger, assault))
  const { modifier, probability } = siegeOdds(modifiers, rerolls)
  const stands = !assault || hitCapacity(fightersOf(state, besieger, units)) > ASSAULT_HITS
  return { modifier, chance: stands ? probability : 0 }
}

/** XXIV.B: whether a Barbarian leader may still terrorise the city. He tries once per movement, never before walls. */
export function isOpenToTerror(state: Board, nation: NationId, province: ProvinceId): boolean {
  if (state.nations[nation].status !== 'barbarian' || state.movement?.terrorised.includes(province))
    return false
  return state.cities[province]?.fortified === false
}

/** The situation of a siege in the game in progress. */
export function siegeSituation(
  state: Board,
  province: ProvinceId,
  besieger: NationId,
  assault: boolean
): SiegeSituation {
  const owner = state.control[province]
  const fortified = state.cities[province]?.fortified ?? false
  return {
    fortified,
    walls: wallsOf(state, province),
    besieger: kindOf(state, besieger),
    assault,
    decline: owner ? state.nations[owner].decline : 0,
    ...siegesOn(state.turn),
    portSupplied: owner !== undefined && isSuppliedBySea(state, province, owner)
  }
}

/** XXIII.B: what the walls of a fortified city subtract from the besieger's die. */
export function wallsOf(state: Board, province: ProvinceId): number {
  const built = turnOf('theodosian-walls')
  if (province === walls.theodosian.province && built !== null && state.turn >= built) {
    return walls.theodosian.strength
  }
  return walls.special.find((special) => special.province === province)?.strength ?? walls.ordinary
}

/** XXIV.C: how often a leader may re-roll the die of a siege. */
export function siegeRerolls(state: Board, leader: LeaderId | null): number {
  if (!leader || state.leaders[leader]?.inactiveUntil) return 0
  return leaderCard(leader).combat
}

/** XXIV.C: whether a fleet of the owner, or of a friend, is in the zone of the port. */
function isSuppliedBySea(state: Board, province: ProvinceId, owner: NationId): boolean {
  const port = provinceCard(province).city?.port
  if (!port) return false
  return unitsIn(state, port).some((unit) => isFleet(unit) && areFriendly(state, unit.controller, owner))
}

function kindOf(state: Board, nation: NationId): SiegeSituation['besieger'] {
  if (state.nations[nation].status !== 'barbarian') return 'civilised'
  return nationCard(nation).people === 'nomad' ? 'nomad' : 'barbarian'
}

/** XXIII.D: the extra defence of open cities on the turns that the Time Table names. */
function bracedOn(turn: number): number {
  const braced = entryOf(turn)?.events.find((event) => event.event === 'cities-brace')
  return braced && 'siege' in braced ? Math.abs(braced.siege) : 0
}

function turnOf(event: Turn['events'][number]['event']): number | null {
  const entries: readonly Turn[] = timeTable
  return entries.find(({ events }) => events.some((each) => each.event === event))?.turn ?? null
}

function entryOf(turn: number): Turn | undefined {
  const entries: readonly Turn[] = timeTable
  return entries.find((entry) => entry.turn === turn)
}
