import type { Army, ArmyId, Fleet, Legion } from '../board/armies.ts'
import type { Immutable, OpenBoard } from '../board/index.ts'
import type { SenatorId, WarId } from '../content/ids.ts'
import { figures } from '../figures.ts'
import { ratingsOf } from './ratings.ts'
import { hasEnemyFleet, warStrength } from './wars.ts'

export type OpenArmy = Immutable<Army>
export type OpenLegion = Immutable<Legion>
export type OpenFleet = Immutable<Fleet>

export function armyOf(board: OpenBoard, id: ArmyId): OpenArmy {
  const army = board.armies.find((each) => each.id === id)
  if (!army) throw new Error(`there is no army ${id}`)
  return army
}

export function legionsIn({ legions }: OpenBoard, army: ArmyId): readonly OpenLegion[] {
  return legions.filter(({ place }) => place.in === 'army' && place.army === army)
}

export function fleetsIn({ fleets }: OpenBoard, army: ArmyId): readonly OpenFleet[] {
  return fleets.filter(({ place }) => place.in === 'army' && place.army === army)
}

/** The army that a senator commands; null if none. */
export function armyUnder({ armies }: OpenBoard, commander: SenatorId): OpenArmy | null {
  return armies.find((army) => army.commander === commander) ?? null
}

export function armiesAgainst({ armies }: OpenBoard, against: Army['against']): readonly OpenArmy[] {
  return armies.filter((army) => army.against === against)
}

/** 10.11, 10.51: legions count one, veterans two, whomever they obey. */
export function strengthOfLegions(legions: readonly Pick<OpenLegion, 'isVeteran'>[]): number {
  return legions.reduce((sum, { isVeteran }) => sum + (isVeteran ? figures.combat.veteran : 1), 0)
}

/** 9.93: the rating of the commander, and that of the Master of the Horse beside a Dictator. */
export function leadership({
  commander,
  masterOfHorse
}: Pick<OpenArmy, 'commander' | 'masterOfHorse'>): number {
  const military = (id: SenatorId | null) => (id ? ratingsOf(id).military : 0)
  return military(commander) + military(masterOfHorse)
}

/** 10.11: a commander adds no more than his force is strong. */
export function forceStrength(units: number, military: number): number {
  return units + Math.min(military, units)
}

/** 10.12, 10.6: the battle that an army can fight against its war now; null: none. */
export function nextField(board: OpenBoard, army: OpenArmy, war: WarId): 'sea' | 'land' | null {
  if (!army.commander || !board.wars[war]) return null
  const fleets = fleetsIn(board, army.id).length
  if (fleets < warStrength(board, war).support) return null
  if (hasEnemyFleet(board, war)) return fleets > 0 ? 'sea' : null
  return legionsIn(board, army.id).length > 0 ? 'land' : null
}
