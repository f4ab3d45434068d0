import type { Immutable, OpenBoard } from '../../board/index.ts'
import type { Expedition } from '../../board/proposal.ts'
import type { SenatorId, WarId } from '../../content/ids.ts'
import { forceStrength, leadership, type OpenArmy } from '../armies.ts'
import { attends } from '../precedence.ts'
import { holderOf, senatorOf } from '../republic.ts'
import { earlierMatchingWars, hasEnemyFleet, warStrength } from '../wars.ts'
import { ITALY, landStrength, noUnits, type OpenUnits, sumOfUnits, unitsAt } from './units.ts'

type Refused =
  | 'no-commander'
  | 'field-consul-first'
  | 'no-such-war'
  | 'too-few-fleets'
  | 'no-legions'
  | 'earlier-wars-first'
  | 'no-such-units'
  | 'named-twice'

/** 9.64: those in Rome who may be sent with an army: consuls and the dictator. */
export function commanders(board: OpenBoard): readonly SenatorId[] {
  const officials = (['dictator', 'field-consul', 'rome-consul'] as const).map((office) =>
    holderOf(board, office)
  )
  return officials.filter((id): id is SenatorId => id !== null && attends(board, id))
}

/** 9.93: who rides with a commander: the master of horse with the dictator. */
export function companionOf(board: OpenBoard, commander: SenatorId): SenatorId | null {
  if (senatorOf(board, commander).office !== 'dictator') return null
  const master = holderOf(board, 'master-of-horse')
  return master && attends(board, master) ? master : null
}

/** 10.72: an army that has lost its commander, which somebody may take over. */
export function orphanedArmy(board: OpenBoard, against: WarId | 'rebel'): OpenArmy | null {
  return board.armies.find((army) => army.against === against && army.commander === null) ?? null
}

/** What a commander would lead: the units that he takes, and those of an army without a commander. */
export function forceOf(board: OpenBoard, { against, units }: Immutable<Expedition>): OpenUnits {
  const orphaned = orphanedArmy(board, against)
  return orphaned ? sumOfUnits(units, unitsAt(board, { in: 'army', army: orphaned.id }, against)) : units
}

/** 9.642: whether a force is stronger than what it meets, with the military ratings that lead it. */
export function isStrongEnough(
  board: OpenBoard,
  leaders: Pick<OpenArmy, 'commander' | 'masterOfHorse'>,
  against: WarId | 'rebel',
  units: OpenUnits
): boolean {
  const military = leadership(leaders)
  const beats = (own: number, enemy: number) =>
    board.options.comparators === 'printed' ? own > enemy : own >= enemy
  if (against === 'rebel') return beats(forceStrength(landStrength(units), military), rebelStrength(board))
  const { land, fleet } = warStrength(board, against)
  const isAtSea = hasEnemyFleet(board, against)
  if (isAtSea && !beats(forceStrength(units.fleets, military), fleet)) return false
  const landsTroops = !isAtSea || landStrength(units) > 0
  return !landsTroops || beats(forceStrength(landStrength(units), military), land)
}

/** 11.52: the rebel's army with his own rating. */
function rebelStrength(board: OpenBoard): number {
  const { civilWar } = board
  const army = board.armies.find(({ id }) => id === civilWar?.army)
  if (!army) return 0
  return (
    landStrength(unitsAt(board, { in: 'army', army: army.id }, 'rebel')) +
    leadership({ commander: army.commander, masterOfHorse: army.masterOfHorse })
  )
}

/** 9.64, 10.12: whether a force can do anything against its enemy. */
function forceProblem(board: OpenBoard, against: WarId | 'rebel', units: OpenUnits): Refused | null {
  if (against === 'rebel') return landStrength(units) > 0 ? null : 'no-legions'
  if (units.fleets < warStrength(board, against).support) return 'too-few-fleets'
  if (hasEnemyFleet(board, against)) return units.fleets > 0 ? null : 'too-few-fleets'
  return landStrength(units) > 0 ? null : 'no-legions'
}

/** 9.64, 9.65, 7.332: why these armies cannot be sent; null if they can. */
export function sendingProblem(
  board: OpenBoard,
  expeditions: readonly Immutable<Expedition>[]
): Refused | null {
  const chosen = expeditions.map(({ commander }) => commander)
  if (new Set(chosen).size < chosen.length) return 'named-twice'
  const able = commanders(board)
  if (!chosen.every((id) => able.includes(id))) return 'no-commander'
  if (leavesFieldConsul(board, chosen)) return 'field-consul-first'
  if (!areThere(board, expeditions)) return 'no-such-units'
  for (const expedition of expeditions) {
    const { against } = expedition
    const isEnemy = against === 'rebel' ? board.civilWar !== null : board.wars[against] !== undefined
    if (!isEnemy) return 'no-such-war'
    const problem = forceProblem(board, against, forceOf(board, expedition))
    if (problem) return problem
    if (against !== 'rebel' && skipsEarlierWars(board, against, expeditions)) return 'earlier-wars-first'
  }
  return null
}

/** 9.65: the field consul leaves before the consul of Rome, or with him. */
function leavesFieldConsul(board: OpenBoard, chosen: readonly SenatorId[]): boolean {
  const [rome, field] = [holderOf(board, 'rome-consul'), holderOf(board, 'field-consul')]
  if (!rome || !field || !chosen.includes(rome)) return false
  return attends(board, field) && !chosen.includes(field)
}

/** Of several armies together: each unit is with one of them, and an army without a commander goes to one. */
function areThere(board: OpenBoard, expeditions: readonly Immutable<Expedition>[]): boolean {
  const free = unitsAt(board, ITALY, null)
  const all = expeditions.reduce<OpenUnits>((sum, { units }) => sumOfUnits(sum, units), noUnits)
  const areDistinct = new Set(all.veterans).size === all.veterans.length
  if (!areDistinct || !all.veterans.every((id) => free.veterans.includes(id))) return false
  const fleetsFit = expeditions.every(
    ({ against, units }) => units.fleets <= unitsAt(board, ITALY, against).fleets
  )
  return (
    all.legions <= free.legions && all.fleets <= free.fleets && fleetsFit && sharesAllies(board, expeditions)
  )
}

/** Allied fleets serve in their own war only: all other fleets of the armies must be Rome's own. */
function sharesAllies(board: OpenBoard, expeditions: readonly Immutable<Expedition>[]): boolean {
  const atHome = board.fleets.filter(({ place }) => place.in === 'italy')
  const own = atHome.filter(({ ally }) => ally === null).length
  const wanted = new Map<string, number>()
  for (const { against, units } of expeditions) {
    wanted.set(against, (wanted.get(against) ?? 0) + units.fleets)
  }
  const ownNeeded = [...wanted].reduce((sum, [against, fleets]) => {
    const allied = atHome.filter(({ ally }) => ally === against).length
    return sum + Math.max(0, fleets - allied)
  }, 0)
  return ownNeeded <= own
}

/** 7.332: of matching wars that are active, the earlier ones must be fought too. */
function skipsEarlierWars(
  board: OpenBoard,
  war: WarId,
  expeditions: readonly Immutable<Expedition>[]
): boolean {
  return earlierMatchingWars(board, war).some(
    (earlier) =>
      !expeditions.some(({ against }) => against === earlier) &&
      !board.armies.some(({ against, commander }) => against === earlier && commander !== null)
  )
}
