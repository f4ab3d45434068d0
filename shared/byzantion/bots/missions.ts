import type { SideId } from '../campaign-options.ts'
import { event } from '../content/events/index.ts'
import { type AreaId, areaIds, type Units, unitIds } from '../content/ids.ts'
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
