import { figures } from '../../content/figures.ts'
import type { Status } from '../../state.ts'
import type { ModifierReason } from '../../words/message.ts'
import type { Terrain } from '../../world/provinces.ts'

/** The rules, the odds and the command line pass this plain data to the same functions. */
export type BattleSide = 'attacker' | 'defender'
export type CrossedBorder = 'none' | 'river' | 'range' | 'strait'

/** III.B: a unit as it fights now. A damaged elite is plain infantry, and a Barbarian's elite is an ordinary unit. */
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
  /** The status of the nation to which the counter belongs. */
  readonly status: Status
  readonly crossed: CrossedBorder
  /** XX.F: a Limes. It takes a hit in the line, but its die is counted apart. */
  readonly wall?: true
  /** XX.H: whose unit it is in a stack of several players, counted from the leading one, who is 0. Absent: his. */
  readonly camp?: number
}

export interface BattleArmy {
  readonly units: readonly Fighter[]
  /** Rome or Byzantium (XX.G). */
  readonly roman: boolean
  readonly status: Status
  readonly leader: { readonly combat: number; readonly mountain: boolean } | null
  readonly fortifiedCity: boolean
  readonly limes: boolean
  /** XX.H: the player whose Limes it is, counted as `camp` of the units. */
  readonly campOfLimes?: number
  /** In defence they count as one unit, and as Barbarians (III.D). */
  readonly hordes: readonly Fighter[]
}

export interface BattleSituation {
  readonly terrain: Terrain
  /** The province lies in a Barbarian Area. */
  readonly barbarianProvince: boolean
  readonly intercepted: boolean
  readonly attacker: BattleArmy
  readonly defender: BattleArmy
}

/** One line of a breakdown: the change, the section of the rule and the key of the reason. */
export interface BreakdownItem {
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

/** III.D: a horde as a defending unit: Barbarian, without attributes, nomad if its people are. */
export const hordeOf = (nomad: boolean): Fighter => ({ ...BARE_FIGHTER, nomad })

export const LIMES: Fighter = { ...BARE_FIGHTER, status: 'empire', wall: true }

/** XVIII.I: all that can take hits: the units and, last, the Limes. */
export function lineOf({ units, limes, campOfLimes }: BattleArmy): readonly Fighter[] {
  if (!limes) return units
  return [...units, campOfLimes ? { ...LIMES, camp: campOfLimes } : LIMES]
}

/** The army with the units of a line. */
export function withLine(army: BattleArmy, line: readonly Fighter[]): BattleArmy {
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
/** XX ex. 4: auxiliaries alone do not give the advantage of an Empire. */
export const isImperial = (unit: Fighter): boolean => unit.status === 'empire' && !unit.auxiliary

/** III.B: guards count as two. */
export function eliteCount(army: BattleArmy): number {
  return army.units.reduce((sum, unit) => sum + unit.elite, 0)
}

/** XX.F: the number of units in defence, with the Limes and the hordes. */
export function unitsInDefence(army: BattleArmy): number {
  return army.units.length + (army.limes ? 1 : 0) + (army.hordes.length > 0 ? 1 : 0)
}

/** XXI.F: how many units of a side count; hordes and Limites count in defence only. */
export function unitsCounted(situation: BattleSituation, side: BattleSide): number {
  return side === 'defender' ? unitsInDefence(situation.defender) : situation.attacker.units.length
}

/** XX.E †: the border that all attackers crossed. Rivers do not count for amphibious units. */
export function crossingOfAll({ attacker, intercepted }: BattleSituation): CrossedBorder {
  if (intercepted || attacker.units.length === 0) return 'none'
  const crossings = attacker.units.map(({ amphibious, crossed }) =>
    amphibious && crossed === 'river' ? 'none' : crossed
  )
  if (crossings.includes('none')) return 'none'
  const [first] = crossings
  if (first && crossings.every((crossing) => crossing === first)) return first
  return crossings.includes('range') ? 'range' : 'river'
}

/** XX.E ‡: whether a Barbarian attacks a Civilised enemy in a Barbarian Area. */
export function barbarianAtHome({ barbarianProvince, attacker, defender }: BattleSituation): boolean {
  return barbarianProvince && attacker.units.some(isBarbarian) && defender.units.some(isCivilisedUnit)
}

/** XX.E ‡, III.D: the units whose nation matters, in defence with the hordes. */
function peoplesOf(situation: BattleSituation, side: BattleSide): readonly Fighter[] {
  const { units, hordes } = situation[side]
  return side === 'defender' ? [...units, ...hordes] : units
}

/** XX.F ‡: whether forest hides the defender: Barbarians that are not nomads. */
export function forestHidesDefender(situation: BattleSituation): boolean {
  const isHidden = (unit: Fighter) => isBarbarian(unit) && !unit.nomad
  return situation.terrain === 'forest' && peoplesOf(situation, 'defender').some(isHidden)
}

/** XX.G ‡: whether units of an Empire fight Barbarians. */
export function empireAgainstBarbarians(situation: BattleSituation, side: BattleSide): boolean {
  return situation[side].units.some(isImperial) && peoplesOf(situation, otherSide(side)).some(isBarbarian)
}

/** XX.G ‡ */
export function nomadsInSteppe(situation: BattleSituation, side: BattleSide): boolean {
  return situation.terrain === 'steppe' && peoplesOf(situation, side).some(({ nomad }) => nomad)
}

/** XX.G: 2 white diamonds give one bonus, Rome and Byzantium with 4 two. */
export function eliteBonus(army: BattleArmy): 0 | 1 | 2 {
  const elite = eliteCount(army)
  if (army.roman && elite >= figures.battle.romanEliteForTwo) return 2
  return elite >= figures.battle.eliteForASwap ? 1 : 0
}
