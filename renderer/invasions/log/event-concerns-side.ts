import { sideOf } from '#shared/invasions/catalogue.ts'
import { nationIds } from '#shared/invasions/content/ids.ts'
import type { InvasionsEvent } from '#shared/invasions/events.ts'
import type { InvasionsView } from '#shared/invasions/view.ts'
import { isProvinceId } from '#shared/invasions/world/world-queries.ts'

const nations: ReadonlySet<string> = new Set(nationIds)

/** Events that concern every side. */
const common: ReadonlySet<InvasionsEvent['type']> = new Set(['turn-began'])

/** Whether an event names the side, one of its nations, or a province that one of its nations controls. */
export function eventConcernsSide(event: InvasionsEvent, side: string, view: InvasionsView): boolean {
  return common.has(event.type) || namesIn(event).some((name) => isOf(name, side, view))
}

function isOf(name: string, side: string, { control }: InvasionsView): boolean {
  if (name === side) return true
  const nation = nationIds.find((id) => id === name) ?? (isProvinceId(name) ? control[name] : undefined)
  return nation !== undefined && nations.has(nation) && sideOf(nation) === side
}

/** All strings in an event, at any depth. */
function namesIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(namesIn) : []
}
