import type { Board } from '../../board.ts'
import { figures } from '../../content/figures.ts'
import type { NationId } from '../../content/ids.ts'
import type { Modifier } from '../../rolls.ts'
import type { ProvinceId } from '../../world/provinces.ts'
import { isBarbarianArea, isBarbarianProvince } from '../map/provinces.ts'
import { areasHeld, bestLeaderValue, clientsOf, isFederate, vassalsOf } from '../nations/realm.ts'
import { hasTrait } from '../nations/traits.ts'
import { d10Odds } from '../odds/d10.ts'

/** VIII.B: a Kingdom becomes an Empire at this result or above. */
export const EMPIRE_ON = figures.empire.on
const SIZE_OF_AN_EMPIRE = figures.empire.areas
/** VIII.B: the provinces of the two imperial cities. */
const ROME: ProvinceId = 'latium'
const CONSTANTINOPLE: ProvinceId = 'thracia'

/** VII.A: whether a nation can become a Kingdom at all: a federate cannot (XXVIII.E), nor one whose own rules forbid it. */
export function canBecomeKingdom(board: Board, nation: NationId): boolean {
  return (
    board.nations[nation].status === 'barbarian' &&
    !isFederate(board, nation) &&
    !hasTrait(nation, 'huns-found-no-kingdom')
  )
}

/** VII.C */
export function kingdomModifiers(board: Board, nation: NationId): Modifier[] {
  const { treasury, seat } = board.nations[nation]
  const rich = Math.floor(treasury / figures.kingdom.goldForAPoint)
  const modifiers: Modifier[] = []
  if (rich > 0)
    modifiers.push({ amount: rich * figures.kingdom.forGold, rule: 'VII.C', why: 'full-treasury' })
  if (seat && isBarbarianProvince(seat.at)) {
    modifiers.push({ amount: figures.kingdom.inBarbarianArea, rule: 'VII.C', why: 'barbarian-area' })
  }
  return modifiers
}

/** VII.C: the chance that the die makes a nation of that age a Kingdom. */
export function chanceOfKingdom(
  board: Board,
  nation: NationId,
  { age }: { readonly age: number } = board.nations[nation]
): number {
  const added = kingdomModifiers(board, nation).reduce((sum, { amount }) => sum + amount, 0)
  return Math.min(10, Math.max(0, age - added)) / 10
}

/** VIII.A: a realm's size in Areas: a Barbarian Area counts half, and halves are not rounded. */
export function realmSize(board: Board, nation: NationId): number {
  return areasHeld(board, nation).reduce(
    (sum, area) => sum + (isBarbarianArea(area) ? figures.empire.partOfABarbarianArea : 1),
    0
  )
}

/** VIII.B: whether a nation is a Kingdom that is large enough and not in its first turn as one. */
export function maySeekEmpire(board: Board, nation: NationId): boolean {
  const { status, statusSince } = board.nations[nation]
  return status === 'kingdom' && statusSince !== board.turn && isLargeEnoughForEmpire(board, nation)
}

/** VIII.B */
export function isLargeEnoughForEmpire(board: Board, nation: NationId): boolean {
  return realmSize(board, nation) >= SIZE_OF_AN_EMPIRE
}

/** VIII.B: the modifiers of the die, at the realm's own level of decline unless another is given. */
export function empireModifiers(
  board: Board,
  nation: NationId,
  { decline }: { readonly decline: number } = board.nations[nation]
): Modifier[] {
  const areas = areasHeld(board, nation)
  const barbarian = areas.filter(isBarbarianArea).length
  const beyondThree = Math.max(0, areas.length - barbarian - SIZE_OF_AN_EMPIRE)
  const realm = [nation, ...vassalsOf(board, nation)]
  const holds = (province: ProvinceId) => realm.some((holder) => board.control[province] === holder)
  const isImperial = holds(ROME) || holds(CONSTANTINOPLE)
  const isGreat = bestLeaderValue(board, nation, 'combat') >= figures.empire.greatLeader
  // Only a nation with this trait counts its clients.
  const clients = hasTrait(nation, 'great-king') ? clientsOf(board, nation).length : 0
  const modifiers: Modifier[] = [
    { amount: isGreat ? figures.empire.forAGreatLeader : 0, rule: 'VIII.B', why: 'great-leader' },
    { amount: decline * figures.empire.forDecline, rule: 'VIII.B', why: 'decline' },
    { amount: beyondThree * figures.empire.forAnAreaBeyond, rule: 'VIII.B', why: 'civilised-areas' },
    { amount: barbarian * figures.empire.forABarbarianArea, rule: 'VIII.B', why: 'barbarian-areas' },
    { amount: isImperial ? figures.empire.forAnImperialCity : 0, rule: 'VIII.B', why: 'imperial-city' },
    { amount: clients * figures.empire.forAClient, rule: 'VIII.B', why: 'clients' }
  ]
  return modifiers.filter(({ amount }) => amount !== 0)
}

/** A die that a Kingdom will roll to become an Empire: its chance and its modifiers. */
export interface EmpireCheck {
  readonly chance: number
  readonly modifiers: readonly Modifier[]
}

/** VIII.B: the die that a realm rolls to become an Empire when it ages by some spaces; null when it rolls none. */
export function empireCheckOnAgeing(board: Board, nation: NationId, spaces: number): EmpireCheck | null {
  if (spaces <= 0 || !maySeekEmpire(board, nation)) return null
  const { age, decline } = board.nations[nation]
  const { oldestCivilised } = figures.age
  const isBeyond = age + spaces > oldestCivilised
  // VI.E: ageing beyond the end of the track raises decline. Only when decline is at its maximum is the die rolled.
  if (age === oldestCivilised && decline < 2) return null
  return empireCheck(board, nation, isBeyond ? Math.min(2, decline + 1) : decline)
}

/** VI.E, VIII.B: the die that a Kingdom rolls in the next State of Nations if nothing changes until then. */
export function empireCheckNextTurn(board: Board, nation: NationId): EmpireCheck | null {
  const { status, age, decline } = board.nations[nation]
  if (status !== 'kingdom' || !isLargeEnoughForEmpire(board, nation)) return null
  return empireCheck(board, nation, age === figures.age.oldestCivilised ? Math.min(2, decline + 1) : decline)
}

function empireCheck(board: Board, nation: NationId, decline: number): EmpireCheck {
  const modifiers = empireModifiers(board, nation, { decline })
  return { chance: d10Odds(EMPIRE_ON, modifiers).probability, modifiers }
}
