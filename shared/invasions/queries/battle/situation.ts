import { figures } from '../../content/figures.ts'
import type { Status } from '../../state.ts'
import type { ModifierReason } from '../../words/message.ts'
import type { Terrain } from '../../world/provinces.ts'

/** Plain data that the rules, the odds and the command line hand to the same functions. */
export type BattleSide = 'attacker' | 'defender'
export type Crossing = 'none' | 'river' | 'range' | 'strait'

/** A unit as it stands in the line now: a damaged elite is plain infantry, a Barbarian's elite is standard (III.B). */
export interface Fighter {
  readonly mounted: boolean
  readonly archer: boolean
  readonly heavy: boolean
  /** White diamonds that count now. */
  readonly elite: 0 | 1 | 2
  /** The flipped side of an elite. */
  readonly damaged: boolean
  readonly alpine: boolean
  readonly francisca: boolean
  readonly amphibious: boolean
  readonly nomad: boolean
  readonly auxiliary: boolean
  /** A mercenary: not of the nation it serves (XX.H). */
  readonly foreign: boolean
  /** Of the nation whose counter it is. */
  readonly status: Status
  readonly crossed: Crossing
  /** A Limes: takes a hit in the line, but gives its die by itself (XX.F). */
  readonly wall?: true
}

export interface Army {
  readonly units: readonly Fighter[]
  /** Rome or Byzantium (XX.G). */
  readonly roman: boolean
  readonly status: Status
  readonly leader: { readonly combat: number; readonly mountain: boolean } | null
  readonly fortifiedCity: boolean
  readonly limes: boolean
  /** In defence they count as one unit, and as Barbarians (III.D). */
  readonly hordes: readonly Fighter[]
}

export interface Situation {
  readonly terrain: Terrain
  /** The province lies in a Barbarian Area. */
  readonly barbarianProvince: boolean
  readonly intercepted: boolean
  readonly attacker: Army
  readonly defender: Army
}

/** One line of a calculation: what it changes, the section it comes from and its reason's key. */
export interface Item {
  readonly white: number
  readonly black: number
  readonly rule: string
  readonly why: ModifierReason
}

export const BARE_FIGHTER: Fighter = {
  mounted: false,
  archer: false,
  heavy: false,
  elite: 0,
  damaged: false,
  alpine: false,
  francisca: false,
  amphibious: false,
  nomad: false,
  auxiliary: false,
  foreign: false,
  status: 'barbarian',
  crossed: 'none'
}

/** III.D: a horde has no arms of its own; it is a Barbarian unit in defence, a nomad one where its people are nomads. */
export const hordeOf = (nomad: boolean): Fighter => ({ ...BARE_FIGHTER, nomad })

export const LIMES: Fighter = { ...BARE_FIGHTER, status: 'empire', wall: true }

/** All that can take hits: the units and, last, the Limes (XVIII.I). */
export function lineOf(army: Army): readonly Fighter[] {
  return army.limes ? [...army.units, LIMES] : army.units
}

/** The army that a line leaves. */
export function withLine(army: Army, line: readonly Fighter[]): Army {
  return { ...army, units: line.filter(({ wall }) => !wall), limes: line.some(({ wall }) => wall) }
}

export function otherSide(side: BattleSide): BattleSide {
  return side === 'attacker' ? 'defender' : 'attacker'
}

/** III.B: a flipped elite fights as infantry but stays amphibious, alpine and an axe thrower. */
export function damage(unit: Fighter): Fighter {
  return { ...unit, mounted: false, archer: false, heavy: false, elite: 0, damaged: true }
}

export const isBarbarian = (unit: Fighter): boolean => unit.status === 'barbarian'
export const isCivilisedUnit = (unit: Fighter): boolean => unit.status !== 'barbarian'
/** XX ex. 4: auxiliaries alone do not bring the advantage of an Empire. */
export const isImperial = (unit: Fighter): boolean => unit.status === 'empire' && !unit.auxiliary

/** III.B: guards count as two. */
export function eliteCount(army: Army): number {
  return army.units.reduce((sum, unit) => sum + unit.elite, 0)
}

/** XX.F: with the Limes and the hordes that count in defence. */
export function unitsInDefence(army: Army): number {
  return army.units.length + (army.limes ? 1 : 0) + (army.hordes.length > 0 ? 1 : 0)
}

/** XXI.F: how many units a side counts: hordes and Limites in defence only. */
export function strength(situation: Situation, side: BattleSide): number {
  return side === 'defender' ? unitsInDefence(situation.defender) : situation.attacker.units.length
}

/** XX.E †: what counts as crossed, when all units crossed and amphibious ones do not mind rivers. */
export function crossingOfAll({ attacker, intercepted }: Situation): Crossing {
  if (intercepted || attacker.units.length === 0) return 'none'
  const crossings = attacker.units.map(({ amphibious, crossed }) =>
    amphibious && crossed === 'river' ? 'none' : crossed
  )
  if (crossings.includes('none')) return 'none'
  const [first] = crossings
  if (first && crossings.every((crossing) => crossing === first)) return first
  return crossings.includes('range') ? 'range' : 'river'
}

/** XX.E ‡: a Barbarian attacks a Civilised enemy in a Barbarian Area. */
export function barbarianAtHome({ barbarianProvince, attacker, defender }: Situation): boolean {
  return barbarianProvince && attacker.units.some(isBarbarian) && defender.units.some(isCivilisedUnit)
}

/** XX.E ‡, III.D: the units whose people matter: in defence the hordes are among them. */
function peoplesOf(situation: Situation, side: BattleSide): readonly Fighter[] {
  const { units, hordes } = situation[side]
  return side === 'defender' ? [...units, ...hordes] : units
}

/** XX.F ‡: the forest hides Barbarians that are no nomads. */
export function forestHidesDefender(situation: Situation): boolean {
  const isHidden = (unit: Fighter) => isBarbarian(unit) && !unit.nomad
  return situation.terrain === 'forest' && peoplesOf(situation, 'defender').some(isHidden)
}

/** XX.G ‡: discipline of an Empire against Barbarians. */
export function empireAgainstBarbarians(situation: Situation, side: BattleSide): boolean {
  return situation[side].units.some(isImperial) && peoplesOf(situation, otherSide(side)).some(isBarbarian)
}

/** XX.G ‡ */
export function nomadsInSteppe(situation: Situation, side: BattleSide): boolean {
  return situation.terrain === 'steppe' && peoplesOf(situation, side).some(({ nomad }) => nomad)
}

/** XX.G: 2 white diamonds give one bonus, Rome and Byzantium with 4 two. */
export function eliteBonus(army: Army): 0 | 1 | 2 {
  const elite = eliteCount(army)
  if (army.roman && elite >= figures.battle.romanEliteForTwo) return 2
  return elite >= figures.battle.eliteForASwap ? 1 : 0
}
