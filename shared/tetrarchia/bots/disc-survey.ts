import type { Board } from '../board.ts'
import { OPEN_CHANCE } from '../queries/spread.ts'
import type { EmperorId } from '../world/ids.ts'
import type { FrontierId, ProvinceId } from '../world/provinces.ts'
import { isFrontier, neighbours, outerRegionIds, province, provinceIds } from '../world/queries.ts'
import { outerRegions } from '../world/regions.ts'

type Discs = Board['discs']

/** Counts over the discs of a position, independent of emperors and armies. */
export interface DiscSurvey {
  /** `contagion`: the expected number of neighbours that an uprising would reach. */
  readonly revolts: readonly { readonly at: ProvinceId; readonly contagion: number }[]
  /** `spreadRisk`: the chance that revolt spreads there before the next turn. */
  readonly unrest: readonly { readonly at: ProvinceId; readonly spreadRisk: number }[]
  readonly placed: Readonly<Record<EmperorId, number>>
  /** The emperors' discs in Roman provinces, and on frontiers. */
  readonly discs: number
  readonly frontiers: number
  /** Frontiers that an emperor could protect now: without a disc, and without revolt in their region. */
  readonly openFrontiers: readonly FrontierId[]
}

export function surveyOf(board: Discs): DiscSurvey {
  const revolts: ProvinceId[] = []
  const unrest: ProvinceId[] = []
  const placed = { diocletian: 0, galerius: 0, constantius: 0, maximian: 0 }
  let discs = 0
  let frontiers = 0
  for (const id of provinceIds) {
    const disc = board[id]
    if (disc === undefined) continue
    if (disc === 'revolt') revolts.push(id)
    else if (disc === 'unrest') unrest.push(id)
    else {
      placed[disc] += 1
      if (isFrontier(id)) frontiers += 1
      else discs += 1
    }
  }
  return {
    revolts: revolts.map((at) => ({ at, contagion: contagionOf(board, at) })),
    unrest: unrest.map((at) => ({ at, spreadRisk: spreadRiskOf(board, at) })),
    placed,
    discs,
    frontiers,
    openFrontiers: openFrontiersOf(board, revolts)
  }
}

function openFrontiersOf(discs: Discs, revolts: readonly ProvinceId[]): FrontierId[] {
  const rebels = new Set(revolts.map((id) => province(id).region))
  return outerRegionIds
    .filter((region) => !rebels.has(region))
    .map((region) => outerRegions[region].frontier)
    .filter((frontier) => discs[frontier] === undefined)
}

function contagionOf(discs: Discs, at: ProvinceId): number {
  let sum = 0
  for (const { id, broken } of neighbours(at)) {
    if (discs[id] !== 'revolt' && !isFrontier(id)) sum += broken ? OPEN_CHANCE : 1
  }
  return sum
}

function spreadRiskOf(discs: Discs, at: ProvinceId): number {
  let risk = 0
  for (const { id, broken } of neighbours(at)) {
    if (discs[id] === 'revolt') risk = Math.max(risk, broken ? OPEN_CHANCE : 1)
  }
  return risk
}
