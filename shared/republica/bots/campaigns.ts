import type { OpenBoard } from '../board/index.ts'
import type { SenatorId, WarId } from '../content/ids.ts'
import { fleetsIn, legionsIn, type OpenArmy } from '../queries/armies.ts'
import { type BattleOdds, battleOdds, oddsOfSetup } from '../queries/combat/battle-odds.ts'
import type { Force } from '../queries/combat/battle-setup.ts'
import { civilWarSetupOf } from '../queries/combat/civil-war.ts'
import { hasEnemyFleet, isWar, warRecord, warStrength } from '../queries/wars.ts'
import type { Hopes } from './danger.ts'

/** What a force may achieve against a war in this year. */
export interface Prospect {
  /** The chance that the war is over. */
  readonly wins: number
  /** The chance that at least its fleet is beaten. */
  readonly beatsFleet: number
  /** The chance that the commander is killed or captured. */
  readonly falls: number
  /** Expected losses. */
  readonly units: number
  /** Influence that its commander can expect. */
  readonly influence: number
}

const NOTHING: Prospect = { wins: 0, beatsFleet: 0, falls: 0, units: 0, influence: 0 }

const half = (strength: number): number => Math.ceil(strength / 2)

/** 10.12: at sea first where there is a fleet, then on land with what is left. */
export function prospectOf(board: OpenBoard, war: WarId, force: Force): Prospect {
  const { support } = warStrength(board, war)
  if (force.fleets < support) return NOTHING
  const record = warRecord(war)
  const spent = { areNumbersSpent: false }
  if (!hasEnemyFleet(board, war)) {
    if (force.legions.length === 0) return NOTHING
    return onLand(battleOdds(board, war, 'land', force, spent), half(record.land))
  }
  const sea = battleOdds(board, war, 'sea', force, spent)
  const beats = sea.chances.victory
  const lost = Math.round(sea.legions)
  const left = force.legions.slice(lost)
  const fleets = force.fleets - Math.round(sea.fleets)
  const landing =
    left.length > 0 && fleets >= support
      ? battleOdds(board, war, 'land', { ...force, legions: left, fleets }, spent)
      : null
  const seaOnly = {
    wins: 0,
    beatsFleet: beats,
    falls: sea.killed + sea.captured,
    units: sea.legions + sea.fleets,
    influence: beats * half(record.fleet)
  }
  if (!landing || !worthLanding(landing)) return seaOnly
  return {
    wins: beats * landing.chances.victory,
    beatsFleet: beats,
    falls: seaOnly.falls + beats * (landing.killed + landing.captured),
    units: seaOnly.units + beats * (landing.legions + landing.fleets),
    influence: seaOnly.influence + beats * landing.chances.victory * half(record.land)
  }
}

function onLand(odds: BattleOdds, influence: number): Prospect {
  const wins = odds.chances.victory
  return {
    wins,
    beatsFleet: 0,
    falls: odds.killed + odds.captured,
    units: odds.legions + odds.fleets,
    influence: wins * influence
  }
}

/** A commander who has beaten the fleet lands if he is likelier to win than to lose. */
export function worthLanding({ chances }: BattleOdds): boolean {
  return chances.victory > chances.defeat + chances.disaster / 2
}

/** A force of so many raw legions and fleets, and these veterans. */
export function plainForce(
  commander: SenatorId,
  masterOfHorse: SenatorId | null,
  legions: number,
  fleets: number,
  veterans = 0
): Force {
  return {
    commander,
    masterOfHorse,
    legions: Array.from({ length: legions + veterans }, (_, index) => ({ isVeteran: index < veterans })),
    fleets
  }
}

/** What an army in the field may achieve. */
function prospectOfArmy(board: OpenBoard, army: OpenArmy): Prospect {
  const { against, commander } = army
  if (!commander || !isWar(against) || !board.wars[against]) return NOTHING
  return prospectOf(board, against, {
    commander,
    masterOfHorse: army.masterOfHorse,
    legions: legionsIn(board, army.id),
    fleets: fleetsIn(board, army.id).length
  })
}

/** The chance of each war that an army fights to be over this year. */
export function hopesOf(board: OpenBoard): Hopes {
  const hopes = new Map<WarId, number>()
  for (const army of board.armies) {
    if (!army.commander || !isWar(army.against)) continue
    const { wins } = prospectOfArmy(board, army)
    hopes.set(army.against, 1 - (1 - (hopes.get(army.against) ?? 0)) * (1 - wins))
  }
  return hopes
}

/** 11.52: what an army of the Senate may achieve against the rebel. */
export function rebelProspect(
  board: OpenBoard,
  force: Force
): { readonly wins: number; readonly loses: number } {
  if (!board.civilWar) return { wins: 0, loses: 0 }
  const { chances } = oddsOfSetup(civilWarSetupOf(board, board.civilWar, force, force.legions), 'land')
  return { wins: chances.victory, loses: chances.defeat }
}
