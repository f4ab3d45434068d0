import type { SideId } from '../campaign-options.ts'
import { card } from '../content/cards/index.ts'
import { typeIds } from '../content/ids.ts'
import { type MissionId, mission } from '../content/missions.ts'
import { figures } from '../figures.ts'
import { type OpenSeat, type OpenTable, type SoloRankId, soloRankIds } from '../table.ts'
import { resourcesIn } from './amounts.ts'
import { cardsInPlay, seatOf } from './seats.ts'
import { countUnits } from './units.ts'

/** V.3: the Doxa that a mission would bring a side now. */
export function missionDoxa(table: OpenTable, side: SideId, id: MissionId): number {
  const { score } = mission(id)
  const seat = seatOf(table, side)
  switch (score.by) {
    case 'most': {
      const value = (of: SideId) => metricOf(seatOf(table, of), score.metric)
      return table.sides.every((other) => value(other) <= value(side)) ? score.doxa : 0
    }
    case 'units':
      return Math.floor(countUnits(table, score.which) / score.per) * score.doxa
    case 'cards': {
      const count = cardsInPlay(seat).filter((id) => card(id).types.some(({ type }) => type === score.type))
      return Math.min(score.most, count.length * score.doxa)
    }
    case 'threshold':
      return thresholdOf(seat, score.metric) >= score.value ? score.doxa : 0
    case 'events':
      return table.events.filter(({ outcome }) => outcome === score.outcome).length * score.doxa
    case 'nomismata':
      return Math.min(score.most, Math.floor(seat.goods.nomismata / score.per) * score.doxa)
  }
}

function metricOf(seat: OpenSeat, metric: 'intrigue-played' | 'heroes-in-play' | 'votes-led'): number {
  if (metric === 'intrigue-played') return seat.intrigues
  if (metric === 'votes-led') return seat.votesLed
  return cardsInPlay(seat).filter((id) => card(id).kind === 'hero').length
}

function thresholdOf(seat: OpenSeat, metric: 'largest-bandon' | 'types-with-two-cards'): number {
  if (metric === 'largest-bandon') {
    const bandons = seat.area.filter(({ cards: [front] }) => front && card(front).kind === 'hero')
    return Math.max(0, ...bandons.map(({ cards }) => cards.length))
  }
  const types = cardsInPlay(seat).map((id) => card(id).types.map(({ type }) => type))
  return typeIds.filter((type) => types.filter((of) => of.includes(type)).length >= 2).length
}

/** A place in a ranking. Sides with the same value share a place, and the next place is skipped. */
export interface Ranked {
  readonly side: SideId
  readonly value: number
  readonly doxa: number
}

/** V.2: the first three places. A value of none earns nothing. */
export function ranking(
  sides: readonly SideId[],
  worthOf: (side: SideId) => number,
  doxa: readonly number[]
): readonly Ranked[] {
  return sides
    .map((side) => {
      const value = worthOf(side)
      const place = sides.filter((other) => worthOf(other) > value).length
      return { side, value, doxa: value > 0 ? (doxa[place] ?? 0) : 0 }
    })
    .toSorted((one, other) => other.value - one.value)
}

/** V.2: resources that are left. */
export function resourceRanking(table: OpenTable): readonly Ranked[] {
  return ranking(table.sides, (side) => resourcesIn(seatOf(table, side).goods), figures.ranks.resources)
}

/** V.2: the printed cost of all cards in play, intrigue included. */
export function costRanking(table: OpenTable): readonly Ranked[] {
  return ranking(table.sides, (side) => costInPlay(seatOf(table, side)), figures.ranks.costs)
}

export function costInPlay(seat: Pick<OpenSeat, 'area'>): number {
  return cardsInPlay(seat).reduce((sum, id) => sum + card(id).cost, 0)
}

/** V.4: most Doxa, then Auctoritas, then Nomismata; who is still tied wins together. */
export function winnersOf(table: OpenTable): SideId[] {
  const measures: readonly ((seat: OpenSeat) => number)[] = [
    ({ doxa }) => doxa,
    ({ goods }) => goods.auctoritas,
    ({ goods }) => goods.nomismata
  ]
  let leading: readonly SideId[] = table.sides
  for (const measure of measures) {
    const best = Math.max(...leading.map((side) => measure(seatOf(table, side))))
    leading = leading.filter((side) => measure(seatOf(table, side)) === best)
  }
  return [...leading]
}

/** J.7 */
export function soloRank(doxa: number): SoloRankId {
  const { soloRanks } = figures
  const earned = soloRankIds.filter((id) => id !== 'defeat' && doxa >= soloRanks[id])
  return earned.at(-1) ?? 'defeat'
}
