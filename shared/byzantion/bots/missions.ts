import type { SideId } from '../campaign-options.ts'
import { type CardId, card } from '../content/cards/index.ts'
import { event } from '../content/events/index.ts'
import { type AreaId, areaIds, type TypeId, type Units, type UnitTypeId, unitIds } from '../content/ids.ts'
import { type MissionId, mission } from '../content/missions.ts'
import { units } from '../content/units.ts'
import { missionDoxa } from '../queries/scoring.ts'
import type { ByzantionView } from '../view.ts'

/** How likely an event is completed, and one of its options chosen. */
const COMPLETED = 0.7
const CHOSEN = 0.5

/** What a mission may bring in the end. The events lie open, so units can be foreseen. */
export function missionHope(view: ByzantionView, side: SideId, id: MissionId): number {
  const { score } = mission(id)
  const seen = view.seats[side] ? missionDoxa(view, side, id) : 0
  switch (score.by) {
    case 'units': {
      const expected = view.events
        .filter(({ outcome }) => outcome === null)
        .reduce((sum, slot) => sum + expectedUnits(slot.event, (area, unit) => counts(id, area, unit)), 0)
      return seen + (expected / score.per) * score.doxa
    }
    case 'cards':
      return Math.max(seen, Math.min(score.most, 4))
    case 'most':
      return score.metric === 'heroes-in-play' ? 2.2 : 1.8
    case 'threshold':
      return seen > 0 ? score.doxa : score.metric === 'largest-bandon' ? 2.4 : 2.6
    case 'events':
      return score.outcome === 'completed'
        ? view.events.length * COMPLETED * score.doxa
        : view.events.length * (1 - COMPLETED) * score.doxa
    case 'nomismata':
      return 3
  }
}

function expectedUnits(
  id: Parameters<typeof event>[0],
  count: (area: AreaId, unit: (typeof unitIds)[number]) => number
): number {
  const record = event(id)
  const of = (placed: Units) =>
    unitIds.reduce((sum, unit) => sum + (placed[unit] ?? 0) * count(record.area, unit), 0)
  if (record.kind === 'challenge') return COMPLETED * of(record.task.units)
  return COMPLETED * CHOSEN * (of(record.options.first.units) + of(record.options.second.units))
}

function counts(id: MissionId, area: AreaId, unit: (typeof unitIds)[number]): number {
  const { score } = mission(id)
  if (score.by !== 'units') return 0
  const { which } = score
  if ('area' in which) return which.area === area ? 1 : 0
  if ('type' in which) return units[unit].type === which.type ? 1 : 0
  return which.units.includes(unit) ? 1 : 0
}

/** What these units in this area would bring one's own missions. */
export function unitsWorth(missions: readonly MissionId[], placed: Units, area: AreaId): number {
  return missions.reduce((sum, id) => {
    const { score } = mission(id)
    if (score.by !== 'units') return sum
    const counted = unitIds.reduce((total, unit) => total + (placed[unit] ?? 0) * counts(id, area, unit), 0)
    return sum + (counted / score.per) * score.doxa
  }, 0)
}

/** The area in which a unit brings one's own missions most. */
export function bestArea(
  missions: readonly MissionId[],
  unit: (typeof unitIds)[number]
): { readonly area: AreaId; readonly worth: number } {
  let best: { area: AreaId; worth: number } = { area: 'thracia', worth: -1 }
  for (const area of areaIds) {
    const worth = unitsWorth(missions, { [unit]: 1 }, area)
    if (worth > best.worth) best = { area, worth }
  }
  return best
}

/** What one card more in play brings one's own missions. */
export function cardForMissions(missions: readonly MissionId[], area: readonly CardId[], id: CardId): number {
  const types = card(id).types.map(({ type }) => type)
  return missions.reduce((sum, each) => {
    const { score } = mission(each)
    if (score.by === 'cards' && types.includes(score.type)) {
      const count = area.filter((other) => card(other).types.some(({ type }) => type === score.type)).length
      return sum + (count * score.doxa < score.most ? score.doxa : 0)
    }
    if (score.by === 'most' && score.metric === 'heroes-in-play')
      return sum + (card(id).kind === 'hero' ? SHARE : 0)
    if (score.by === 'most' && score.metric === 'intrigue-played')
      return sum + (card(id).kind === 'intrigue' ? SHARE : 0)
    if (score.by === 'threshold' && score.metric === 'types-with-two-cards')
      return sum + types.filter((type) => countOf(area, type) < 2).length * (score.doxa / 10)
    return sum
  }, 0)
}

/** A step towards having most of something. */
const SHARE = 0.8

function countOf(area: readonly CardId[], type: TypeId): number {
  return area.filter((id) => card(id).types.some((icon) => icon.type === type)).length
}

/** What a unit of this type brings one's own missions where it counts most. */
export function bestUnitWorth(missions: readonly MissionId[], type: UnitTypeId): number {
  const worths = unitIds
    .filter((unit) => units[unit].type === type)
    .map((unit) => bestArea(missions, unit).worth)
  return Math.max(0, ...worths)
}
