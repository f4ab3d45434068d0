import type { OpenBoard } from '../board/index.ts'
import type { FactionId } from '../campaign-options.ts'
import { concessions } from '../content/concessions.ts'
import {
  type ConcessionId,
  type HappeningId,
  landBillIds,
  type ProvinceId,
  type SenatorId
} from '../content/ids.ts'
import { provinces } from '../content/provinces.ts'
import type { DiceSum } from '../content/records.ts'
import { landBills } from '../content/tables.ts'
import { entriesIn } from '../entries.ts'
import { figures } from '../figures.ts'
import { abilityOf } from './ratings.ts'
import { type OpenSenator, senatorOf } from './republic.ts'
import { warRecord } from './wars.ts'

export const happens = ({ happenings }: OpenBoard, id: HappeningId): number => happenings[id] ?? 0

/** 7.333, 10.72: droughts, pirates even when they sleep, and wars that cut off the grain. */
export function droughtEffects(board: OpenBoard): number {
  const wars = entriesIn(board.wars).filter(([id, { isActive }]) => {
    const { isDrought, type } = warRecord(id)
    return isDrought && (isActive || type === 'pirates')
  })
  return happens(board, 'drought') + wars.length
}

/** 6.1, 9.421, 11.4: rebels, exiles and captives have no income. */
export function earns({ faction, at }: OpenSenator): boolean {
  return faction !== null && at !== 'rebellion' && at !== 'exile' && at !== 'captive'
}

/** 6.1: what a senator receives for what he is. */
export function baseIncome(board: OpenBoard, id: SenatorId): number {
  const { faction, knights } = senatorOf(board, id)
  const isLeader = faction !== null && board.factions[faction]?.leader === id
  const own = isLeader ? figures.income.leader : figures.income.senator
  return (own + knights * figures.income.knight) * incomeFactor(id)
}

/** 6.11, 7.32: what a concession pays in the revenue phase. */
export function concessionIncome(board: OpenBoard, holder: SenatorId, id: ConcessionId): number {
  const { when, talents } = concessions[id].pays
  const pays = when === 'revenue' || (when === 'land-bill' && isLandBillInForce(board))
  return pays ? talents * incomeFactor(holder) : 0
}

/** Crassus earns twice. */
function incomeFactor(id: SenatorId): number {
  return abilityOf(id)?.does === 'double-income' ? 2 : 1
}

export function isLandBillInForce({ landBills: inForce }: OpenBoard): boolean {
  return landBillIds.some((id) => inForce[id] > 0)
}

/** 6.12, 6.21: the face of a province's card that counts. */
export function faceOf(board: OpenBoard, id: ProvinceId) {
  return provinces[id][board.provinces[id]?.isDeveloped ? 'developed' : 'undeveloped']
}

/** 6.12, 6.21: what a province yields with these dice, with what happens in this year. */
export function provinceYield(
  board: OpenBoard,
  kind: 'personal' | 'state',
  { sign, plus }: DiceSum,
  dice: number
): number {
  const rolled = sign * dice + plus - happens(board, 'evil-omens')
  const trials = happens(board, 'trial-of-verres')
  if (trials === 0) return rolled
  const { verres, greatVerres } = figures.happening
  const change = trials > 1 ? greatVerres : verres
  if (kind === 'state') return rolled + change
  return rolled > 0 ? Math.max(0, rolled - change) : rolled
}

/** 6.14, 7.35: provinces that yield nothing in this year, and are not improved. */
export function isBarren(board: OpenBoard, id: ProvinceId): boolean {
  const province = board.provinces[id]
  if (!province) return true
  return province.isOverrun || (happens(board, 'internal-disorder') > 0 && !province.isDeveloped)
}

/** 6.22: what the State owes in a year. */
export interface StateCosts {
  readonly wars: number
  readonly land: number
  readonly units: number
  readonly total: number
}

/** 6.22, 11.53: wars and a rebellion, certificates, and the upkeep of all loyal legions and fleets. */
export function stateCosts(board: OpenBoard): StateCosts {
  const active = entriesIn(board.wars).filter(([, { isActive }]) => isActive).length
  const wars = (active + (board.civilWar ? 1 : 0)) * figures.state.war
  const land = landBillIds.reduce((sum, id) => sum + board.landBills[id] * landBills[id].cost, 0)
  const units = loyalUnits(board) * figures.state.unit
  return { wars, land, units, total: wars + land + units }
}

function loyalUnits({ legions, fleets, civilWar }: OpenBoard): number {
  const loyal = ({ place }: OpenBoard['legions'][number] | OpenBoard['fleets'][number]) =>
    !(place.in === 'army' && place.army === civilWar?.army)
  return legions.filter(loyal).length + fleets.filter(loyal).length
}

/** 6.22: the influence that a gift brings. */
export function contributionInfluence(talents: number): number {
  const { small, medium, great, smallInfluence, mediumInfluence, greatInfluence } = figures.contribution
  if (talents >= great) return greatInfluence
  if (talents >= medium) return mediumInfluence
  return talents >= small ? smallInfluence : 0
}

/** 6.3: senators whose money a faction may move: not rebels (11.4), nor exiles (9.421). */
export function movesMoney({ at }: OpenSenator): boolean {
  return at !== 'rebellion' && at !== 'exile'
}

/** The senators of a faction who hold a personal treasury that may be moved. */
export function treasurers(board: OpenBoard, faction: FactionId): readonly SenatorId[] {
  return entriesIn(board.senators).flatMap(([id, senator]) =>
    senator.faction === faction && movesMoney(senator) ? [id] : []
  )
}
