import { sideOf } from '#shared/invasions/catalogue.ts'
import { nationIds } from '#shared/invasions/content/ids.ts'
import type { InvasionsEvent } from '#shared/invasions/events.ts'
import type { InvasionsView } from '#shared/invasions/view.ts'
import { isProvinceId } from '#shared/invasions/world/queries.ts'

const nations: ReadonlySet<string> = new Set(nationIds)

/** What everybody wants to know, whoever it happens to. */
const common: ReadonlySet<InvasionsEvent['type']> = new Set(['turn-began'])

/** Whether an event names the side, a nation of its, or a province that one of its nations controls. */
export function isAbout(event: InvasionsEvent, side: string, view: InvasionsView): boolean {
  return common.has(event.type) || namesIn(event).some((name) => isOf(name, side, view))
}

function isOf(name: string, side: string, { control }: InvasionsView): boolean {
  if (name === side) return true
  const nation = nationIds.find((id) => id === name) ?? (isProvinceId(name) ? control[name] : undefined)
  return nation !== undefined && nations.has(nation) && sideOf(nation) === side
}

/** Every text in an event, however deep. */
function namesIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(namesIn) : []
}
